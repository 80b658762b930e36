-- Invoices, forecasts, credits, payments, returns, notices and reconciliation (spec B§3, B§4; REGRAS 2.3 to 2.6).

-- An invoice is a document of a person with lines. Its items name the purchases. The method of payment that the person
-- chooses adds a cost, which is never part of the sum of the items (REGRAS 2.3, 2.4).
create table faturas (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  status smallint not null,
  subtotal bigint not null check (subtotal >= 0),
  valor_custo_meio bigint not null default 0 check (valor_custo_meio >= 0),
  valor_total bigint generated always as (subtotal + valor_custo_meio) stored,
  emitida_em timestamptz not null,
  vence_em date not null,
  paga_em timestamptz,
  meio_pagamento smallint,
  taxas_meio_pagamento jsonb not null default '{}',
  tentativas smallint not null default 0,
  causa_falha text,
  retida_ate timestamptz,
  check ((status in (${fatura.pago}, ${fatura.estornado})) = (paga_em is not null))
);
comment on column faturas.retida_ate is 'Until when what it buys is held for its payment; null where nothing is held.';
create index faturas_usuario on faturas (usuario_id, id desc);
create index faturas_abertas on faturas (vence_em) where status in (${fatura.pendente}, ${fatura.atraso});

-- One thing that an invoice charges, or takes off. Data of one kind alone stands in the kind's own table.
create table itens_da_fatura (
  id bigint generated always as identity primary key,
  fatura_id bigint not null references faturas,
  posicao smallint not null check (posicao > 0),
  tipo text not null,
  quantidade smallint not null check (quantidade > 0),
  valor bigint not null,
  desconto boolean not null default false,
  check (case when desconto then valor <= 0 else valor >= 0 end),
  unique (fatura_id, posicao),
  unique (id, tipo, valor)
);
comment on table itens_da_fatura is 'Written with their invoice, in one transaction, and never changed; an invoice is the sum of its items.';

-- Seats of a group: the entry into it, a month of it, or a deposit that is rebuilt.
create table itens_de_vaga (
  item_id bigint primary key,
  tipo text not null check (tipo in ('primeira', 'mensalidade', 'caucao')),
  assinatura_id bigint not null references assinaturas,
  grupo_id bigint not null references grupos,
  valor_plano bigint not null check (valor_plano >= 0),
  valor_taxa bigint not null check (valor_taxa >= 0),
  valor_caucao bigint not null check (valor_caucao >= 0),
  valor bigint generated always as (valor_plano + valor_taxa + valor_caucao) stored,
  competencia_inicio date,
  competencia_fim date,
  paga_pela_caucao boolean not null default false,
  vale boolean not null default true,
  foreign key (item_id, tipo, valor) references itens_da_fatura (id, tipo, valor)
);
comment on column itens_de_vaga.vale is 'False once its invoice is cancelled: the month may then be charged again.';
create unique index itens_de_vaga_competencia on itens_de_vaga (assinatura_id, tipo, competencia_inicio) where vale and competencia_inicio is not null;
create index itens_de_vaga_assinatura on itens_de_vaga (assinatura_id, item_id desc);
-- Months served by an administrator, for the cards of his groups. Partial: a purchase, whose month is not known yet, does not touch it.
create index itens_de_vaga_ciclos on itens_de_vaga (grupo_id, competencia_inicio) where competencia_inicio is not null;

-- The part that a discount pays of each item that it makes cheaper: of its share and fee, never of its deposit (REGRAS 2.29).
create table partes_do_desconto (
  desconto_id bigint not null references itens_da_fatura,
  item_id bigint not null references itens_da_fatura,
  base bigint not null,
  valor bigint not null check (valor > 0),
  primary key (desconto_id, item_id),
  constraint desconto_cabe check (valor <= base)
);
comment on column partes_do_desconto.base is 'The part of the item that discounts may pay: its share and fee, before any of them.';
create index partes_do_desconto_item on partes_do_desconto (item_id);

