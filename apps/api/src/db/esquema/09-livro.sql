-- The ledger: append-only double entry (CONFIABILIDADE 1; HOUSE §7). Sign: an account's balance is the platform's debt
-- to its holder. Money at a provider is therefore negative (liquidacao), people's money is positive, and everything
-- always sums to zero.
create table tipos_conta (
  tipo text primary key,
  do_usuario boolean not null,
  minimo bigint
);
comment on column tipos_conta.minimo is 'Lowest balance allowed, in centavos; null = unbounded (platform accounts).';
insert into tipos_conta (tipo, do_usuario, minimo) values
  ('disponivel', true, 0), ('bloqueado', true, 0), ('caucao', true, 0), ('recebivel', true, 0), ('promocional', true, 0), ('guardado', true, 0),
  ('receita_taxas', false, null), ('custo_meios', false, null), ('liquidacao', false, null), ('apostas_a_fazer', false, null), ('apostas_feitas', false, null), ('premios_a_pagar', false, null),
  ('ajuste_centavos', false, null), ('estornos_a_pagar', false, null), ('retiradas_em_curso', false, null), ('cobertura', false, null);

create table contas (
  id bigint generated always as identity primary key,
  tipo text not null references tipos_conta,
  usuario_id bigint references usuarios,
  provedor text not null default '',
  saldo bigint,
  minimo bigint,
  constraint saldo_minimo check (saldo is null or minimo is null or saldo >= minimo),
  unique nulls not distinct (tipo, usuario_id, provedor)
);
comment on column contas.saldo is 'Cached balance in centavos, kept by the entry trigger in the same statement. Null for platform accounts: every purchase touches them, so their balance is always the sum of their entries and no row is hot.';
create index contas_usuario on contas (usuario_id) where usuario_id is not null;
insert into contas (tipo) select tipo from tipos_conta where not do_usuario and tipo <> 'liquidacao';
insert into contas (tipo, provedor) values ('liquidacao', 'pix'), ('liquidacao', 'pix-envio');

create table transacoes (
  id bigint generated always as identity primary key,
  motivo text not null,
  origem text not null,
  origem_id bigint not null,
  chave text unique,
  anula_id bigint references transacoes,
  ator_id bigint,
  criada_em timestamptz not null,
  xid xid8 not null default pg_current_xact_id()
);
comment on column transacoes.chave is 'Natural key of the effect, e.g. "fatura:12:paga": the same effect can never be written twice.';
create index transacoes_origem on transacoes (origem, origem_id);
create index transacoes_xid on transacoes (xid, id);
-- A mistake of the ledger is corrected once: a transaction is reversed by one other at most (HOUSE §7).
create unique index transacoes_anula on transacoes (anula_id) where anula_id is not null;

create table partidas (
  id bigint generated always as identity primary key,
  transacao_id bigint not null references transacoes,
  conta_id bigint not null,
  valor bigint not null check (valor <> 0)
);
create index partidas_transacao on partidas (transacao_id);
create index partidas_conta on partidas (conta_id, id);

-- The hash chain. Sealed behind the writers (by a job, in commit order) so that no purchase waits for another one's hash.
create table lacres (
  sequencia bigint primary key,
  transacao_id bigint not null unique references transacoes,
  hash_anterior bytea not null,
  hash bytea not null
);

create table conferencias (
  completa boolean primary key,
  conferida_em timestamptz not null,
  ate_sequencia bigint not null,
  invariantes jsonb not null
);
comment on table conferencias is 'The last check of the ledger of each kind: of everything, and of what was sealed since (one row each).';
