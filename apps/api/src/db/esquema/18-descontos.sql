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

-- The spend-only credits that a discount of an order takes.
create table usos_promocionais (
  item_id bigint not null references itens_da_fatura,
  credito_id bigint not null references creditos_promocionais,
  valor bigint not null check (valor > 0),
  devolvido bigint not null default 0,
  gasto_em timestamptz,
  solto_em timestamptz,
  primary key (item_id, credito_id),
  check (devolvido between 0 and valor),
  check (gasto_em is null or solto_em is null)
);
comment on column usos_promocionais.solto_em is 'The order was given up: the credit is free again. Until it is paid or given up, the order holds it.';
create index usos_promocionais_credito on usos_promocionais (credito_id);

-- Coupons, which the operation makes, limits and stops; the platform bears them (REGRAS 2.29).
create table cupons (
  id bigint generated always as identity primary key,
  codigo text not null unique check (codigo ~ '^[A-Z0-9-]{2,40}$'),
  nome text not null,
  promocao smallint not null check (promocao in (150, 151, 157)),
  pontos smallint check (pontos between 1 and 10000),
  valor bigint check (valor > 0),
  maximo bigint check (maximo > 0),
  minimo bigint not null default 0 check (minimo >= 0),
  servico_id bigint references servicos,
  so_na_primeira boolean not null default false,
  por_pessoa smallint not null default 1 check (por_pessoa > 0),
  limite integer check (limite > 0),
  usos integer not null default 0 check (usos >= 0),
  comeca_em timestamptz not null,
  termina_em timestamptz,
  parado_em timestamptz,
  criado_em timestamptz not null,
  criado_por bigint not null references usuarios,
  check (num_nonnulls(pontos, valor) = 1),
  check ((promocao = 157) = (servico_id is not null)),
  check (termina_em is null or termina_em > comeca_em),
  constraint cupom_esgotado check (limite is null or usos <= limite)
);
comment on column cupons.pontos is 'Part of share and fee in basis points; null for one of an amount.';
comment on column cupons.usos is 'Orders that hold it or paid with it; kept by a trigger, under the lock of this row.';

create table usos_de_cupom (
  item_id bigint primary key references itens_da_fatura,
  cupom_id bigint not null references cupons,
  usuario_id bigint not null references usuarios,
  vale boolean not null default true,
  usado_em timestamptz not null
);
comment on column usos_de_cupom.vale is 'False once its order was given up: the coupon may be used again.';
create index usos_de_cupom_pessoa on usos_de_cupom (cupom_id, usuario_id) where vale;
create index usos_de_cupom_usuario on usos_de_cupom (usuario_id);

-- The coupon that is applied to a cart.
create table cupons_do_carrinho (
  usuario_id bigint primary key references usuarios,
  cupom_id bigint not null references cupons,
  aplicado_em timestamptz not null
);
