-- Policies, consents, copies of data and the end of an account (REGRAS 2.17; spec A§3 Privacy policy, A§7).

-- Type: opcional 0, obrigatoria 1. Status: ativa 1, desativada 0 (spec A§3 Privacy policy).
create table politicas (
  id bigint generated always as identity primary key,
  codigo text not null check (codigo in ('privacidade', 'marketing', 'cookies', 'termos')),
  versao text not null check (length(versao) between 1 and 20),
  tipo smallint not null check (tipo in (0, 1)),
  status smallint not null check (status in ${politica.estados}),
  titulo text not null,
  resumo text not null,
  mudancas text not null default '',
  secoes jsonb not null,
  com_os_termos boolean not null default false,
  vigente_desde timestamptz not null,
  unique (codigo, versao),
  constraint politicas_termos_obrigatorios check (codigo <> 'termos' or tipo = 1),
  constraint politicas_so_o_exigivel check (tipo = 0 or codigo in ('privacidade', 'termos'))
);
comment on column politicas.com_os_termos is 'The text was shown and accepted together with the terms of use: whoever accepted those accepted it.';
comment on table politicas is 'Versions of each policy and of the terms of use, written by `npm run politica`. One of each is ativa; a new obligatory one is asked of everybody before anything else.';
create unique index politicas_ativa on politicas (codigo) where status = ${politica.ativa};

create table consentimentos (
  id bigint generated always as identity primary key,
  usuario_id bigint references usuarios,
  anonimo_id uuid,
  finalidade text not null check (finalidade in ('marketing', 'cookies', 'biometria')),
  versao text not null,
  valores jsonb not null,
  origem text not null,
  em timestamptz not null,
  ip inet,
  check (usuario_id is not null or anonimo_id is not null)
);
comment on table consentimentos is 'Each answer about an optional use of data, given or taken back; the newest one counts. Kept when the account goes (REGRAS 2.17).';
create index consentimentos_usuario on consentimentos (usuario_id, finalidade, id desc) where usuario_id is not null;
create index consentimentos_anonimo on consentimentos (anonimo_id, id desc) where anonimo_id is not null;
create index consentimentos_enderecos on consentimentos (em) where ip is not null;

create table identificadores (
  usuario_id bigint primary key references usuarios,
  identificador uuid not null default gen_random_uuid(),
  analytics_storage boolean not null,
  ad_storage boolean not null,
  atualizado_em timestamptz not null,
  check (analytics_storage or ad_storage)
);
comment on table identificadores is 'A random number by which use is measured, only while the person consents to something: without consent there is no row.';

create table exportacoes (
  id bigint generated always as identity primary key,
  id_publico uuid not null unique default gen_random_uuid(),
  usuario_id bigint not null references usuarios,
  estado text not null check (estado in ('pedida', 'gerando', 'pronta', 'falhou', 'apagada')),
  progresso smallint not null default 0 check (progresso between 0 and 100),
  pedida_em timestamptz not null,
  pronta_em timestamptz,
  expira_em timestamptz,
  chave_embrulhada bytea,
  json_cifrado bytea,
  pdf_cifrado bytea,
  tamanho_json integer,
  tamanho_pdf integer,
  check ((estado = 'pronta') = (json_cifrado is not null and pdf_cifrado is not null and chave_embrulhada is not null)),
  check (estado <> 'pronta' or expira_em is not null)
);
comment on table exportacoes is 'Copies of a person''s data: encrypted under a key of their own, gone after some days; that they were asked for stays.';
create unique index exportacoes_em_curso on exportacoes (usuario_id) where estado in ('pedida', 'gerando');
create index exportacoes_usuario on exportacoes (usuario_id, id desc);

create table exclusoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  estado text not null,
  pedida_em timestamptz not null,
  executa_em timestamptz not null,
  encerrada_em timestamptz,
  impedimentos text[] not null default '{}',
  -- Balances that cannot leave the wallet, which the person gives up by asking for the end of the account.
  renuncia_disponivel bigint not null default 0 check (renuncia_disponivel >= 0),
  renuncia_promocional bigint not null default 0 check (renuncia_promocional >= 0),
  -- A deletion that was pending when the account was blocked, or an e-mail change taken back, does not run.
  motivo_parada text check (motivo_parada in ('emailDesfeito', 'bloqueioDoDono', 'bloqueioDaEquipe')),
  check ((estado = ${exclusao.pedida}) = (encerrada_em is null)),
  constraint exclusoes_parada check ((estado = ${exclusao.parada}) = (motivo_parada is not null))
);
comment on table exclusoes is 'Requests to end an account: seven days to undo, then done, or impedida when something came up meanwhile.';
comment on column exclusoes.renuncia_disponivel is 'Balance given up, in centavos, as it was shown: below the smallest withdrawal.';
comment on column exclusoes.renuncia_promocional is 'Spend-only credit given up, in centavos, as it was shown.';
comment on column exclusoes.motivo_parada is 'Why a pending request was stopped: the one who asked may not have been the owner.';
create unique index exclusoes_em_curso on exclusoes (usuario_id) where estado = ${exclusao.pedida};
create index exclusoes_usuario on exclusoes (usuario_id, id desc);

create table contas_excluidas (
  usuario_id bigint primary key references usuarios,
  email_indice bytea not null,
  cpf_indice bytea,
  excluida_em timestamptz not null,
  guardar_ate timestamptz not null,
  -- A decision about an account outlives the account: the hashes kept for five years against fraud are read when the
  -- person comes back (REGRAS 2.17).
  telefone_indice bytea,
  restrita boolean not null default false,
  em_analise boolean not null default false
);
comment on table contas_excluidas is 'The last tie between a deleted account and a person, as keyed hashes: to answer the law and refuse fraud for five years, then deleted.';
comment on column contas_excluidas.restrita is 'The account was barred from new groups when it was deleted.';
comment on column contas_excluidas.em_analise is 'The staff had not decided about the account when it was deleted.';
create index contas_excluidas_cpf on contas_excluidas (cpf_indice) where cpf_indice is not null;
create index contas_excluidas_prazo on contas_excluidas (guardar_ate);
create index contas_excluidas_email on contas_excluidas (email_indice);
create index contas_excluidas_telefone on contas_excluidas (telefone_indice) where telefone_indice is not null;

create table sancoes_herdadas (
  excluida_id bigint not null references contas_excluidas on delete cascade,
  usuario_id bigint not null references usuarios,
  por text not null check (por in ('cpf', 'email', 'telefone')),
  em timestamptz not null,
  primary key (excluida_id, usuario_id)
);
comment on table sancoes_herdadas is 'A sanction that a deleted account left to a new one. It is inherited once: a sanction that the staff lifts afterwards stays lifted.';
create index sancoes_herdadas_usuario on sancoes_herdadas (usuario_id);
