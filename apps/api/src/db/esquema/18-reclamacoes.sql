-- Complaints of members about their groups and pools, with mediation (spec B§4; REGRAS 2.7).
create table reclamacoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  -- The membership of a group that it is about, with the group and its administrator, or the pool, whose organiser is the product.
  administrador_id bigint references usuarios,
  grupo_id bigint references grupos,
  assinatura_id bigint references assinaturas,
  bolao_id bigint references boloes,
  estado text not null,
  origem text not null check (origem in ('membro', 'naoEntrou', 'semDados')),
  motivo smallint check (motivo in (204, 205, 206, 207, 1101, 1102, 1103)),
  solucao smallint check (solucao in (208, 209, 210, 248, 1201, 1202)),
  nunca_entregue boolean not null default false,
  falha_desde date,
  -- The day from which days count as unused, once it is open.
  conta_desde date,
  rodadas smallint not null default 0 check (rodadas between 0 and 2),
  lembrada boolean not null default false,
  criada_em timestamptz not null,
  aberta_em timestamptz,
  data_limite timestamptz,
  respondida_em timestamptz,
  mediacao_em timestamptz,
  com_lider_em timestamptz,
  padrao_em timestamptz,
  fechada_em timestamptz,
  reaberta_em timestamptz,
  resultado text,
  devolvido bigint not null default 0 check (devolvido >= 0),
  constraint reclamacao_de_um_objeto check (num_nulls(bolao_id, grupo_id) = 1 and num_nulls(administrador_id, grupo_id, assinatura_id) in (0, 3)),
  constraint reclamacao_do_seu_objeto check (case when bolao_id is null then coalesce(motivo < 1000, true) and coalesce(solucao < 1000, true) else coalesce(motivo in (207, 1101, 1102, 1103), true) and coalesce(solucao in (1201, 1202), true) end),
  constraint reclamacao_de_outro check (usuario_id <> administrador_id),
  constraint reclamacao_escrita check (estado in (${reclamacao.rascunho}, ${reclamacao.semDados}) or (motivo is not null and solucao is not null and aberta_em is not null)),
  constraint reclamacao_fechada check ((estado in (${reclamacao.fechada}, ${reclamacao.semDados})) = (fechada_em is not null and resultado is not null))
);
comment on column reclamacoes.data_limite is 'The deadline that runs now, of the side that has to act; the deadline row of the same moment acts when it passes.';
comment on column reclamacoes.respondida_em is 'The first answer of the administrator.';
create unique index reclamacoes_aberta on reclamacoes (assinatura_id) where estado in (${reclamacao.rascunho}, ${reclamacao.registrada}, ${reclamacao.propostaEnviada}, ${reclamacao.acordoFeito}, ${reclamacao.mediacao});
create unique index reclamacoes_aberta_do_bolao on reclamacoes (bolao_id, usuario_id) where bolao_id is not null and estado in (${reclamacao.rascunho}, ${reclamacao.registrada}, ${reclamacao.propostaEnviada}, ${reclamacao.acordoFeito}, ${reclamacao.mediacao});
create index reclamacoes_do_membro on reclamacoes (usuario_id, id desc);
create index reclamacoes_do_administrador on reclamacoes (administrador_id, id desc);
create index reclamacoes_do_bolao on reclamacoes (bolao_id, id desc) where bolao_id is not null;
create index reclamacoes_do_grupo on reclamacoes (grupo_id, id desc);
create index reclamacoes_da_assinatura on reclamacoes (assinatura_id, id desc);
create index reclamacoes_em_mediacao on reclamacoes (data_limite) where estado = ${reclamacao.mediacao};

create table reclamacao_interacoes (
  id bigint generated always as identity primary key,
  reclamacao_id bigint not null references reclamacoes on delete cascade,
  tipo smallint not null check (tipo in (200, 201, 202, 203, 212)),
  autor text not null check (autor in ('membro', 'administrador', 'rateia')),
  autor_id bigint references usuarios,
  -- The side that a question of the staff is for.
  para text check (para in ('membro', 'administrador')),
  texto_cifrado bytea not null,
  solucao smallint check (solucao in (208, 209, 210, 248, 1201, 1202)),
  dias smallint check (dias between 1 and 366),
  valor bigint check (valor >= 0),
  em timestamptz not null,
  responder_ate timestamptz,
  check ((tipo = 203) = (para is not null)),
  check (tipo <> 200 or (solucao is not null and valor is not null))
);
comment on column reclamacao_interacoes.texto_cifrado is 'People write passwords and names into a complaint: it is kept like other personal data.';
create index reclamacao_interacoes_da_reclamacao on reclamacao_interacoes (reclamacao_id, id);
create index reclamacao_interacoes_do_autor on reclamacao_interacoes (autor_id) where autor_id is not null;

create table reclamacao_anexos (
  id uuid primary key,
  reclamacao_id bigint not null references reclamacoes on delete cascade,
  interacao_id bigint not null references reclamacao_interacoes on delete cascade,
  usuario_id bigint not null references usuarios,
  lado text not null check (lado in ('membro', 'administrador')),
  -- Five for each side, and as many again once it was opened again: the number is its place.
  numero smallint not null check (numero between 1 and 10),
  nome_cifrado bytea not null,
  tipo text not null check (tipo in ('image/jpeg', 'application/pdf')),
  arquivo text not null unique,
  sha256 bytea not null,
  chave_embrulhada bytea,
  tamanho integer not null check (tamanho between 1 and 5242880),
  em timestamptz not null,
  apagado_em timestamptz,
  unique (reclamacao_id, lado, numero),
  check ((apagado_em is null) = (chave_embrulhada is not null))
);
create index reclamacao_anexos_da_interacao on reclamacao_anexos (interacao_id);
create index reclamacao_anexos_da_pessoa on reclamacao_anexos (usuario_id);

-- Forecasts of the administrator that a complaint holds (78 → 154): each is released by the complaint that held it.
create table reclamacao_bloqueios (
  reclamacao_id bigint not null references reclamacoes,
  previsao_id bigint not null references previsoes,
  solto_em timestamptz,
  primary key (reclamacao_id, previsao_id)
);
create index reclamacao_bloqueios_presos on reclamacao_bloqueios (previsao_id) where solto_em is null;

-- A decision of the staff, signed by one person or by two (REGRAS 2.15).
create table reclamacao_decisoes (
  id bigint generated always as identity primary key,
  reclamacao_id bigint not null references reclamacoes,
  solucao smallint check (solucao in (208, 209, 210, 248, 1201, 1202)),
  desde date not null,
  texto_cifrado bytea not null,
  valor bigint not null check (valor >= 0),
  proposta_por bigint not null references usuarios,
  proposta_em timestamptz not null,
  decisao text check (decisao in ('aprovada', 'recusada')),
  decidida_por bigint references usuarios,
  decidida_em timestamptz,
  check ((decisao is null) = (decidida_em is null) and (decisao is null) = (decidida_por is null))
);
comment on column reclamacao_decisoes.solucao is 'Null: the member is not right, and nothing goes back.';
create unique index reclamacao_decisoes_aberta on reclamacao_decisoes (reclamacao_id) where decisao is null;
