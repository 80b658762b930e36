-- Withdrawals under review, what the ledger checks found, and finding people (REGRAS 2.6, 2.15; CONFIABILIDADE 1.2).
alter table retiradas add column motivos_revisao text[] not null default '{}';
comment on column retiradas.motivos_revisao is 'Why a person looks at it first: valorAlto, aparelhoNovo, senhaTrocada, restricao.';
comment on column retiradas.id_envio is 'Our id of the payout, made with the row: the provider pays one id once, so it may always be sent again.';
-- One withdrawal at a time is being prepared, so that what a draft promises (fee, limits) still holds when its code arrives.
create unique index retiradas_em_preparo on retiradas (usuario_id) where estado in ('rascunho', 'aguardandoPin');
create index retiradas_autorizadas on retiradas (usuario_id, autorizada_em) where autorizada_em is not null;

create table conferencias (
  completa boolean primary key,
  conferida_em timestamptz not null,
  ate_sequencia bigint not null,
  invariantes jsonb not null
);
comment on table conferencias is 'The last check of the ledger of each kind: of everything, and of what was sealed since (one row each).';
grant select, insert, update, delete on conferencias to rateia_app;

create function texto_de_busca(p_texto text) returns text language sql immutable parallel safe strict as $$
  select lower(public.unaccent('public.unaccent', p_texto))
$$;
comment on function texto_de_busca(text) is 'Lower case without accents, as an index may hold it.';
create index usuarios_busca on usuarios using gin (texto_de_busca(primeiro_nome || ' ' || sobrenome || ' ' || email) gin_trgm_ops);
