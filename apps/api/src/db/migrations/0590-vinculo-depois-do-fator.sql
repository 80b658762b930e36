-- The code of /cadastro/falta-pouco does not link an account that has a second factor: the way to the provider waits with
-- the login, and is linked when the factor is right (spec A§4 Registration, A§6 Two-factor; record 620).
alter table entradas_em_curso add column autenticacao bytea references autenticacoes_externas on delete set null;
create index entradas_em_curso_autenticacao on entradas_em_curso (autenticacao) where autenticacao is not null;
comment on column entradas_em_curso.autenticacao is 'The way to a provider that this login links once its second factor is right.';
