-- People, devices, sessions and codes (spec A§3, A§4; CONFIABILIDADE 1 "Sessions").
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists pgcrypto;

-- The role the application runs as: it may not change history (ledger, audit), only add to it.
do $$ begin
  create role rateia_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant rateia_app to %I', current_user);
exception when others then raise notice 'rateia_app not granted to %: %', current_user, sqlerrm;
end $$;

create table regras (
  versao integer primary key,
  vigente_desde timestamptz not null,
  valores jsonb not null,
  proposta_por bigint,
  aprovada_por bigint,
  criada_em timestamptz not null default now()
);
comment on table regras is 'Product numbers (REGRAS), versioned and dated. The newest row in force wins over the defaults of the domain.';

create table relogio (
  id boolean primary key default true check (id),
  deslocamento_ms bigint not null default 0
);
insert into relogio default values;
comment on table relogio is 'Offset of the product clock. Zero in production, where moving it is refused.';

create table feriados (dia date primary key, nome text not null);

create table usuarios (
  id bigint generated always as identity primary key,
  id_hash text not null unique default encode(gen_random_bytes(16), 'hex'),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  email_verificado_em timestamptz,
  primeiro_nome text not null check (length(primeiro_nome) between 1 and 80),
  sobrenome text not null check (length(sobrenome) between 1 and 120),
  nick_name text,
  senha_hash text,
  senha_alterada_em timestamptz,
  telefone_cifrado bytea,
  telefone_indice bytea,
  telefone_verificado_em timestamptz,
  cpf_cifrado bytea,
  cpf_indice bytea,
  nascimento_cifrado bytea,
  endereco_cifrado bytea,
  dados_fiscais_em timestamptz,
  identidade_verificada_em timestamptz,
  termos_versao text,
  termos_aceitos_em timestamptz,
  papeis text[] not null default '{}' check (papeis <@ array['suporte', 'financeiro', 'lider']),
  cod_indicacao text not null unique default upper(encode(gen_random_bytes(5), 'hex')),
  campanha jsonb not null default '{}',
  imagem text,
  restricao text,
  bloqueado_em timestamptz,
  criado_em timestamptz not null default now(),
  check ((cpf_cifrado is null) = (cpf_indice is null)),
  check ((telefone_cifrado is null) = (telefone_indice is null)),
  check (dados_fiscais_em is null or cpf_indice is not null)
);
create unique index usuarios_email on usuarios (email);
create unique index usuarios_cpf on usuarios (cpf_indice) where cpf_indice is not null;
create unique index usuarios_telefone on usuarios (telefone_indice) where telefone_verificado_em is not null;

create table aceites (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  documento text not null,
  versao text not null,
  aceito_em timestamptz not null,
  ip inet,
  unique (usuario_id, documento, versao)
);

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
  unique (usuario_id, hash)
);
comment on column dispositivos.hash is 'SHA-256 of hashDispositivo; the value itself is never stored.';

create table sessoes (
  id uuid primary key default gen_random_uuid(),
  usuario_id bigint not null references usuarios,
  dispositivo_id bigint not null references dispositivos,
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  encerrada_em timestamptz,
  motivo_fim text
);
create index sessoes_usuario on sessoes (usuario_id) where encerrada_em is null;

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
  anulado_em timestamptz
);
comment on column pins.destino is 'Blind index of the address the code was sent to (limits sends per hour).';
comment on column pins.vinculo is 'What the code authorises, e.g. "retirada:<id>"; a code is worthless for anything else (ASVS 6.6.2).';
create index pins_destino on pins (destino, tipo, criado_em desc);
create index pins_vinculo on pins (vinculo, criado_em desc);

create table liberacoes (
  hash text primary key,
  usuario_id bigint not null references usuarios,
  dispositivo_id bigint not null references dispositivos,
  tipo_solicitacao smallint not null check (tipo_solicitacao in (1, 2)),
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  usada_em timestamptz
);

create table tentativas (
  id bigint generated always as identity primary key,
  acao text not null,
  conta bytea not null,
  rede text not null,
  em timestamptz not null,
  sucesso boolean not null
);
create index tentativas_conta on tentativas (acao, conta, em desc);
create index tentativas_rede on tentativas (acao, rede, em desc);

create table idempotencia (
  usuario_id bigint not null,
  chave text not null check (length(chave) between 8 and 128),
  chamada text not null,
  corpo_hash bytea not null,
  status smallint not null,
  resposta text not null,
  criada_em timestamptz not null,
  primary key (usuario_id, chave)
);
create index idempotencia_idade on idempotencia (criada_em);

create table transicoes (
  id bigint generated always as identity primary key,
  entidade text not null,
  entidade_id bigint not null,
  de text,
  evento text not null,
  para text not null,
  quem text not null check (quem in ('sistema', 'administrador', 'membro', 'usuario', 'operador', 'provedor')),
  usuario_id bigint,
  em timestamptz not null,
  dados jsonb not null default '{}'
);
create index transicoes_entidade on transicoes (entidade, entidade_id, id);

create table auditoria (
  id bigint generated always as identity primary key,
  usuario_id bigint,
  acao text not null,
  alvo text not null,
  dados jsonb not null default '{}',
  ip inet,
  em timestamptz not null
);
create index auditoria_alvo on auditoria (alvo, id);
create index auditoria_usuario on auditoria (usuario_id, id);

create table prazos (
  id bigint generated always as identity primary key,
  tipo text not null,
  alvo_id bigint not null,
  chave text not null unique,
  vence_em timestamptz not null,
  dados jsonb not null default '{}',
  estado text not null default 'pendente' check (estado in ('pendente', 'feito', 'cancelado', 'falhou')),
  tentativas smallint not null default 0,
  proxima_em timestamptz,
  ultimo_erro text,
  criado_em timestamptz not null,
  executado_em timestamptz
);
comment on table prazos is 'Everything that is due at a moment of the product clock: deadlines, invoices, releases. Written in the transaction of the fact that causes it.';
create index prazos_vencidos on prazos (vence_em, id) where estado = 'pendente';
create index prazos_falhas on prazos (id) where estado = 'falhou';
create index prazos_alvo on prazos (tipo, alvo_id);

-- History is only ever added to.
create function recusar_mudanca() returns trigger language plpgsql as $$
begin
  raise exception 'history is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger somente_inclusao before update or delete or truncate on transicoes execute function recusar_mudanca();
create trigger somente_inclusao before update or delete or truncate on auditoria execute function recusar_mudanca();
create trigger somente_inclusao before update or delete or truncate on aceites execute function recusar_mudanca();
