-- The network of friends (spec A§2 /rede, /perfil/rede).

create table conexoes (
  id bigint generated always as identity primary key,
  menor_id bigint not null references usuarios,
  maior_id bigint not null references usuarios,
  estado text not null,
  convidada_por bigint not null,
  relacionamento smallint not null default 168,
  oculta_de_quem_convidou boolean not null default false,
  bloqueio_do_menor_em timestamptz,
  bloqueio_do_maior_em timestamptz,
  criada_em timestamptz not null,
  mudou_em timestamptz not null,
  check (menor_id < maior_id),
  check (convidada_por in (menor_id, maior_id)),
  check ((estado = ${conexao.bloqueada}) = (bloqueio_do_menor_em is not null or bloqueio_do_maior_em is not null)),
  unique (menor_id, maior_id)
);
comment on table conexoes is 'One row a pair, the lower id first, so that the same two people never have two relations.';
comment on column conexoes.oculta_de_quem_convidou is 'Made by e-mail or phone, or taken back: whoever invited is not shown whose account it is.';
create index conexoes_do_maior on conexoes (maior_id);

create table rede_usos (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  tipo text not null check (tipo in ('busca', 'convite')),
  em timestamptz not null
);
comment on table rede_usos is 'Searches and invitations of the last day, counted to keep the network from being walked through.';
create index rede_usos_limite on rede_usos (usuario_id, tipo, em);
