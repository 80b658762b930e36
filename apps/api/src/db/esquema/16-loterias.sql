-- Results of the lotteries. A special edition is a concurso of its parent.

create table resultados_recebidos (
  loteria text not null,
  concurso integer not null check (concurso > 0),
  fonte text not null check (fonte in ('oficial', 'alternativa')),
  resultado jsonb not null,
  recebido_em timestamptz not null,
  primary key (loteria, concurso, fonte)
);
comment on table resultados_recebidos is 'What each of the two sources last said of a concurso, until and after they agree.';

create table resultados (
  loteria text not null,
  concurso integer not null check (concurso > 0),
  sorteado_em date not null,
  resultado jsonb not null,
  -- The next concurso, as a source sees it: a hint that is never shown unchecked.
  proximo_em date,
  premio_estimado bigint check (premio_estimado > 0),
  acumulado boolean not null,
  conferido_em timestamptz not null,
  primary key (loteria, concurso)
);
comment on table resultados is 'A result on which both sources agree; bets are checked against it alone.';
