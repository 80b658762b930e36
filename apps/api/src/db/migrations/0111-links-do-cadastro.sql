-- Links that confirm a registration, sent with its code and in its reminder (spec A§2 /cadastro/confirmacao, /cadastro/ativar).
create table links_do_cadastro (
  resumo bytea primary key check (length(resumo) = 32),
  usuario_id bigint not null references usuarios,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz
);
create index links_do_cadastro_usuario on links_do_cadastro (usuario_id);
comment on column links_do_cadastro.resumo is 'SHA-256 of the link''s secret part; whoever has the secret reads that inbox.';

-- What is answered to a registration holds its e-mail. The answers kept so far are in the open and go: a registration
-- sent again finds its e-mail taken.
delete from idempotencia_publica;
alter table idempotencia_publica drop column resposta;
alter table idempotencia_publica add column resposta_cifrada bytea not null;
