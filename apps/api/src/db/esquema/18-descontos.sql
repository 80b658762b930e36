-- Spend-only credit: what was given, what orders hold or spent of it, and what ended unspent (REGRAS 2.13, 2.29).
create table creditos_promocionais (
  credito_id bigint primary key references creditos,
  usuario_id bigint not null references usuarios,
  valor bigint not null check (valor > 0),
  retido bigint not null default 0 check (retido >= 0),
  gasto bigint not null default 0 check (gasto >= 0),
  vencido bigint not null default 0 check (vencido >= 0),
  valido_ate date not null,
  constraint promocional_cabe check (retido + gasto + vencido <= valor)
);
comment on table creditos_promocionais is 'Each spend-only credit, beside its row of creditos. It is spent before the wallet and never withdrawn.';
comment on column creditos_promocionais.valido_ate is 'The last day on which it may be spent.';
comment on column creditos_promocionais.retido is 'The part that open orders hold; gasto is the part that paid orders spent, less what came back.';
comment on column creditos_promocionais.vencido is 'The part that ended unspent, or that its owner gave up.';
create index creditos_promocionais_livres on creditos_promocionais (usuario_id, valido_ate) where retido + gasto + vencido < valor;
