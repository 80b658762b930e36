-- Results by hand, and the prizes of pools (REGRAS 2.12). Bets are checked against `resultados` alone.

-- Two people of the operation give a result that the sources contradict, do not have, or have wrong.
create table resultados_a_mao (
  id bigint generated always as identity primary key,
  loteria text not null,
  concurso integer not null check (concurso > 0),
  resultado jsonb not null,
  motivo text not null check (length(motivo) between 5 and 300),
  proposto_por bigint not null references usuarios,
  proposto_em timestamptz not null,
  confirmado_por bigint references usuarios,
  recusado_por bigint references usuarios,
  decidido_em timestamptz,
  check (confirmado_por <> proposto_por),
  check (num_nonnulls(confirmado_por, recusado_por) <= 1),
  check ((decidido_em is null) = (num_nonnulls(confirmado_por, recusado_por) = 0))
);
create unique index resultados_a_mao_em_aberto on resultados_a_mao (loteria, concurso) where decidido_em is null;

-- The division of a pool's prize. Every cota gets the same, sold or not; the rest stays with the pool.
create table bolao_apuracoes (
  bolao_id bigint primary key references boloes,
  premio bigint not null check (premio >= 0),
  cotas integer not null check (cotas > 0),
  por_cota bigint not null check (por_cota >= 0),
  resto bigint not null check (resto >= 0 and resto < cotas),
  sorteado_em date not null,
  resgatar_ate date not null,
  apurado_em timestamptz not null,
  guardiao text not null check (length(guardiao) between 2 and 80),
  recebido_em timestamptz,
  recebido_por bigint references usuarios,
  evidencia text check (length(evidencia) between 5 and 300),
  check (premio = por_cota * cotas + resto),
  check (num_nonnulls(recebido_em, recebido_por, evidencia) in (0, 3)),
  check (recebido_em is null or premio > 0)
);
comment on column bolao_apuracoes.guardiao is 'The holder of the ticket.';
comment on column bolao_apuracoes.evidencia is 'How the payment of the prize to the organiser is proven.';
create index bolao_apuracoes_a_receber on bolao_apuracoes (resgatar_ate, bolao_id) where premio > 0 and recebido_em is null;

create table bolao_conferencias (
  bolao_id bigint not null,
  ordem smallint not null,
  acertos smallint[] not null,
  faixas jsonb not null,
  premio bigint not null check (premio >= 0),
  primary key (bolao_id, ordem),
  foreign key (bolao_id, ordem) references bolao_apostas
);
