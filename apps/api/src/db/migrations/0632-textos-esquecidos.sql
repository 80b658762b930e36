-- What a person wrote, and what the staff wrote to or about her, goes with the account, out of the histories too (REGRAS
-- 2.17; record 668). That something happened, when and by whom stays, and nothing else of a history may change.
create function dono_excluido(coisa text, id bigint) returns boolean language sql stable as $$
  select exists (select from usuarios u where u.excluido_em is not null and u.id = case coisa
    when 'usuario' then dono_excluido.id
    when 'grupo' then (select g.administrador_id from grupos g where g.id = dono_excluido.id)
    when 'retirada' then (select r.usuario_id from retiradas r where r.id = dono_excluido.id)
    when 'assinatura' then (select a.usuario_id from assinaturas a where a.id = dono_excluido.id)
    when 'validacaoConta' then (select v.usuario_id from validacoes_conta v where v.id = dono_excluido.id)
  end)
$$;

create function esquecer_texto_da_auditoria() returns trigger language plpgsql as $$
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
drop trigger so_esquece on auditoria;
create trigger so_esquece before update on auditoria for each row execute function esquecer_texto_da_auditoria();
grant update (dados) on auditoria to rateia_app;

create function esquecer_texto_da_transicao() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'dados') = (to_jsonb(old) - 'dados') and new.dados = old.dados - array['texto', 'mensagem']
    and dono_excluido(old.entidade, old.entidade_id) then
    return new;
  end if;
  raise exception 'history is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger somente_inclusao on transicoes;
create trigger somente_inclusao before delete or truncate on transicoes execute function recusar_mudanca();
create trigger so_esquece before update on transicoes for each row execute function esquecer_texto_da_transicao();
grant update (dados) on transicoes to rateia_app;

-- Accounts that were deleted before.
update auditoria set dados = dados - array['texto', 'mensagem', 'assunto']
  where dados ?| array['texto', 'mensagem', 'assunto'] and alvo ~ '^(usuario|grupo|retirada|assinatura):[0-9]+$'
    and dono_excluido(split_part(alvo, ':', 1), split_part(alvo, ':', 2)::bigint);
update transicoes set dados = dados - array['texto', 'mensagem']
  where dados ?| array['texto', 'mensagem'] and dono_excluido(entidade, entidade_id);
update validacoes_conta set mensagem = null where mensagem is not null and dono_excluido('usuario', usuario_id);
update revisoes set mensagem = null where mensagem is not null and dono_excluido('usuario', usuario_id);
update grupos set regras = '', mensagem_operador = '' where dono_excluido('usuario', administrador_id);
update dispositivos set nome = 'Aparelho' where dono_excluido('usuario', usuario_id);
