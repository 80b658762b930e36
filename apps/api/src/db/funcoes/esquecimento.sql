-- Addresses of access are kept for six months and then forgotten; nothing else of these logs may change, nor that earlier.
create or replace function esquecer_endereco() returns trigger language plpgsql as $$
declare
  v_agora timestamptz := now() + (select deslocamento_ms from relogio) * interval '1 millisecond';
  v_quando timestamptz := (to_jsonb(old) ->> tg_argv[0])::timestamptz;
begin
  if new.ip is null and (to_jsonb(new) - 'ip') = (to_jsonb(old) - 'ip') and v_quando < v_agora - interval '180 days' then
    return new;
  end if;
  raise exception 'history is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger so_esquece before update on segredo_aberturas for each row execute function esquecer_endereco('aberto_em');
create or replace trigger so_esquece before update on aceites for each row execute function esquecer_endereco('aceito_em');
create or replace trigger so_esquece before update on consentimentos for each row execute function esquecer_endereco('em');
create or replace trigger so_esquece before update on documento_aberturas for each row execute function esquecer_endereco('em');

-- Texts that a person wrote, and texts that the staff wrote to or about that person, are deleted with the account, from
-- the histories too (REGRAS 2.17). The fact, its time and its author stay. Nothing else of a history may change.
create or replace function dono_excluido(coisa text, id bigint) returns boolean language sql stable as $$
  select exists (select from usuarios u where u.excluido_em is not null and u.id = case coisa
    when 'usuario' then dono_excluido.id
    when 'grupo' then (select g.administrador_id from grupos g where g.id = dono_excluido.id)
    when 'retirada' then (select r.usuario_id from retiradas r where r.id = dono_excluido.id)
    when 'assinatura' then (select a.usuario_id from assinaturas a where a.id = dono_excluido.id)
    when 'validacaoConta' then (select v.usuario_id from validacoes_conta v where v.id = dono_excluido.id)
  end)
$$;

create or replace function esquecer_texto_da_auditoria() returns trigger language plpgsql as $$
declare
  v_agora timestamptz := now() + (select deslocamento_ms from relogio) * interval '1 millisecond';
begin
  if new.ip is null and (to_jsonb(new) - 'ip') = (to_jsonb(old) - 'ip') and old.em < v_agora - interval '180 days' then
    return new;
  end if;
  if (to_jsonb(new) - 'dados') = (to_jsonb(old) - 'dados') and new.dados = old.dados - array['texto', 'mensagem', 'assunto']
    and old.alvo ~ '^(usuario|grupo|retirada|assinatura):[0-9]+$'
    and dono_excluido(split_part(old.alvo, ':', 1), split_part(old.alvo, ':', 2)::bigint) then
    return new;
  end if;
  raise exception 'history is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger so_esquece before update on auditoria for each row execute function esquecer_texto_da_auditoria();

create or replace function esquecer_texto_da_transicao() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'dados') = (to_jsonb(old) - 'dados') and new.dados = old.dados - array['texto', 'mensagem']
    and dono_excluido(old.entidade, old.entidade_id) then
    return new;
  end if;
  raise exception 'history is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger so_esquece before update on transicoes for each row execute function esquecer_texto_da_transicao();

-- An acceptance under an e-mail that nobody ever confirmed binds nobody, so it is deleted with the registration. Every
-- other acceptance stays.
create or replace function recusar_apagar_aceite() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from usuarios u where u.id = old.usuario_id and (u.email_verificado_em is not null or u.excluido_em is not null)
  ) then
    raise exception 'history is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create or replace trigger so_sem_dono before delete on aceites for each row execute function recusar_apagar_aceite();
