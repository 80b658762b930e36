-- One person brought another one, and this became of it (REGRAS 2.13).
create table indicacoes (
  id bigint generated always as identity primary key,
  indicador_id bigint not null references usuarios,
  indicado_id bigint not null unique references usuarios,
  estado text not null,
  motivo text check (motivo in ('mesmoCpf', 'mesmoAparelho', 'mesmoPagador', 'reembolso', 'limiteDoMes', 'contaEncerrada', 'operacao')),
  criada_em timestamptz not null,
  -- The first subscription that was paid, and from when on it counts.
  fatura_id bigint unique references faturas,
  comprou_em timestamptz,
  credita_em timestamptz,
  creditada_em timestamptz,
  -- The credits of the two: of the new person when the account is whole, of the other one in the end.
  credito_do_indicado bigint references creditos,
  credito_do_indicador bigint references creditos,
  -- The operation holds the credit back while it looks, or looked and found that two people share what is in common.
  retida_em timestamptz,
  conferida_por bigint references usuarios,
  constraint indicacao_de_outro check (indicador_id <> indicado_id),
  constraint indicacao_anulada_por_algo check ((estado = ${indicacao.anulada}) = (motivo is not null)),
  constraint indicacao_comprada check ((fatura_id is null) = (comprou_em is null) and (comprou_em is null) = (credita_em is null)),
  constraint indicacao_creditada check ((estado = ${indicacao.creditada}) = (creditada_em is not null) and (creditada_em is null) = (credito_do_indicador is null))
);
create index indicacoes_do_indicador on indicacoes (indicador_id, id desc);
create index indicacoes_a_creditar on indicacoes (credita_em) where estado = ${indicacao.comprou} and retida_em is null;
create index indicacoes_sem_compra on indicacoes (id) where estado = ${indicacao.cadastrada};
