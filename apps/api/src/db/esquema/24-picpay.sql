-- Payments by PicPay (REGRAS 2.4). The reference is ours, and is made before the provider hears of the payment
-- (CONFIABILIDADE 1.5); each charge of it at the provider bears its number.
create table cobrancas_picpay (
  pagamento_id bigint primary key references pagamentos,
  referencia text not null unique check (referencia ~ '^[0-9a-f]{32}$'),
  numero smallint not null default 1 check (numero > 0),
  pedida_em timestamptz,
  url text,
  codigo text,
  paga_em timestamptz,
  encerrada boolean not null default false
);
comment on column cobrancas_picpay.numero is 'The charge that counts: one whose answer was lost has no page that we know, and gives way to the next.';
comment on column cobrancas_picpay.pedida_em is 'When the provider was asked for the charge, by the machine''s clock; null before, and when it surely made none.';
comment on column cobrancas_picpay.codigo is 'The text of its QR code.';
comment on column cobrancas_picpay.paga_em is 'When its money was seen first: the provider tells no time.';
comment on column cobrancas_picpay.encerrada is 'The provider has said that no money comes: it is not asked again.';
create index cobrancas_picpay_em_aberto on cobrancas_picpay (pagamento_id) where not encerrada and paga_em is null;

insert into contas (tipo, provedor) values ('liquidacao', 'picpay');
