-- Accounts at Google and Facebook that open one of ours, and entries by them that are under way
-- (spec A§3 Social provider ids: own 1, Facebook 2, Google 3; A§4 Registration).
create table contas_sociais (
  usuario_id bigint not null references usuarios,
  social_auth smallint not null check (social_auth in (2, 3)),
  sub_indice bytea not null,
  email_cifrado bytea,
  vinculada_em timestamptz not null,
  usada_em timestamptz not null,
  primary key (usuario_id, social_auth)
);
create unique index contas_sociais_sub on contas_sociais (social_auth, sub_indice);
comment on column contas_sociais.sub_indice is 'Blind index of the provider''s own id of the account: the link is that id, never the e-mail.';

create table autenticacoes_externas (
  resumo bytea primary key check (length(resumo) = 32),
  social_auth smallint not null check (social_auth in (2, 3)),
  segredos_cifrados bytea not null,
  sub_indice bytea,
  identidade_cifrada bytea,
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  trocada_em timestamptz,
  usada_em timestamptz,
  check ((sub_indice is null) = (identidade_cifrada is null)),
  check (identidade_cifrada is null or trocada_em is not null),
  check (usada_em is null or identidade_cifrada is not null)
);
create index autenticacoes_externas_idade on autenticacoes_externas (expira_em);
comment on table autenticacoes_externas is 'One way to a provider and back. resumo is the SHA-256 of socialToken, which only the browser that began holds.';

-- Who brought the person, from the first campaign that was kept (spec A§1, A§3 Campaign parameters).
alter table usuarios add column indicado_por bigint references usuarios check (indicado_por <> id);
create index usuarios_indicado_por on usuarios (indicado_por) where indicado_por is not null;

-- The answer of a call that nobody is logged in for, kept for its key (CONFIABILIDADE 1.4).
create table idempotencia_publica (
  chave bytea primary key,
  chamada text not null,
  corpo_hash bytea not null,
  status smallint not null,
  resposta text not null,
  criada_em timestamptz not null
);
create index idempotencia_publica_idade on idempotencia_publica (criada_em);
comment on column idempotencia_publica.chave is 'Keyed hash of the key as it was sent: it is worth nothing to who reads the table.';
