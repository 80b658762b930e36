-- Pools that come again: a series has the same bets in each draw of its lottery, and its pools are made by the product's
-- clocks. A person's standing place in one is an adesão (REGRAS 2.12 Recurring).
create table series (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  loteria text not null,
  modo text not null check (modo in ('recibo_de_cota', 'um_bilhete')),
  total_cotas integer not null check (total_cotas between 2 and 100),
  apostas jsonb not null check (jsonb_array_length(apostas) between 1 and 10),
  semente text,
  criada_por bigint references usuarios,
  criada_em timestamptz not null,
  encerrada_em timestamptz
);

-- The pool of each draw of a series, a draft until its members are charged.
create table boloes_da_serie (
  bolao_id bigint primary key references boloes,
  serie_id bigint not null references series,
  concurso integer not null check (concurso > 0),
  cobrar_em timestamptz not null,
  aberto_em timestamptz,
  unique (serie_id, concurso)
);

create table adesoes (
  id bigint generated always as identity primary key,
  estado text not null,
  serie_id bigint not null references series,
  usuario_id bigint not null references usuarios,
  cotas integer not null check (cotas between 1 and 100),
  valor_cota bigint not null check (valor_cota > 0),
  faltas smallint not null default 0 check (faltas >= 0),
  saldo bigint not null default 0 check (saldo >= 0),
  criada_em timestamptz not null,
  mudou_em timestamptz not null,
  constraint adesoes_saldo_volta check (saldo = 0 or estado <> ${adesao.encerrada})
);
comment on column adesoes.valor_cota is 'The most that the person agreed to pay for a cota of one draw; a higher price is not charged.';
comment on column adesoes.faltas is 'Misses in a row; a paid draw begins anew.';
comment on column adesoes.saldo is 'Centavos of the person''s account guardado that he put aside for this place; they go back before it ends.';
create unique index adesoes_uma on adesoes (serie_id, usuario_id) where estado <> ${adesao.encerrada};
create index adesoes_usuario on adesoes (usuario_id);

-- The fate of each draw for each person: the statement of his place.
create table sorteios_da_adesao (
  adesao_id bigint not null references adesoes,
  bolao_id bigint not null references boloes_da_serie,
  destino text not null check (destino in ('pulado', 'reservado', 'pago', 'falta')),
  motivo text check (motivo in ('semSaldo', 'limite', 'preco', 'naoPode')),
  fatura_id bigint unique references faturas,
  em timestamptz not null,
  primary key (adesao_id, bolao_id),
  check ((destino = 'falta') = (motivo is not null)),
  check (destino not in ('reservado', 'pago') or fatura_id is not null),
  check (destino <> 'pulado' or fatura_id is null)
);
create index sorteios_da_adesao_bolao on sorteios_da_adesao (bolao_id);

-- The make-up of a pool under a name: an operator makes the next pools from it. A pool keeps nothing of its template, so one
-- may go (REGRAS 2.12 Templates).
create table moldes (
  id bigint generated always as identity primary key,
  nome text not null unique check (length(nome) between 1 and 60),
  loterias text[] not null check (cardinality(loterias) between 1 and 14),
  modo text not null check (modo in ('recibo_de_cota', 'um_bilhete')),
  total_cotas integer not null check (total_cotas between 2 and 100),
  jogos jsonb not null,
  subsidio bigint check (subsidio > 0),
  criado_por bigint not null references usuarios,
  criado_em timestamptz not null,
  mudou_em timestamptz not null
);
comment on column moldes.jogos is 'The bets as they were asked for: written, by chance, or by a covering scheme.';
