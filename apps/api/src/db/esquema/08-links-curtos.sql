-- Short links: /r/{link} (spec A§2).

create table destinos_externos (
  host text primary key check (length(host) <= 253 and host ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$'),
  permitido_por bigint not null references usuarios,
  permitido_em timestamptz not null
);
comment on table destinos_externos is 'Sites that a short link of the operation may lead to (ASVS 3.7.2). What is not here is not gone to, not even by a link made before.';

create table links_curtos (
  id bigint generated always as identity primary key,
  codigo text not null unique check (codigo ~ '^[2-9a-hjkmnp-z]{8}$'),
  usuario_id bigint references usuarios,
  grupo_id bigint references grupos,
  criado_por bigint references usuarios,
  nome text check (length(nome) between 3 and 80),
  destino text not null check (length(destino) <= 2000 and (destino ~ '^/([^/\\]|$)' or destino ~ '^https://[^/@\\]+(/|$)')),
  criado_em timestamptz not null,
  vence_em timestamptz check (vence_em > criado_em),
  desligado_em timestamptz,
  -- A link belongs to a person and a group, or to the operation, with a name.
  check ((usuario_id is null) = (grupo_id is null) and (usuario_id is null) = (criado_por is not null) and (criado_por is null) = (nome is null)),
  check (usuario_id is null or destino like '/%')
);
comment on column links_curtos.usuario_id is 'The person who shared a group by this link and sees its visits.';
create unique index links_curtos_da_pessoa on links_curtos (usuario_id, grupo_id) where usuario_id is not null;
create index links_curtos_grupo on links_curtos (grupo_id) where grupo_id is not null;
create index links_curtos_da_operacao on links_curtos (id desc) where criado_por is not null;

create table links_curtos_dias (
  link_id bigint not null references links_curtos on delete cascade,
  dia date not null,
  visitas int not null check (visitas > 0),
  visitantes int not null check (visitantes between 0 and visitas),
  primary key (link_id, dia)
);

create table links_curtos_visitantes (
  link_id bigint not null references links_curtos on delete cascade,
  dia date not null,
  visitante bytea not null check (octet_length(visitante) = 32),
  primary key (link_id, dia, visitante)
);
comment on table links_curtos_visitantes is 'Keyed digests, of one day each, by which a visitor counts once a day; deleted when the day is over.';
create index links_curtos_visitantes_dia on links_curtos_visitantes (dia);
