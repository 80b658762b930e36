-- Devices, sessions, codes, second factors, links sent by e-mail and accounts at other providers (spec A§2 Security, A§4 Session; CONFIABILIDADE "Sessions").

create table dispositivos (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  hash bytea not null,
  nome text not null,
  ip inet,
  liberado_em timestamptz,
  revogado_em timestamptz,
  criado_em timestamptz not null,
  visto_em timestamptz not null,
  digital bytea,
  risco text check (risco in ('baixo', 'medio', 'alto')),
  risco_em timestamptz,
  unique (usuario_id, hash)
);
comment on column dispositivos.hash is 'SHA-256 of hashDispositivo; the value itself is never stored.';
comment on column dispositivos.digital is 'Keyed digest of what the browser says about itself; the facts are not kept.';

create table sessoes (
  id uuid primary key default gen_random_uuid(),
  usuario_id bigint not null references usuarios,
  dispositivo_id bigint not null references dispositivos,
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  encerrada_em timestamptz,
  motivo_fim text,
  -- A session may belong to a key that its browser holds and cannot give away: the thumbprint (RFC 7638) of the public half,
  -- set once (CONFIABILIDADE Sessions).
  chave bytea check (octet_length(chave) = 32),
  provas_erradas smallint not null default 0,
  -- The last second factor that was given in this session, by the machine's clock: the staff works by it (REGRAS 2.24).
  fator_em timestamptz
);
comment on column sessoes.chave is 'SHA-256 thumbprint of the public key whose proof every refresh has to carry; null = none yet.';
comment on column sessoes.provas_erradas is 'Wrong passwords and codes in a row where this open session was asked who it is; so many end it.';
create index sessoes_usuario on sessoes (usuario_id);

create table refresh_tokens (
  hash bytea primary key,
  sessao_id uuid not null references sessoes,
  emitido_em timestamptz not null,
  usado_em timestamptz
);
create index refresh_tokens_sessao on refresh_tokens (sessao_id);

create table pins (
  id bigint generated always as identity primary key,
  tipo smallint not null,
  usuario_id bigint references usuarios,
  destino bytea not null,
  vinculo text not null,
  hash bytea not null,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  tentativas smallint not null default 0 check (tentativas between 0 and 5),
  usado_em timestamptz,
  anulado_em timestamptz,
  sem_emissao boolean not null default false
);
comment on column pins.destino is 'Blind index of the address the code was sent to (limits sends per hour).';
comment on column pins.vinculo is 'The act that the code authorises, e.g. "retirada:<id>"; the code is worthless for any other (ASVS 6.6.2).';
comment on column pins.usuario_id is 'Null for a code that nobody receives, made so that guessing looks the same for unknown e-mails (ASVS 6.3.8).';
comment on column pins.sem_emissao is 'Nobody asked for it: made when somebody guessed at an address without a code, so that the tries count. It is no send.';
create index pins_destino on pins (destino, tipo, criado_em desc);
create index pins_vinculo on pins (vinculo, criado_em desc);
create index pins_usuario on pins (usuario_id, tipo, criado_em desc) where usuario_id is not null;

create table liberacoes (
  hash text primary key,
  usuario_id bigint not null references usuarios,
  dispositivo_id bigint not null references dispositivos,
  tipo_solicitacao smallint not null check (tipo_solicitacao in (1, 2)),
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  usada_em timestamptz,
  ip inet,
  liberada_em timestamptz,
  recusada_em timestamptz,
  constraint liberacoes_um_fim check (recusada_em is null or (usada_em is null and liberada_em is null))
);
comment on column liberacoes.liberada_em is 'Confirmed by the link of the e-mail or by a trusted device: the browser that asked may go on without a code.';
create index liberacoes_dispositivo on liberacoes (dispositivo_id);

create table tentativas (
  id bigint generated always as identity primary key,
  acao text not null,
  conta bytea not null,
  rede text not null,
  em timestamptz not null,
  sucesso boolean,
  -- Tries count for the device that makes them too, for all accounts together.
  dispositivo bytea,
  site text
);
comment on column tentativas.site is 'The /48 of an IPv6 address, which one customer of a provider has whole; null for IPv4.';
comment on column tentativas.sucesso is 'Null while the password is being compared: parallel guesses count before they are answered.';
comment on column tentativas.dispositivo is 'Digest of the id that the client gave for its device; null when it gave none.';
create index tentativas_conta on tentativas (acao, conta, em desc);
create index tentativas_rede on tentativas (acao, rede, em desc);
create index tentativas_site on tentativas (acao, site, em desc) where site is not null;
create index tentativas_dispositivo on tentativas (acao, dispositivo, em desc) where dispositivo is not null;

create table redes_conhecidas (
  usuario_id bigint not null references usuarios,
  rede text not null,
  desde timestamptz not null,
  vista_em timestamptz not null,
  primary key (usuario_id, rede)
);
comment on table redes_conhecidas is 'Networks (/16 or /32) from which an account has entered; another one asks for a code (release kind ip).';

