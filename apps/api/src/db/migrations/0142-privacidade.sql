-- What a person may ask about the own data: copies, the end of the account, and a number for measuring (REGRAS 2.17; spec A§7).
create table identificadores (
  usuario_id bigint primary key references usuarios,
  identificador uuid not null default gen_random_uuid(),
  analytics_storage boolean not null,
  ad_storage boolean not null,
  atualizado_em timestamptz not null,
  check (analytics_storage or ad_storage)
);
comment on table identificadores is 'A random number by which use is measured, only while the person consents to something: without consent there is no row.';

create table exportacoes (
  id bigint generated always as identity primary key,
  id_publico uuid not null unique default gen_random_uuid(),
  usuario_id bigint not null references usuarios,
  estado text not null check (estado in ('pedida', 'gerando', 'pronta', 'falhou', 'apagada')),
  progresso smallint not null default 0 check (progresso between 0 and 100),
  pedida_em timestamptz not null,
  pronta_em timestamptz,
  expira_em timestamptz,
  chave_embrulhada bytea,
  json_cifrado bytea,
  pdf_cifrado bytea,
  tamanho_json integer,
  tamanho_pdf integer,
  check ((estado = 'pronta') = (json_cifrado is not null and pdf_cifrado is not null and chave_embrulhada is not null)),
  check (estado <> 'pronta' or expira_em is not null)
);
comment on table exportacoes is 'Copies of a person''s data: encrypted under a key of their own, gone after some days; that they were asked for stays.';
create unique index exportacoes_em_curso on exportacoes (usuario_id) where estado in ('pedida', 'gerando');
create index exportacoes_usuario on exportacoes (usuario_id, id desc);

create table exclusoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  estado text not null check (estado in ('pedida', 'desfeita', 'impedida', 'concluida')),
  pedida_em timestamptz not null,
  executa_em timestamptz not null,
  encerrada_em timestamptz,
  impedimentos text[] not null default '{}',
  check ((estado = 'pedida') = (encerrada_em is null))
);
comment on table exclusoes is 'Requests to end an account: seven days to undo, then done, or impedida when something came up meanwhile.';
create unique index exclusoes_em_curso on exclusoes (usuario_id) where estado = 'pedida';
create index exclusoes_usuario on exclusoes (usuario_id, id desc);

create table contas_excluidas (
  usuario_id bigint primary key references usuarios,
  email_indice bytea not null,
  cpf_indice bytea,
  excluida_em timestamptz not null,
  guardar_ate timestamptz not null
);
comment on table contas_excluidas is 'The last tie between a deleted account and a person, as keyed hashes: to answer the law and refuse fraud for five years, then deleted.';
create index contas_excluidas_cpf on contas_excluidas (cpf_indice) where cpf_indice is not null;
create index contas_excluidas_prazo on contas_excluidas (guardar_ate);

alter table usuarios add column exclusao_em timestamptz, add column excluido_em timestamptz;
comment on column usuarios.exclusao_em is 'When the account will be deleted, while its owner may still undo it.';

-- Addresses of access are kept for six months and then forgotten; nothing else of these logs may change, nor that earlier.
create function esquecer_endereco() returns trigger language plpgsql as $$
declare
  v_agora timestamptz := now() + (select deslocamento_ms from relogio) * interval '1 millisecond';
  v_quando timestamptz := (to_jsonb(old) ->> tg_argv[0])::timestamptz;
begin
  if new.ip is null and (to_jsonb(new) - 'ip') = (to_jsonb(old) - 'ip') and v_quando < v_agora - interval '180 days' then
    return new;
  end if;
  raise exception 'history is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger somente_inclusao on auditoria;
create trigger somente_inclusao before delete or truncate on auditoria execute function recusar_mudanca();
create trigger so_esquece before update on auditoria for each row execute function esquecer_endereco('em');
grant update (ip) on auditoria to rateia_app;
drop trigger somente_inclusao on segredo_aberturas;
create trigger somente_inclusao before delete or truncate on segredo_aberturas execute function recusar_mudanca();
create trigger so_esquece before update on segredo_aberturas for each row execute function esquecer_endereco('aberto_em');
grant update (ip) on segredo_aberturas to rateia_app;
create index auditoria_enderecos on auditoria (em) where ip is not null;