-- A seat's item with its invoice, for all that is asked of a membership.
create view faturas_de_vaga as
  select f.id, v.item_id, v.tipo, v.assinatura_id, f.usuario_id, v.grupo_id, i.quantidade as vagas, f.status, v.valor_plano,
    v.valor_taxa, v.valor_caucao, f.subtotal, f.valor_custo_meio, f.valor_total, v.competencia_inicio, v.competencia_fim,
    f.emitida_em, f.vence_em, f.paga_em, v.paga_pela_caucao, f.meio_pagamento, f.taxas_meio_pagamento, f.tentativas, f.causa_falha
  from itens_de_vaga v join itens_da_fatura i on i.id = v.item_id join faturas f on f.id = i.fatura_id;

create table previsoes (
  id bigint generated always as identity primary key,
  fatura_id bigint not null references faturas,
  grupo_id bigint not null references grupos,
  administrador_id bigint not null references usuarios,
  valor bigint not null check (valor > 0),
  status smallint not null,
  libera_em date,
  realizada_em timestamptz,
  criada_em timestamptz not null,
  -- An invoice may have seats of several groups: each of their administrators expects his own part.
  unique (fatura_id, grupo_id)
);
create index previsoes_administrador on previsoes (administrador_id, id desc);
create index previsoes_grupo on previsoes (grupo_id, id desc);

create table creditos (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  origem text not null check (origem in ('recarga', 'reembolso', 'pagamentoTardio', 'recebimento', 'indicacao', 'promocao', 'desculpa', 'premio', 'fila')),
  valor bigint not null check (valor > 0),
  status smallint not null,
  -- The held part of it (33); less than its value if a part was spent before. Null while nothing is held.
  retido bigint check (retido between 0 and valor),
  disponivel bigint generated always as (case when status = ${credito.disponivel} then valor when status = ${credito.bloqueado} then valor - coalesce(retido, valor) else 0 end) stored,
  bloqueado bigint generated always as (case when status = ${credito.bloqueado} then coalesce(retido, valor) else 0 end) stored,
  pendente bigint generated always as (case when status = ${credito.pendentePagamento} then valor else 0 end) stored,
  meio_pagamento smallint,
  descricao text not null default '',
  criado_em timestamptz not null,
  resolvido_em timestamptz,
  -- The invoice that a refund gave back: a full refund is 67, a partial one keeps 13 with notes (REGRAS 2.3).
  fatura_id bigint references faturas,
  -- The membership whose first month it holds until the entry date (REGRAS 2.10).
  assinatura_id bigint references assinaturas,
  constraint credito_da_fila check ((assinatura_id is null) = (origem <> 'fila')),
  check (retido is null or status = ${credito.bloqueado})
);
create unique index creditos_da_fila on creditos (assinatura_id) where assinatura_id is not null;
comment on column creditos.fatura_id is 'The invoice that the credit gives back, or whose forecast it releases; null for top-ups.';
create index creditos_usuario on creditos (usuario_id, id desc);

-- A payment knows its method and its document; the data of its provider are in the table of its method.
create table pagamentos (
  id bigint generated always as identity primary key,
  id_publico uuid not null unique default gen_random_uuid(),
  usuario_id bigint not null references usuarios,
  fatura_id bigint references faturas,
  credito_id bigint references creditos,
  provedor text not null,
  meio_pagamento smallint not null,
  valor bigint not null check (valor > 0),
  estado text not null,
  resultado text,
  expira_em timestamptz not null,
  pago_em timestamptz,
  criado_em timestamptz not null,
  conferido_em timestamptz,
  constraint pagamento_de_um_documento check (num_nonnulls(fatura_id, credito_id) = 1)
);
comment on column pagamentos.resultado is 'The use of the money where it is not the plain case: vagaOcupada, terceiro, valorDiferente, duplicado.';
create index pagamentos_usuario on pagamentos (usuario_id, id desc);
create index pagamentos_abertos on pagamentos (criado_em) where estado in (${pagamento.criado}, ${pagamento.aguardando}, ${pagamento.processando});
create index pagamentos_fatura on pagamentos (fatura_id) where fatura_id is not null;

-- The charge of a payment by Pix: its txid is made before the provider hears of it (CONFIABILIDADE 1.5).
create table cobrancas_pix (
  pagamento_id bigint primary key references pagamentos,
  txid text not null unique check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  copia_e_cola text
);

