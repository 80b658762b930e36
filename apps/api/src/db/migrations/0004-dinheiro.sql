-- Invoices, credits, forecasts, payments, payouts (spec B§3, B§4; REGRAS 2.3 to 2.6).
create table faturas (
  id bigint generated always as identity primary key,
  assinatura_id bigint not null references assinaturas,
  usuario_id bigint not null references usuarios,
  grupo_id bigint not null references grupos,
  tipo text not null check (tipo in ('primeira', 'mensalidade', 'caucao')),
  status smallint not null check (status in (11, 13, 19, 63, 67)),
  vagas smallint not null,
  valor_plano bigint not null check (valor_plano >= 0),
  valor_taxa bigint not null check (valor_taxa >= 0),
  valor_caucao bigint not null check (valor_caucao >= 0),
  valor_custo_meio bigint not null default 0 check (valor_custo_meio >= 0),
  valor_total bigint generated always as (valor_plano + valor_taxa + valor_caucao + valor_custo_meio) stored,
  competencia_inicio date,
  competencia_fim date,
  emitida_em timestamptz not null,
  vence_em date not null,
  paga_em timestamptz,
  paga_pela_caucao boolean not null default false,
  meio_pagamento smallint,
  taxas_meio_pagamento jsonb not null default '{}',
  tentativas smallint not null default 0,
  causa_falha text,
  check ((status in (13, 67)) = (paga_em is not null))
);
create unique index faturas_competencia on faturas (assinatura_id, tipo, competencia_inicio) where status <> 19 and competencia_inicio is not null;
create index faturas_usuario on faturas (usuario_id, id desc);
create index faturas_assinatura on faturas (assinatura_id, id desc);
create index faturas_abertas on faturas (vence_em) where status in (11, 63);

create table previsoes (
  id bigint generated always as identity primary key,
  fatura_id bigint not null unique references faturas,
  grupo_id bigint not null references grupos,
  administrador_id bigint not null references usuarios,
  valor bigint not null check (valor > 0),
  status smallint not null check (status in (78, 79, 80, 154)),
  libera_em date,
  realizada_em timestamptz,
  criada_em timestamptz not null
);
create index previsoes_administrador on previsoes (administrador_id, id desc);
create index previsoes_grupo on previsoes (grupo_id, id desc);

create table creditos (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  origem text not null check (origem in ('recarga', 'reembolso', 'pagamentoTardio', 'recebimento', 'indicacao')),
  valor bigint not null check (valor > 0),
  status smallint not null check (status in (33, 34, 36, 41, 46)),
  disponivel bigint generated always as (case when status = 34 then valor else 0 end) stored,
  bloqueado bigint generated always as (case when status = 33 then valor else 0 end) stored,
  pendente bigint generated always as (case when status = 41 then valor else 0 end) stored,
  meio_pagamento smallint,
  descricao text not null default '',
  criado_em timestamptz not null,
  resolvido_em timestamptz
);
create index creditos_usuario on creditos (usuario_id, id desc);

create table pagamentos (
  id bigint generated always as identity primary key,
  id_publico uuid not null unique default gen_random_uuid(),
  txid text not null unique check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  finalidade smallint not null check (finalidade in (1, 2, 3)),
  usuario_id bigint not null references usuarios,
  fatura_id bigint references faturas,
  credito_id bigint references creditos,
  assinatura_id bigint references assinaturas,
  provedor text not null,
  meio_pagamento smallint not null,
  valor bigint not null check (valor > 0),
  estado text not null check (estado in ('criado', 'aguardando', 'processando', 'pago', 'expirado', 'cancelado', 'devolvido', 'falhou')),
  resultado text,
  cpf_indice bytea,
  expira_em timestamptz not null,
  copia_e_cola text,
  e2eid text,
  pago_em timestamptz,
  criado_em timestamptz not null,
  conferido_em timestamptz,
  check (finalidade <> 1 or assinatura_id is not null),
  check (finalidade <> 2 or credito_id is not null),
  check (finalidade = 2 or fatura_id is not null)
);
comment on column pagamentos.resultado is 'What the money did when it is not the plain case: vagaOcupada, terceiro, valorDiferente, duplicado.';
create index pagamentos_usuario on pagamentos (usuario_id, id desc);
create index pagamentos_abertos on pagamentos (criado_em) where estado in ('criado', 'aguardando', 'processando');
create index pagamentos_fatura on pagamentos (fatura_id) where fatura_id is not null;

-- Every Pix that reached our account, each once, whatever it was meant for.
create table pix_recebidos (
  e2eid text primary key,
  txid text,
  pagamento_id bigint references pagamentos,
  valor bigint not null check (valor > 0),
  horario timestamptz not null,
  pagador_cpf_indice bytea,
  registrado_em timestamptz not null,
  destino text not null check (destino in ('aplicado', 'devolucao', 'credito', 'emAnalise'))
);

create table devolucoes (
  id bigint generated always as identity primary key,
  id_devolucao text not null unique,
  e2eid text not null references pix_recebidos,
  pagamento_id bigint references pagamentos,
  valor bigint not null check (valor > 0),
  motivo text not null,
  estado text not null default 'criada' check (estado in ('criada', 'emProcessamento', 'devolvida', 'naoRealizada')),
  criada_em timestamptz not null,
  concluida_em timestamptz
);
create index devolucoes_abertas on devolucoes (criada_em) where estado in ('criada', 'emProcessamento');

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

create table chaves_pix (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  tipo_chave text not null check (tipo_chave in ('cpf', 'email', 'telefone', 'aleatoria')),
  chave_cifrada bytea not null,
  chave_indice bytea not null,
  status smallint not null default 117 check (status in (116, 117)),
  criada_em timestamptz not null,
  pode_receber_em timestamptz not null,
  removida_em timestamptz
);
create unique index chaves_pix_viva on chaves_pix (usuario_id, chave_indice) where removida_em is null;

create table retiradas (
  id bigint generated always as identity primary key,
  id_publico uuid not null unique default gen_random_uuid(),
  id_envio text not null unique check (id_envio ~ '^[a-zA-Z0-9]{1,35}$'),
  usuario_id bigint not null references usuarios,
  tipo smallint not null check (tipo in (1, 2, 3)),
  chave_pix_id bigint references chaves_pix,
  valor bigint not null check (valor > 0),
  valor_taxa bigint not null default 0 check (valor_taxa >= 0),
  valor_custeio bigint not null default 0 check (valor_custeio >= 0),
  valor_liquido bigint generated always as (valor - valor_taxa - valor_custeio) stored check (valor - valor_taxa - valor_custeio > 0),
  estado text not null check (estado in ('rascunho', 'aguardandoPin', 'emAnalise', 'enviada', 'concluida', 'falhou', 'devolvida', 'cancelada')),
  revisao_manual boolean not null default false,
  criada_em timestamptz not null,
  autorizada_em timestamptz,
  enviada_em timestamptz,
  concluida_em timestamptz,
  e2eid text,
  motivo_falha text,
  aprovada_por bigint references usuarios
);
create index retiradas_usuario on retiradas (usuario_id, id desc);
create index retiradas_abertas on retiradas (id) where estado in ('emAnalise', 'enviada', 'falhou');

create table dividas (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  fatura_id bigint not null unique references faturas,
  valor bigint not null check (valor > 0),
  criada_em timestamptz not null,
  quitada_em timestamptz
);
