-- Registration, acceptances, and the validation of identity (spec A§4 Registration; REGRAS 2.15, 2.17).

create table precadastros (
  email_indice bytea primary key,
  email_cifrado bytea not null,
  campanha jsonb not null default '{}',
  criado_em timestamptz not null,
  visto_em timestamptz not null
);
comment on table precadastros is 'E-mails of the first registration step with the campaign that brought them; the row goes when the account is made.';

-- Links that confirm a registration, sent with its code and in its reminder (spec A§2 /cadastro/confirmacao, /cadastro/ativar).
create table links_do_cadastro (
  resumo bytea primary key check (length(resumo) = 32),
  usuario_id bigint not null references usuarios,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  ordem bigint generated always as identity,
  cadastro bytea check (length(cadastro) = 32),
  dados jsonb
);
comment on column links_do_cadastro.cadastro is 'SHA-256 of the handle of the registration that this confirms, which the browser keeps; null for none of its own.';
comment on column links_do_cadastro.dados is 'The data of that registration. Its code and its link confirm these data, even if somebody registered with the same e-mail since.';
comment on column links_do_cadastro.resumo is 'SHA-256 of the link''s secret part; whoever has the secret reads that inbox.';
create index links_do_cadastro_usuario on links_do_cadastro (usuario_id);
create index links_do_cadastro_cadastro on links_do_cadastro (cadastro);

create table aceites (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  documento text not null,
  versao text not null,
  aceito_em timestamptz not null,
  ip inet,
  unique (usuario_id, documento, versao)
);
create index aceites_enderecos on aceites (aceito_em) where ip is not null;

-- Validation of identity: documents, selfie, comparison and decision (spec A§2 /validacao-conta, A§3; REGRAS 2.15, 2.17).
create table validacoes_conta (
  id bigint generated always as identity primary key,
  id_publico uuid not null unique default gen_random_uuid(),
  usuario_id bigint not null references usuarios,
  estado text not null,
  tipo_documento smallint not null check (tipo_documento between 1 and 4),
  criada_em timestamptz not null,
  enviada_em timestamptz,
  envios smallint not null default 0,
  comparacao_cifrada bytea,
  motivo_analise text,
  decidida_em timestamptz,
  decidida_por bigint references usuarios,
  motivo text,
  mensagem text,
  revisao_pedida_em timestamptz,
  prazo timestamptz,
  imagens_apagadas_em timestamptz,
  check (estado in (${validacaoConta.rascunho}, ${validacaoConta.cancelada}, ${validacaoConta.expirada}) or enviada_em is not null),
  check ((estado in (${validacaoConta.aprovada}, ${validacaoConta.recusada})) = (decidida_em is not null)),
  check (decidida_por is null or decidida_por <> usuario_id)
);
comment on table validacoes_conta is 'One attempt of a person to prove who he is. Result and hashes stay; the images go (REGRAS 2.17).';
comment on column validacoes_conta.comparacao_cifrada is 'The data that the provider read and compared: personal, so encrypted. Null again once the images are gone.';
comment on column validacoes_conta.decidida_por is 'The operator; null when the comparison by machine decided.';
create unique index validacoes_conta_aberta on validacoes_conta (usuario_id) where estado in (${validacaoConta.rascunho}, ${validacaoConta.enviada}, ${validacaoConta.emAnalise}, ${validacaoConta.pedirNovamente});
create unique index validacoes_conta_aprovada on validacoes_conta (usuario_id) where estado = ${validacaoConta.aprovada};
create index validacoes_conta_usuario on validacoes_conta (usuario_id, id desc);
create index validacoes_conta_fila on validacoes_conta (prazo) where estado = ${validacaoConta.emAnalise};

create table documentos (
  id uuid primary key default gen_random_uuid(),
  validacao_id bigint not null references validacoes_conta,
  parte text not null check (parte in ('frente', 'verso', 'self')),
  arquivo text not null unique,
  miniatura text not null unique,
  sha256 bytea not null,
  chave_embrulhada bytea,
  tamanho integer not null check (tamanho > 0),
  largura integer not null,
  altura integer not null,
  recebido_em timestamptz not null,
  gravado_em timestamptz,
  apagado_em timestamptz,
  check ((apagado_em is null) = (chave_embrulhada is not null))
);
comment on table documentos is 'Pictures of a validation. A row is there before its file is, and the key in it goes first: what is left of a deleted one cannot be read.';
comment on column documentos.sha256 is 'Of the picture as we wrote it anew; kept after the picture is gone.';
create index documentos_validacao on documentos (validacao_id, recebido_em);
create unique index documentos_atuais on documentos (validacao_id, parte) where apagado_em is null and gravado_em is not null;

create table documento_aberturas (
  id bigint generated always as identity primary key,
  documento_id uuid not null references documentos,
  usuario_id bigint references usuarios,
  proposito text not null check (proposito in ('dono', 'revisao', 'comparacao')),
  em timestamptz not null,
  ip inet
);
comment on table documento_aberturas is 'Each time a picture was served or compared: which, to whom (nobody: to the comparison), what for.';
create index documento_aberturas_documento on documento_aberturas (documento_id, id);
create index documento_aberturas_enderecos on documento_aberturas (em) where ip is not null;

-- Tries to prove an identity that the staff granted beyond the limit.
create table submissoes_concedidas (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  concedido_em timestamptz not null
);
create index submissoes_concedidas_usuario on submissoes_concedidas (usuario_id, concedido_em);
