-- Second factors, step-up, links sent by e-mail, known networks, risk of a device (spec A§2 Security, A§4 Session; CONFIABILIDADE "Sessions").
alter table usuarios add column senha_expirada_em timestamptz;
comment on column usuarios.senha_expirada_em is 'The password is known to be compromised: right or wrong it opens nothing until a new one is made (record 101).';
alter table usuarios add column bloqueado_por text check (bloqueado_por in ('dono', 'operacao'));
comment on column usuarios.bloqueado_por is 'Read only with bloqueado_em: an owner lifts his own block with a new password; nobody but the operation lifts the operation''s.';

alter table dispositivos add column impressao bytea;
alter table dispositivos add column risco text check (risco in ('baixo', 'medio', 'alto'));
alter table dispositivos add column risco_em timestamptz;
comment on column dispositivos.impressao is 'Keyed digest of what the browser says about itself; the facts are not kept.';

create table redes_conhecidas (
  usuario_id bigint not null references usuarios,
  rede text not null,
  desde timestamptz not null,
  vista_em timestamptz not null,
  primary key (usuario_id, rede)
);
comment on table redes_conhecidas is 'Networks (/16 or /32) from which an account has entered; another one asks for a code (release kind ip).';

alter table liberacoes add column ip inet;
alter table liberacoes add column liberada_em timestamptz;
alter table liberacoes add column recusada_em timestamptz;
alter table liberacoes add constraint liberacoes_um_fim check (recusada_em is null or (usada_em is null and liberada_em is null));
comment on column liberacoes.liberada_em is 'Confirmed by the link of the e-mail or by a trusted device: the browser that asked may go on without a code.';
create index liberacoes_dispositivo on liberacoes (dispositivo_id);

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
  -- The session, or the login in its second step, that asked for it: it serves nobody else.
  dono text not null,
  finalidade text not null check (finalidade in ('cadastro', 'entrada', 'confirmacao')),
  desafio text not null,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz
);
create index desafios_de_chave_dono on desafios_de_chave (dono, finalidade, id desc);

create table entradas_em_curso (
  resumo bytea primary key check (length(resumo) = 32),
  usuario_id bigint not null references usuarios,
  dispositivo_id bigint not null references dispositivos,
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  tentativas smallint not null default 0 check (tentativas between 0 and 5),
  usada_em timestamptz
);
comment on table entradas_em_curso is 'Logins whose password was right and whose second factor is still to come.';

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

create index auditoria_acessos on auditoria (usuario_id, id desc) where acao in ('sessao.entrou', 'sessao.saiu', 'sessao.revogada');
