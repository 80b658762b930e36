-- Bundles that an operator makes: several pools bought in one order, or several groups put into the cart together, with a
-- coupon that holds while all of them are there (spec B§3 Combo, B§4 Cart rules).
create table combos (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 3 and 80),
  tipo text not null check (tipo in ('boloes', 'grupos')),
  cupom_id bigint unique references cupons,
  termina_em timestamptz,
  parado_em timestamptz,
  criado_por bigint not null references usuarios,
  criado_em timestamptz not null,
  -- No discount pays a cota.
  check (cupom_id is null or tipo = 'grupos'),
  unique (id, tipo)
);
comment on column combos.cupom_id is 'It holds for the groups of the combo alone, and while all of them are in the cart.';

create table itens_do_combo (
  combo_id bigint not null,
  tipo text not null,
  posicao smallint not null check (posicao >= 0),
  bolao_id bigint references boloes,
  grupo_id bigint references grupos,
  quantidade smallint not null check (quantidade between 1 and 10),
  primary key (combo_id, posicao),
  foreign key (combo_id, tipo) references combos (id, tipo),
  check ((tipo = 'boloes') = (bolao_id is not null)),
  check ((tipo = 'grupos') = (grupo_id is not null)),
  unique (combo_id, bolao_id),
  unique (combo_id, grupo_id)
);
create index itens_do_combo_bolao on itens_do_combo (bolao_id) where bolao_id is not null;
create index itens_do_combo_grupo on itens_do_combo (grupo_id) where grupo_id is not null;

-- The combo of a cart.
create table combos_do_carrinho (
  usuario_id bigint primary key references usuarios,
  combo_id bigint not null references combos,
  posto_em timestamptz not null
);
