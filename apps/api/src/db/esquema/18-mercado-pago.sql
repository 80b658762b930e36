-- Payments by Mercado Pago (REGRAS 2.4). The reference is ours, and is made before the provider hears of the payment
-- (CONFIABILIDADE 1.5).
create table cobrancas_mercado_pago (
  pagamento_id bigint primary key references pagamentos,
  referencia text not null unique check (referencia ~ '^[0-9a-f]{32}$'),
  copia_e_cola text,
  url text
);
comment on table cobrancas_mercado_pago is 'The charge of a payment: of a card it has nothing but its reference, which each try bears with its number.';

-- The tries of a payment by card, one after another. Of the card stand here its brand and the digits that its holder
-- knows it by; the number never reaches us (CONFIABILIDADE 2).
create table tentativas_de_cartao (
  id bigint generated always as identity primary key,
  pagamento_id bigint not null references pagamentos,
  numero smallint not null check (numero > 0),
  estado text not null,
  chave uuid not null unique default gen_random_uuid(),
  token_cifrado bytea,
  bandeira text not null,
  primeiros_digitos text not null check (primeiros_digitos ~ '^[0-9]{6,8}$'),
  final_do_cartao text not null check (final_do_cartao ~ '^[0-9]{4}$'),
  com_desafio boolean not null,
  cliente text,
  cartao_id bigint,
  no_provedor text unique,
  detalhe text,
  desafio_url text,
  desafio_creq text,
  pedida_em timestamptz,
  criada_em timestamptz not null,
  unique (pagamento_id, numero),
  constraint desafio_inteiro check ((desafio_url is null) = (desafio_creq is null))
);
comment on column tentativas_de_cartao.chave is 'The key against repetition: each repeat of the request bears it.';
comment on column tentativas_de_cartao.token_cifrado is 'The token that is good for one payment, sealed; gone when the bank has said its last word.';
comment on column tentativas_de_cartao.pedida_em is 'When the provider was asked first, by the machine''s clock: from then on it is asked whether it knows the try.';
comment on column tentativas_de_cartao.cartao_id is 'The saved card that is tried, with cliente, the provider''s name of its holder; null for one that was typed.';
comment on column tentativas_de_cartao.detalhe is 'The provider''s word for its state.';
create unique index tentativas_de_cartao_aberta on tentativas_de_cartao (pagamento_id) where estado in (${tentativaDeCartao.enviada}, ${tentativaDeCartao.desafio}, ${tentativaDeCartao.emAnalise});
create index tentativas_de_cartao_em_aberto on tentativas_de_cartao (criada_em) where estado in (${tentativaDeCartao.enviada}, ${tentativaDeCartao.desafio}, ${tentativaDeCartao.emAnalise});

-- The provider names each return itself: by this row one that it lists is known as ours.
create table devolucoes_mercado_pago (
  devolucao_id bigint primary key references devolucoes,
  no_provedor text not null unique
);

insert into contas (tipo, provedor) values ('liquidacao', 'mercado-pago');