create table links_de_seguranca (
  resumo bytea primary key check (length(resumo) = 32),
  tipo text not null check (tipo in ('senha', 'novaSenha', 'liberacao', 'bloqueio')),
  usuario_id bigint not null references usuarios,
  liberacao text references liberacoes on delete cascade,
  dispositivo_id bigint references dispositivos,
  criado_em timestamptz not null,
  expira_em timestamptz not null check (expira_em > criado_em),
  usado_em timestamptz,
  anulado_em timestamptz,
  check ((tipo = 'liberacao') = (liberacao is not null)),
  check (usado_em is null or anulado_em is null)
);
comment on table links_de_seguranca is 'Links that travel by e-mail, by SHA-256: single use, and only a POST uses them (ASVS 3.5.3, 6.5.1).';
create index links_de_seguranca_usuario on links_de_seguranca (usuario_id, tipo, criado_em desc);

create table autenticadores (
  usuario_id bigint primary key references usuarios,
  segredo_cifrado bytea not null,
  criado_em timestamptz not null,
  confirmado_em timestamptz,
  ultimo_passo bigint not null default 0
);
comment on column autenticadores.ultimo_passo is 'Time step of the last code that was taken: no code is taken twice (ASVS 6.5.1).';

create table codigos_de_recuperacao (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  hash bytea not null,
  criado_em timestamptz not null,
  usado_em timestamptz,
  unique (usuario_id, hash)
);

create table chaves_de_acesso (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  credencial text not null unique check (length(credencial) between 16 and 1400),
  chave_publica bytea not null,
  contador bigint not null default 0 check (contador >= 0),
  transportes text[] not null default '{}',
  nome text not null check (length(nome) between 1 and 60),
  criada_em timestamptz not null,
  usada_em timestamptz
);
create index chaves_de_acesso_usuario on chaves_de_acesso (usuario_id, id);

create table desafios_de_chave (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  -- The session, or the login in its second step, that requested it: no other can use it.
  dono text not null,
  finalidade text not null check (finalidade in ('cadastro', 'entrada', 'confirmacao', 'loginSemSenha')),
  desafio text not null,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  constraint desafios_de_chave_respondido check (finalidade <> 'loginSemSenha' or usado_em is not null)
);
create index desafios_de_chave_dono on desafios_de_chave (dono, finalidade, id desc);
create unique index desafios_de_chave_respondidos on desafios_de_chave (desafio) where finalidade = 'loginSemSenha';

-- Accounts at Google and Facebook that open an account of ours, and the logins by them that are under way (spec A§3
-- Social provider ids: own 1, Facebook 2, Google 3; A§4 Registration).
create table contas_sociais (
  usuario_id bigint not null references usuarios,
  social_auth smallint not null check (social_auth in (2, 3)),
  sub_indice bytea not null,
  email_cifrado bytea,
  vinculada_em timestamptz not null,
  usada_em timestamptz not null,
  primary key (usuario_id, social_auth)
);
comment on column contas_sociais.sub_indice is 'Blind index of the provider''s own id of the account: the link is that id, never the e-mail.';
create unique index contas_sociais_sub on contas_sociais (social_auth, sub_indice);

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
comment on table autenticacoes_externas is 'One way to a provider and back. resumo is the SHA-256 of socialToken, which only the browser that began holds.';
create index autenticacoes_externas_idade on autenticacoes_externas (expira_em);

create table logins_em_curso (
  resumo bytea primary key check (length(resumo) = 32),
  usuario_id bigint not null references usuarios,
  dispositivo_id bigint not null references dispositivos,
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  tentativas smallint not null default 0 check (tentativas between 0 and 5),
  usada_em timestamptz,
  -- The code of /cadastro/falta-pouco does not link an account that has a second factor. The login at the provider
  -- waits with the login here, and is linked when the factor is right (spec A§4 Registration, A§6 Two-factor).
  autenticacao bytea references autenticacoes_externas on delete set null
);
comment on table logins_em_curso is 'Logins whose password was right and whose second factor is still to come.';
comment on column logins_em_curso.autenticacao is 'The way to a provider that this login links once its second factor is right.';
create index logins_em_curso_autenticacao on logins_em_curso (autenticacao) where autenticacao is not null;

create table confirmacoes (
  resumo bytea primary key check (length(resumo) = 32),
  usuario_id bigint not null references usuarios,
  sessao_id uuid not null references sessoes,
  acao text not null,
  meio text not null check (meio in ('pin', 'aplicativo', 'chave', 'recuperacao')),
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  usada_em timestamptz
);
comment on table confirmacoes is 'Step-up: proof, minutes old, that the person of a session is who it says, for one action and once (ASVS 7.5.1).';
