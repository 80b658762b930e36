-- Tables that every module needs: the application's role, the product's clock, deadlines, jobs, answers kept for a key,
-- and the histories (CONFIABILIDADE 1.4; STACK).

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

create function texto_de_busca(p_texto text) returns text language sql immutable parallel safe strict as $$
  select lower(public.unaccent('public.unaccent', p_texto))
$$;
comment on function texto_de_busca(text) is 'Lower case without accents, as an index may hold it.';

create table feriados (
  dia date primary key,
  nome text not null
);

create table relogio (
  id boolean primary key default true check (id),
  deslocamento_ms bigint not null default 0
);
comment on table relogio is 'Offset of the product clock. Zero in production, where moving it is refused.';
insert into relogio default values;

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

-- Jobs of the hot path wait here for a moment. add_job notifies the workers, and PostgreSQL lets one notifying
-- transaction commit at a time, its wait for the disk included. If purchases called it, every purchase of the platform
-- would queue behind every other.
create table tarefas_a_despachar (
  id bigint generated always as identity primary key,
  tarefa text not null,
  dados jsonb not null
);

-- The answer of a call, kept for its key (CONFIABILIDADE 1.4). It may repeat values that are encrypted elsewhere, so it
-- is encrypted.
create table idempotencia (
  usuario_id bigint not null,
  chave text not null check (length(chave) between 8 and 128),
  chamada text not null,
  corpo_hash bytea not null,
  status smallint not null,
  resposta_cifrada bytea not null,
  criada_em timestamptz not null,
  primary key (usuario_id, chave)
);
create index idempotencia_idade on idempotencia (criada_em);

-- The answer of a call without a login, kept for its key. It may hold an e-mail, so it is encrypted (CONFIABILIDADE
-- 1.4).
create table idempotencia_publica (
  chave bytea primary key,
  chamada text not null,
  corpo_hash bytea not null,
  status smallint not null,
  criada_em timestamptz not null,
  resposta_cifrada bytea not null
);
comment on column idempotencia_publica.chave is 'Keyed hash of the key as it was sent: it is worth nothing to who reads the table.';
create index idempotencia_publica_idade on idempotencia_publica (criada_em);

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
-- Each minute's check finds the groups whose seats moved since the last one. Steps come in the order of time,
-- so an index of blocks is enough, and writing one costs nothing that can be measured.
create index transicoes_em on transicoes using brin (em) with (autosummarize = on);

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
create index auditoria_acessos on auditoria (usuario_id, id desc) where acao in ('sessao.entrou', 'sessao.saiu', 'sessao.revogada');
create index auditoria_enderecos on auditoria (em) where ip is not null;
