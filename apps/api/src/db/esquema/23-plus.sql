-- Plus: a paid membership of a person, month by month, with the reduced fee (REGRAS 2.32).
create table adesoes_plus (
  usuario_id bigint primary key references usuarios,
  desde timestamptz not null,
  valida_ate timestamptz not null,
  renova boolean not null default true,
  check (valida_ate >= desde)
);
comment on column adesoes_plus.renova is 'False once the person left: he has Plus until its end, and no month is charged after.';

-- The months that were sold; a month has its days once it is paid.
create table itens_de_plus (
  item_id bigint primary key,
  tipo text not null default 'plus' check (tipo = 'plus'),
  usuario_id bigint not null references usuarios,
  valor bigint not null check (valor > 0),
  fim timestamptz,
  devolvido_em timestamptz,
  check (devolvido_em is null or fim is not null),
  foreign key (item_id, tipo, valor) references itens_da_fatura (id, tipo, valor)
);
create index itens_de_plus_usuario on itens_de_plus (usuario_id, item_id desc);
