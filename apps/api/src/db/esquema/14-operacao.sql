-- The product's numbers, and the matters that the operation settles by hand: money that stands still, and people to
-- look at (REGRAS 2.9, 2.14, 2.15).

create table regras (
  versao integer primary key,
  vigente_desde timestamptz not null,
  valores jsonb not null,
  proposta_por bigint references usuarios,
  aprovada_por bigint references usuarios,
  criada_em timestamptz not null default now(),
  -- The product's numbers are proposed by one person and approved by another (REGRAS 2.15); both are people we know.
  constraint regras_duas_pessoas check (aprovada_por is null or (proposta_por is not null and proposta_por <> aprovada_por))
);
comment on table regras is 'Product numbers (REGRAS), versioned and dated. The newest row in force wins over the defaults of the domain.';

-- Returns of money that one person of the staff may not decide alone: another person approves them. A proposal is
-- decided once and never erased.
create table propostas_de_devolucao (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('pix', 'devolucao', 'revisao')),
  alvo text not null,
  acao text not null check (acao in ('devolver', 'creditar', 'desbloquear', 'estornar')),
  valor bigint not null check (valor >= 0),
  mensagem text not null check (length(mensagem) between 5 and 1000),
  proposta_por bigint not null references usuarios,
  proposta_em timestamptz not null,
  decisao text check (decisao in ('aprovada', 'recusada')),
  decidida_por bigint references usuarios,
  decidida_em timestamptz,
  check ((decisao is null) = (decidida_em is null) and (decisao is null) = (decidida_por is null)),
  check (decisao is distinct from 'aprovada' or decidida_por <> proposta_por)
);
create unique index propostas_de_devolucao_aberta on propostas_de_devolucao (tipo, alvo) where decisao is null;

create table revisoes (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('arrependimento', 'cobertura', 'transferenciaContradita', 'devolucaoContradita', 'recebimentoContradito', 'contaDeVolta')),
  usuario_id bigint not null references usuarios,
  assinatura_id bigint references assinaturas,
  dados jsonb not null default '{}',
  -- The part of the balance that it holds and that no credit stands for: a withdrawal that came back and that the bank says it paid.
  retido bigint not null default 0 check (retido >= 0),
  aberta_em timestamptz not null,
  decisao text check (decisao in ('manter', 'restringir', 'estornar')),
  mensagem text,
  decidida_por bigint references usuarios,
  decidida_em timestamptz,
  -- Null with a decision: the bank itself said the last word of a dispute.
  check ((decisao is null) = (decidida_em is null) and (decidida_por is null or decisao is not null)),
  check (decidida_por is distinct from usuario_id)
);
comment on table revisoes is 'People whom a rule asks somebody to look at; the right they used was never held back (REGRAS 2.9).';
create unique index revisoes_assinatura on revisoes (tipo, assinatura_id);
create index revisoes_abertas on revisoes (aberta_em) where decisao is null;
create index revisoes_usuario on revisoes (usuario_id);
create unique index revisoes_alvo on revisoes (tipo, (dados ->> 'alvo')) where dados ? 'alvo';
