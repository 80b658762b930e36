-- Ending an account does not end what was decided about it: the hashes that are kept for five years against fraud are read
-- when somebody comes back (REGRAS 2.17; record 666).
alter table contas_excluidas
  add column telefone_indice bytea,
  add column restrita boolean not null default false,
  add column em_analise boolean not null default false;
comment on column contas_excluidas.restrita is 'The account was barred from new groups when it was deleted.';
comment on column contas_excluidas.em_analise is 'The staff had not decided about the account when it was deleted.';
create index contas_excluidas_email on contas_excluidas (email_indice);
create index contas_excluidas_telefone on contas_excluidas (telefone_indice) where telefone_indice is not null;

create table sancoes_herdadas (
  excluida_id bigint not null references contas_excluidas on delete cascade,
  usuario_id bigint not null references usuarios,
  por text not null check (por in ('cpf', 'email', 'telefone')),
  em timestamptz not null,
  primary key (excluida_id, usuario_id)
);
comment on table sancoes_herdadas is 'What a deleted account left to a new one, once: what the staff lifts afterwards stays lifted.';
create index sancoes_herdadas_usuario on sancoes_herdadas (usuario_id);

alter table revisoes drop constraint revisoes_tipo_check,
  add constraint revisoes_tipo_check check (tipo in ('arrependimento', 'cobertura', 'envioContradito', 'devolucaoContradita', 'contaDeVolta'));
