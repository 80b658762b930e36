-- Payments by PagSeguro, on a page of PagBank (REGRAS 2.4). The reference, the key against repetition and the very bytes of
-- the request are ours, and stand here before the provider hears of the payment (CONFIABILIDADE 1.5).
create table cobrancas_pagbank (
  pagamento_id bigint primary key references pagamentos,
  referencia text not null unique check (referencia ~ '^[0-9a-f]{32}$'),
  chave uuid not null unique default gen_random_uuid(),
  pedido_cifrado bytea,
  pagina text unique,
  url text,
  encerrada boolean not null default false,
  constraint pagina_inteira check ((pagina is null) = (url is null))
);
comment on column cobrancas_pagbank.referencia is 'At the provider it follows the number of the payment and a colon; without this part nobody guesses it.';
comment on column cobrancas_pagbank.pedido_cifrado is 'The body of the first request, sealed: the provider refuses another one under the same key. Gone when it has answered.';
comment on column cobrancas_pagbank.pagina is 'The provider''s name of the page; url is where it is paid.';
comment on column cobrancas_pagbank.encerrada is 'The page has ended and nothing on it waits for its last word: it is not asked about again.';
create index cobrancas_pagbank_em_aberto on cobrancas_pagbank (pagamento_id) where not encerrada and pagina is not null;

insert into contas (tipo, provedor) values ('liquidacao', 'pagbank');
