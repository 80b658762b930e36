-- What an invoice gave back: a full refund is 67, a partial one keeps 13 with notes (REGRAS 2.3).
alter table creditos add column fatura_id bigint references faturas;
comment on column creditos.fatura_id is 'The invoice that the credit gives back, or whose forecast it releases; null for top-ups.';

create table notas_de_credito (
  id bigint generated always as identity primary key,
  fatura_id bigint not null references faturas,
  credito_id bigint not null references creditos,
  caso text not null,
  valor_plano bigint not null check (valor_plano >= 0),
  valor_taxa bigint not null check (valor_taxa >= 0),
  valor_caucao bigint not null check (valor_caucao >= 0),
  valor_total bigint generated always as (valor_plano + valor_taxa + valor_caucao) stored check (valor_plano + valor_taxa + valor_caucao > 0),
  criada_em timestamptz not null
);
comment on column notas_de_credito.caso is 'Row of the refund table that it falls under (REGRAS 2.9).';
create index notas_de_credito_fatura on notas_de_credito (fatura_id);
create index notas_de_credito_credito on notas_de_credito (credito_id);
create trigger somente_inclusao before update or delete or truncate on notas_de_credito execute function recusar_mudanca();
revoke update, delete, truncate on notas_de_credito from rateia_app;
