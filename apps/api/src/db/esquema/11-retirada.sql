-- Pix keys, bank accounts, boletos to pay, and withdrawals (REGRAS 2.6).

create table chaves_pix (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  tipo_chave text not null check (tipo_chave in ('cpf', 'email', 'telefone', 'aleatoria')),
  chave_cifrada bytea not null,
  chave_indice bytea not null,
  status smallint not null default ${contaDeRecebimento.verificada} check (status in ${contaDeRecebimento.estados}),
  criada_em timestamptz not null,
  pode_receber_em timestamptz not null,
  removida_em timestamptz,
  unique (id, usuario_id)
);
create unique index chaves_pix_viva on chaves_pix (usuario_id, chave_indice) where removida_em is null;

-- An account waits for the code of its owner (116), is confirmed (117), and rests from then on.
create table contas_bancarias (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  banco text not null check (banco ~ '^[0-9]{3}$'),
  tipo text not null check (tipo in ('corrente', 'poupanca', 'pagamento')),
  agencia text not null check (agencia ~ '^[0-9]{4}(-[0-9XP])?$' or agencia = ''),
  conta_cifrada bytea not null,
  conta_indice bytea not null,
  status smallint not null check (status in ${contaDeRecebimento.estados}),
  criada_em timestamptz not null,
  verificada_em timestamptz,
  pode_receber_em timestamptz,
  removida_em timestamptz,
  constraint conta_bancaria_verificada check ((status = ${contaDeRecebimento.verificada}) = (verificada_em is not null)),
  constraint conta_bancaria_descansa check ((verificada_em is null) = (pode_receber_em is null) and pode_receber_em >= verificada_em)
);
create unique index contas_bancarias_viva on contas_bancarias (usuario_id, conta_indice) where removida_em is null;

-- A boleto as the registry told it when its payer read it: its amount of that moment, and its payee.
create table boletos_lidos (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  codigo text check (codigo ~ '^[0-9]{44}$'),
  beneficiario text not null,
  documento text not null,
  valor bigint not null check (valor > 0),
  vencimento date not null,
  lido_em timestamptz not null
);
comment on column boletos_lidos.documento is 'CPF or CNPJ of the payee, masked.';
create index boletos_lidos_usuario on boletos_lidos (usuario_id, lido_em desc);

create table retiradas (
  id bigint generated always as identity primary key,
  id_publico uuid not null unique default gen_random_uuid(),
  id_envio text not null unique check (id_envio ~ '^[a-zA-Z0-9]{1,35}$'),
  usuario_id bigint not null references usuarios,
  tipo smallint not null check (tipo in (1, 2, 3)),
  chave_pix_id bigint references chaves_pix,
  conta_bancaria_id bigint references contas_bancarias,
  boleto_id bigint references boletos_lidos,
  -- The bar code while the withdrawal stands: one boleto is paid once, by anybody.
  boleto_codigo text check (boleto_codigo ~ '^[0-9]{44}$'),
  valor bigint not null check (valor > 0),
  valor_taxa bigint not null default 0 check (valor_taxa >= 0),
  valor_custeio bigint not null default 0 check (valor_custeio >= 0),
  valor_liquido bigint generated always as (valor - valor_taxa - valor_custeio) stored check (valor - valor_taxa - valor_custeio > 0),
  estado text not null,
  revisao_manual boolean not null default false,
  criada_em timestamptz not null,
  autorizada_em timestamptz,
  enviada_em timestamptz,
  concluida_em timestamptz,
  e2eid text,
  motivo_falha text,
  aprovada_por bigint references usuarios,
  motivos_revisao text[] not null default '{}',
  -- Made on the day of the month that its owner chose.
  automatica boolean not null default false,
  pin_expira_em timestamptz,
  conferida_em timestamptz,
  -- The day on which the money arrives, as it was shown when the code was given.
  chega_em date,
  constraint retirada_tem_um_destino check (num_nonnulls(chave_pix_id, conta_bancaria_id, boleto_id) <= 1
    and (conta_bancaria_id is null or tipo = 1) and (boleto_id is null or tipo = 2) and (chave_pix_id is null or tipo = 3)),
  -- Nobody releases his own withdrawal (REGRAS 2.15).
  constraint retirada_aprovada_por_outro check (aprovada_por <> usuario_id)
);
comment on column retiradas.motivos_revisao is 'Why a person looks at it first: valorAlto, aparelhoNovo, senhaTrocada, restricao, contradicao, contaBloqueada, limiteDoCpf.';
comment on column retiradas.id_envio is 'Our id of the payout, made with the row: the provider pays one id once, so it may always be sent again.';
comment on column retiradas.pin_expira_em is 'Until when the code that was sent last is good (REGRAS 2.6 PIN).';
create index retiradas_usuario on retiradas (usuario_id, id desc);
create index retiradas_abertas on retiradas (id) where estado in (${retirada.emAnalise}, ${retirada.enviada}, ${retirada.falhou});
-- A person prepares one withdrawal at a time, so that the fee and the limits of a draft still hold when its code
-- arrives.
create unique index retiradas_em_preparo on retiradas (usuario_id) where estado in (${retirada.rascunho}, ${retirada.aguardandoPin});
create index retiradas_autorizadas on retiradas (usuario_id, autorizada_em) where autorizada_em is not null;
create unique index retiradas_boleto_uma_vez on retiradas (boleto_codigo)
  where boleto_codigo is not null and estado in (${retirada.emAnalise}, ${retirada.enviada}, ${retirada.concluida});

-- A person's withdrawal of each month: all above what stays, to his own key. Its row is there while it is switched on.
create table retiradas_automaticas (
  usuario_id bigint primary key references usuarios,
  dia smallint not null check (dia between 1 and 28),
  manter bigint not null check (manter >= 0),
  chave_pix_id bigint not null,
  ligada_em timestamptz not null,
  proxima_em date not null,
  foreign key (chave_pix_id, usuario_id) references chaves_pix (id, usuario_id)
);

insert into contas (tipo, provedor) values ('liquidacao', 'stark-ted'), ('liquidacao', 'stark-conta');