-- All money that reached our account at a provider, each receipt once, whether or not a charge asked for it.
create table recebimentos (
  id bigint generated always as identity primary key,
  provedor text not null,
  referencia text not null,
  cobranca text,
  pagamento_id bigint references pagamentos,
  valor bigint not null check (valor > 0),
  horario timestamptz not null,
  pagador_cpf_indice bytea,
  registrado_em timestamptz not null,
  destino text not null check (destino in ('aplicado', 'devolucao', 'credito', 'emAnalise')),
  -- The returns of a money never exceed it: a return that the provider did not make no longer counts.
  em_devolucao bigint not null default 0,
  -- The balance that an operator made of it, where it belonged to no charge.
  credito_id bigint references creditos,
  unique (provedor, referencia),
  constraint devolucao_cabe check (em_devolucao between 0 and valor)
);
comment on column recebimentos.referencia is 'The name of the receipt at the provider: the endToEndId of a Pix.';
comment on column recebimentos.cobranca is 'The name, at the provider, of the charge that it pays: the txid of a Pix; null for money that we did not ask for.';
comment on column recebimentos.em_devolucao is 'Sum of its returns that were made or may still be; kept by a trigger.';
create index recebimentos_em_analise on recebimentos (registrado_em) where destino = 'emAnalise';
create index recebimentos_horario on recebimentos (provedor, horario);
create index recebimentos_pagamento on recebimentos (pagamento_id) where pagamento_id is not null;

create table devolucoes (
  id bigint generated always as identity primary key,
  id_devolucao text not null unique,
  recebimento_id bigint not null references recebimentos,
  pagamento_id bigint references pagamentos,
  valor bigint not null check (valor > 0),
  motivo text not null,
  estado text not null default ${devolucao.criada},
  criada_em timestamptz not null,
  concluida_em timestamptz,
  resolucao text check (resolucao in ('saldo', 'novaDevolucao')),
  resolvida_em timestamptz,
  credito_id bigint references creditos,
  anterior_id bigint references devolucoes,
  -- The time of the last question to the provider: a return that the provider cannot answer about goes behind the
  -- others (CONFIABILIDADE 1.5).
  conferida_em timestamptz,
  check ((resolucao is null) = (resolvida_em is null)),
  check (resolucao is null or estado = ${devolucao.naoRealizada})
);
comment on column devolucoes.resolucao is 'The decision about the money of a return that the bank did not make; null while it waits for a person.';
comment on column devolucoes.credito_id is 'The balance that it became, when the bank did not make it.';
comment on column devolucoes.anterior_id is 'The return of the same money that failed before this one.';
create index devolucoes_abertas on devolucoes (criada_em) where estado in (${devolucao.criada}, ${devolucao.emProcessamento});
create index devolucoes_paradas on devolucoes (criada_em) where estado = ${devolucao.naoRealizada} and resolucao is null;
create unique index devolucoes_anterior on devolucoes (anterior_id) where anterior_id is not null;

-- The amounts that items gave back, a row for each return; the columns of one kind alone stand in that kind's own table.
create table notas_de_credito (
  id bigint generated always as identity primary key,
  fatura_id bigint not null references faturas,
  item_id bigint not null references itens_da_fatura,
  credito_id bigint references creditos,
  caso text not null,
  quantidade smallint check (quantidade > 0),
  valor_total bigint not null check (valor_total >= 0),
  -- Of the part that goes back: the amount that discounts could pay, and the amount that they had paid, which is not the payer's (REGRAS 2.29).
  descontavel bigint not null default 0 check (descontavel >= 0),
  valor_desconto bigint not null default 0 check (valor_desconto between 0 and descontavel),
  criada_em timestamptz not null,
  devolucao_id bigint references devolucoes,
  valor_original bigint not null default 0,
  constraint nota_original check (valor_original between 0 and valor_total),
  constraint nota_devolucao check ((valor_original > 0) = (devolucao_id is not null)),
  constraint nota_credito check ((valor_original < valor_total) = (credito_id is not null)),
  unique (id, valor_total)
);
comment on column notas_de_credito.quantidade is 'How many of the item''s units went back; null for a return that is not one of units.';
comment on column notas_de_credito.caso is 'Row of the refund table that it falls under (REGRAS 2.9).';
comment on column notas_de_credito.valor_original is 'The part that went back by the method that paid; the rest is in the credit.';
create index notas_de_credito_fatura on notas_de_credito (fatura_id);
create index notas_de_credito_item on notas_de_credito (item_id);
create index notas_de_credito_credito on notas_de_credito (credito_id);
create unique index notas_de_credito_devolucao on notas_de_credito (devolucao_id) where devolucao_id is not null;

