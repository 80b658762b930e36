-- Boletos (REGRAS 2.4). The tag is ours, and is made before the provider hears of the bill, which has no other key
-- against repetition (CONFIABILIDADE 1.5).
create table cobrancas_boleto (
  pagamento_id bigint primary key references pagamentos,
  etiqueta text not null unique check (etiqueta ~ '^[0-9a-f]{32}$'),
  boleto_id text unique,
  linha text check (linha ~ '^[0-9]{47}$'),
  pedido_em timestamptz
);
comment on column cobrancas_boleto.pedido_em is 'When the provider was asked for it last, by the machine''s clock: a bill whose answer was lost may be listed some time later.';

insert into contas (tipo, provedor) values ('liquidacao', 'stark');
