-- Pix programado (REGRAS 1, 2.4, 2.8 and part 3): the authorisations that people gave at their banks, one for each
-- membership, and the charges under them. The CPF of the payer is sealed; its mask is what anybody reads.
create table autorizacoes_pix (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  assinatura_id bigint not null references assinaturas,
  estado text not null,
  contrato text not null unique check (contrato ~ '^[0-9a-f]{32}$'),
  cpf_cifrado bytea,
  cpf_mascarado text not null check (cpf_mascarado ~ '^[*]{3}[.][0-9]{3}[.][0-9]{3}-[*]{2}$'),
  comeca_em date not null,
  repete boolean not null,
  aceita_em timestamptz not null,
  id_rec text unique,
  copia_e_cola text,
  vence_em timestamptz not null,
  encerrada_por text,
  motivo text,
  decidida_em timestamptz,
  conferida_em timestamptz
);
comment on column autorizacoes_pix.contrato is 'Our name of it at the provider, made before the provider hears of it.';
comment on column autorizacoes_pix.repete is 'True where the consent speaks of three further attempts within seven days.';
comment on column autorizacoes_pix.encerrada_por is 'The party that ended it, in the provider''s word; null for us.';
create index autorizacoes_pix_usuario on autorizacoes_pix (usuario_id, id desc);
create unique index autorizacoes_pix_viva on autorizacoes_pix (assinatura_id) where estado in (${autorizacaoPix.criada}, ${autorizacaoPix.aprovada});

-- The charge of a payment under an authorisation; its txid stands with those of every Pix.
create table cobrancas_pix_programado (
  pagamento_id bigint primary key references pagamentos,
  autorizacao_id bigint not null references autorizacoes_pix,
  vence_em date not null,
  situacao text,
  espera_vez smallint check (espera_vez between 0 and 3)
);
comment on column cobrancas_pix_programado.situacao is 'The provider''s word for the charge; null until it has answered.';
comment on column cobrancas_pix_programado.espera_vez is 'The try of the collection that waits for the bank''s word of this day; null when none does.';
create index cobrancas_pix_programado_autorizacao on cobrancas_pix_programado (autorizacao_id);

-- The days on which the payer's bank tries to pay a charge.
create table tentativas_do_programado (
  pagamento_id bigint not null references cobrancas_pix_programado,
  dia date not null,
  estado text not null,
  motivo text,
  primary key (pagamento_id, dia)
);
comment on column tentativas_do_programado.estado is 'The provider''s word for the attempt.';