-- The amounts that a seat gave back: of its month, its fee and its deposit.
create table notas_de_vaga (
  nota_id bigint primary key,
  valor_plano bigint not null check (valor_plano >= 0),
  valor_taxa bigint not null check (valor_taxa >= 0),
  valor_caucao bigint not null check (valor_caucao >= 0),
  valor_desconto bigint not null default 0 check (valor_desconto >= 0),
  valor bigint generated always as (valor_plano + valor_taxa + valor_caucao - valor_desconto) stored,
  foreign key (nota_id, valor) references notas_de_credito (id, valor_total)
);

create table webhooks_recebidos (
  id bigint generated always as identity primary key,
  provedor text not null,
  evento_id text not null,
  corpo jsonb not null,
  recebido_em timestamptz not null,
  processado_em timestamptz,
  erro text,
  unique (provedor, evento_id)
);
create index webhooks_pendentes on webhooks_recebidos (id) where processado_em is null;
create index webhooks_recebidos_idade on webhooks_recebidos (recebido_em) where processado_em is not null;

-- The point up to which each provider's list of received money was compared with ours. The comparison finds the
-- payments whose notice never came (CONFIABILIDADE 1.5).
create table conciliacoes (
  provedor text primary key,
  conferido_ate timestamptz,
  conferida_em timestamptz,
  falha_desde timestamptz,
  falha_motivo text,
  -- The provider's list is compared with ours both ways and with the amounts (CONFIABILIDADE 1.5).
  comparada_desde timestamptz,
  -- The settlement account against everything the list tells (CONFIABILIDADE 1.2).
  base jsonb,
  nosso bigint,
  deles bigint,
  liquidacao_em timestamptz,
  constraint conciliacoes_falha check ((falha_desde is null) = (falha_motivo is null))
);
comment on column conciliacoes.conferido_ate is 'By the machine''s clock, which the provider shares; never by the product''s.';
comment on column conciliacoes.conferida_em is 'When the list was compared last, by the product''s clock.';
comment on column conciliacoes.falha_desde is 'The first failure since then, by the product''s clock; null while it succeeds.';
comment on column conciliacoes.comparada_desde is 'The first comparison, by the machine''s clock: money from before it is not looked for in the list.';
comment on column conciliacoes.base is 'The books at the first comparison: the settlement account is compared from there on.';
comment on column conciliacoes.nosso is 'The money since the base that the provider holds by our books; deles is the same by its list.';

create table dividas (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  fatura_id bigint not null unique references faturas,
  valor bigint not null check (valor > 0),
  criada_em timestamptz not null,
  quitada_em timestamptz
);
create index dividas_abertas on dividas (usuario_id) where quitada_em is null;

-- The cart of an account: what is in it, and the order that holds it (spec B§3 Cart item).
create table itens_do_carrinho (
  usuario_id bigint not null references usuarios,
  grupo_id bigint not null references grupos,
  vagas smallint not null check (vagas between 1 and 3),
  relacionamento smallint,
  valor_sem_taxas bigint not null,
  valor_taxa bigint not null,
  posto_em timestamptz not null,
  primary key (usuario_id, grupo_id)
);
comment on column itens_do_carrinho.valor_sem_taxas is 'The price of a seat as the person last agreed to it, with valor_taxa.';
create index itens_do_carrinho_grupo on itens_do_carrinho (grupo_id);

create table carrinhos (
  usuario_id bigint primary key references usuarios,
  fatura_id bigint not null references faturas,
  reservado_em timestamptz not null
);
comment on table carrinhos is 'The last order that was made of a cart: the next one takes its place.';
create index carrinhos_fatura on carrinhos (fatura_id);
