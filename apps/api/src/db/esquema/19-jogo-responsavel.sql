-- Responsible play (REGRAS 2.12 Limits): what a person may spend on pools in a month, what he spent, and his times away.

create table limites_de_jogo (
  usuario_id bigint primary key references usuarios,
  valor bigint not null check (valor >= 0),
  valor_novo bigint,
  vale_em timestamptz,
  mudado_em timestamptz not null,
  check ((valor_novo is null) = (vale_em is null)),
  check (valor_novo > valor),
  check (vale_em >= mudado_em + interval '24 hours')
);
comment on table limites_de_jogo is 'Only what was changed: a person without a row has the limit of the rules. A greater limit waits in valor_novo for at least 24 hours.';

create table afastamentos_de_jogo (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  tipo text not null check (tipo in ('pausa', 'autoexclusao')),
  desde timestamptz not null,
  ate timestamptz,
  check (ate > desde),
  check (ate is not null or tipo = 'autoexclusao')
);
comment on table afastamentos_de_jogo is 'Times away that a person asked for. None is shortened or erased; one without an end is ended six months later at the earliest.';
create index afastamentos_de_jogo_da_pessoa on afastamentos_de_jogo (usuario_id, ate desc nulls first);

create table gastos_de_jogo (
  usuario_id bigint not null references usuarios,
  mes date not null check (extract(day from mes) = 1),
  gasto bigint not null check (gasto >= 0),
  primary key (usuario_id, mes)
);
comment on table gastos_de_jogo is 'The cotas that a person holds or bought in a month of Brasília, fee included. The row is the lock under which the limit is kept.';
