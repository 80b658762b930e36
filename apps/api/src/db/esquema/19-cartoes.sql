-- Saved cards (spec B§2 /perfil/cartoes; REGRAS 2.14): the provider's name of a card, and the digits that its holder knows
-- it by. No number of a card is here (CONFIABILIDADE 2).
create table cartoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  estado text not null,
  cliente text,
  no_provedor text,
  bandeira text not null,
  primeiros_digitos text not null check (primeiros_digitos ~ '^[0-9]{6,8}$'),
  final_do_cartao text not null check (final_do_cartao ~ '^[0-9]{4}$'),
  mes smallint not null check (mes between 1 and 12),
  ano smallint not null check (ano between 2000 and 2199),
  endereco_cifrado bytea,
  principal boolean not null default false,
  paga_sozinho boolean not null default false,
  criado_em timestamptz not null,
  constraint cartao_principal_ativo check (not principal or estado = ${cartao.ativo})
);
comment on column cartoes.cliente is 'The provider''s name of its holder; with no_provedor it names the card there.';
comment on column cartoes.paga_sozinho is 'True once its holder said that it pays his months; it says something of the default card alone.';
create index cartoes_usuario on cartoes (usuario_id, id desc);
create unique index cartoes_principal on cartoes (usuario_id) where principal;
create unique index cartoes_um_de_cada on cartoes (usuario_id, primeiros_digitos, final_do_cartao, mes, ano) where estado in (${cartao.aVerificar}, ${cartao.ativo});

alter table tentativas_de_cartao add foreign key (cartao_id) references cartoes;

-- The charge that the product makes of itself to a saved card, for a month that the balance did not cover (REGRAS 2.8).
create table cobrancas_recorrentes (
  pagamento_id bigint primary key references pagamentos,
  cartao_id bigint not null references cartoes,
  espera_vez smallint check (espera_vez between 0 and 3)
);
comment on column cobrancas_recorrentes.espera_vez is 'The try of the collection that waits for the bank''s word; null when none does.';
create index cobrancas_recorrentes_cartao on cobrancas_recorrentes (cartao_id);

-- The small authorisation by which a holder shows that the card is his: its amount is sealed, and told to nobody. It is
-- voided at its end, and again until the provider confirms it.
create table verificacoes_de_cartao (
  cartao_id bigint primary key references cartoes,
  referencia text not null unique check (referencia ~ '^[0-9a-f]{32}$'),
  chave uuid not null unique default gen_random_uuid(),
  token_do_cadastro_cifrado bytea,
  token_cifrado bytea,
  valor_cifrado bytea,
  no_provedor text unique,
  erros smallint not null default 0 check (erros >= 0),
  autorizada_em timestamptz,
  vence_em timestamptz not null,
  encerrada_em timestamptz,
  anulada_em timestamptz
);
comment on column verificacoes_de_cartao.autorizada_em is 'When the bank held the amount; null while it is asked.';
comment on column verificacoes_de_cartao.anulada_em is 'When the provider confirmed that the amount is free again.';
create index verificacoes_de_cartao_a_anular on verificacoes_de_cartao (encerrada_em) where encerrada_em is not null and anulada_em is null;
