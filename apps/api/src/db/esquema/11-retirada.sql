-- Pix keys and withdrawals (REGRAS 2.6).

create table chaves_pix (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  tipo_chave text not null check (tipo_chave in ('cpf', 'email', 'telefone', 'aleatoria')),
  chave_cifrada bytea not null,
  chave_indice bytea not null,
  status smallint not null default ${contaDeRecebimento.verificada} check (status in ${contaDeRecebimento.estados}),
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
  pin_expira_em timestamptz,
  conferida_em timestamptz,
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
