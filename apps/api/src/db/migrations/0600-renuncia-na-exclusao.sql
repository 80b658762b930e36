-- What is left in a wallet and cannot leave it, given up by who asks for the end of the account (record 653).
alter table exclusoes
  add column renuncia_disponivel bigint not null default 0 check (renuncia_disponivel >= 0),
  add column renuncia_promocional bigint not null default 0 check (renuncia_promocional >= 0);
comment on column exclusoes.renuncia_disponivel is 'Balance given up, in centavos, as it was shown: below the smallest withdrawal.';
comment on column exclusoes.renuncia_promocional is 'Spend-only credit given up, in centavos, as it was shown.';
