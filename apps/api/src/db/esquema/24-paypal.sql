-- Payments by PayPal (REGRAS 2.4). The reference is ours, and is made before the provider hears of the payment
-- (CONFIABILIDADE 1.5); each order of it at the provider bears its number.
create table cobrancas_paypal (
  pagamento_id bigint primary key references pagamentos,
  referencia text not null unique check (referencia ~ '^[0-9a-f]{32}$'),
  numero smallint not null default 1 check (numero > 0),
  ordem text unique,
  url text,
  captura text unique,
  recusas smallint not null default 0 check (recusas >= 0),
  disse text check (disse in ('recusada', 'emAnalise')),
  captura_pedida_em timestamptz,
  encerrada boolean not null default false
);
comment on column cobrancas_paypal.numero is 'The order that counts: one whose capture was declined for good gives way to the next.';
comment on column cobrancas_paypal.ordem is 'The provider''s id of that order; null until it has answered.';
comment on column cobrancas_paypal.captura is 'The provider''s id of the money that came: its notices about a return name nothing else.';
comment on column cobrancas_paypal.recusas is 'The tries of its payer that the provider refused: the next capture has a key of its own.';
comment on column cobrancas_paypal.disse is 'The last word about a try, as the screen shows it; null while there is none.';
comment on column cobrancas_paypal.captura_pedida_em is 'When its money was asked for last, by the machine''s clock: until then no money can come.';
comment on column cobrancas_paypal.encerrada is 'No money comes any more: the provider is not asked again.';
create index cobrancas_paypal_em_aberto on cobrancas_paypal (pagamento_id) where not encerrada;

insert into contas (tipo, provedor) values ('liquidacao', 'paypal');
