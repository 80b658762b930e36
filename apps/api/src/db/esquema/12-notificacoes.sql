-- Notifications, how each reaches its person, preferences, push subscriptions, chats, pendencies that were seen and announcements (spec A§3, A§4, A§7; REGRAS 1).

create table notificacoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  chave text not null check (length(chave) between 3 and 200),
  tipo smallint not null check (tipo in (217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 230, 231, 264, 279)),
  categoria smallint check (categoria in (379, 380, 381, 382, 383)),
  icone text not null,
  titulo text not null check (length(titulo) between 1 and 200),
  mensagem text not null check (length(mensagem) <= 4000),
  link text not null,
  modelo text not null,
  dados jsonb not null default '{}',
  autor_id bigint references usuarios,
  no_app boolean not null default true,
  criada_em timestamptz not null,
  visualizada_em timestamptz,
  unique (usuario_id, chave)
);
comment on column notificacoes.chave is 'Template and fact: the same fact told again is no second notification.';
comment on column notificacoes.no_app is 'False for what is only sent, e.g. that somebody tried to register with this e-mail.';
create index notificacoes_do_usuario on notificacoes (usuario_id, id desc) where no_app;
create index notificacoes_nao_lidas on notificacoes (usuario_id, tipo, id desc) where no_app and visualizada_em is null;

create table entregas_de_notificacao (
  id bigint generated always as identity primary key,
  notificacao_id bigint not null references notificacoes on delete cascade,
  canal text not null check (canal in ('email', 'sms', 'push')),
  estado text not null check (estado in ('aguardando', 'enviada', 'entregue', 'recusada', 'dispensada', 'abandonada')),
  usuario_id bigint not null references usuarios,
  categoria smallint,
  decidida_em timestamptz not null,
  sai_em timestamptz not null,
  entregue_em timestamptz,
  motivo text,
  unique (notificacao_id, canal)
);
comment on column entregas_de_notificacao.estado is 'aguardando: held for the morning or a digest; enviada: a job has it; recusada: refused, or without answer to the last try; dispensada: went inside a digest; abandonada: refused, and the staff let it be.';
create index entregas_recentes on entregas_de_notificacao (usuario_id, canal, categoria, decidida_em);
create index entregas_recusadas on entregas_de_notificacao (decidida_em desc) where estado = 'recusada';

-- The categories of messages that a person wants, and the channels (spec A§3, A§7 Preferences).
create table preferencias_comunicacao (
  usuario_id bigint not null references usuarios,
  categoria smallint not null check (categoria in (1, 379, 380, 381, 382, 383)),
  canal text not null check (canal in ('email', 'telefone', 'push')),
  ativa boolean not null,
  alterada_em timestamptz not null,
  primary key (usuario_id, categoria, canal),
  check (categoria <> 1 or canal = 'email')
);
comment on table preferencias_comunicacao is 'Only what was changed: a missing row is the default of the category. Category 1 is the switch over all e-mail that is not essential.';

create table inscricoes_push (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  sessao_id uuid not null references sessoes on delete cascade,
  endereco_indice bytea not null unique,
  inscricao_cifrada bytea not null,
  criada_em timestamptz not null
);
comment on column inscricoes_push.inscricao_cifrada is 'Address and keys of the browser: whoever has them can write to this person.';
create index inscricoes_push_do_usuario on inscricoes_push (usuario_id);

-- Phones on their way to be confirmed through the bot of the chat channel (spec A§7).
create table validacoes_telegram (
  usuario_id bigint primary key references usuarios,
  telefone_indice bytea not null,
  token_resumo bytea unique,
  conversa_indice bytea unique,
  expira_em timestamptz not null,
  janela_em timestamptz not null,
  pedidos smallint not null check (pedidos > 0),
  criada_em timestamptz not null,
  vincula boolean not null default false,
  check ((token_resumo is null) <> (conversa_indice is null))
);
comment on column validacoes_telegram.telefone_indice is 'The number that was typed; only the same one, shared by its owner, is confirmed.';
comment on column validacoes_telegram.token_resumo is 'Digest of the token of the link, until the link is opened: it is good once.';
comment on column validacoes_telegram.conversa_indice is 'The conversation in which the link was opened.';
comment on column validacoes_telegram.vincula is 'The link was asked for to receive messages; otherwise only to confirm the number.';
create index validacoes_telegram_idade on validacoes_telegram (expira_em);

-- Conversations to which the messages of a person go instead of by SMS, because the person chose so (spec A§3 channel 2).
create table conversas_telegram (
  usuario_id bigint primary key references usuarios,
  conversa_indice bytea not null unique,
  conversa_cifrada bytea not null,
  criada_em timestamptz not null
);
comment on table conversas_telegram is 'It ends with the choice, with another phone, and with a bot that its person has blocked.';

create table pendencias_vistas (
  usuario_id bigint not null references usuarios,
  pendencia text not null check (length(pendencia) <= 60),
  sessao_id uuid references sessoes on delete cascade,
  vista_em timestamptz not null,
  unique nulls not distinct (usuario_id, pendencia, sessao_id)
);
comment on column pendencias_vistas.sessao_id is 'Null for an alert, which shows once; the session for a critical one, which returns in the next.';

create table comunicados (
  id bigint generated always as identity primary key,
  categoria smallint not null check (categoria in (379, 380, 381, 382, 383)),
  publico text not null check (publico in ('todos', 'administradores', 'membros', 'nuncaComprou')),
  titulo text not null check (length(titulo) between 3 and 80),
  texto text not null check (length(texto) between 3 and 600),
  link text not null,
  pessoas integer not null check (pessoas >= 0),
  enviados integer not null default 0,
  operador_id bigint not null references usuarios,
  criado_em timestamptz not null,
  concluido_em timestamptz,
  estado text not null default 'agendado' check (estado in ('agendado', 'enviando', 'concluido', 'parado')),
  uf text check (uf ~ '^[A-Z]{2}$'),
  sai_em timestamptz not null,
  ultima_pessoa bigint not null default 0,
  parado_em timestamptz,
  parado_por bigint references usuarios,
  check (enviados >= 0),
  check ((estado = 'concluido') = (concluido_em is not null)),
  check ((estado = 'parado') = (parado_em is not null) and (estado = 'parado') = (parado_por is not null)),
  check (link = '' or link ~ '^/[^/\\]')
);
comment on column comunicados.ultima_pessoa is 'Everybody of the audience up to this id was told: the next batch begins after it.';
comment on column comunicados.pessoas is 'How many the audience had when it was written; who comes and goes meanwhile changes it.';
create index comunicados_por_data on comunicados (criado_em desc);

-- Faults of the product that everybody may read about, and each word of the operation about them, in order.
create table incidentes (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 5 and 100),
  partes text[] not null check (
    cardinality(partes) > 0
    and partes <@ array['conta', 'grupos', 'pagamentos', 'retiradas', 'boloes', 'mensagens']
  ),
  operador_id bigint not null references usuarios,
  comecou_em timestamptz not null
);
create index incidentes_por_data on incidentes (comecou_em desc);
create table atualizacoes_de_incidente (
  id bigint generated always as identity primary key,
  incidente_id bigint not null references incidentes,
  etapa text not null check (etapa in ('investigando', 'identificado', 'acompanhando', 'resolvido')),
  texto text not null check (length(texto) between 5 and 1000),
  operador_id bigint not null references usuarios,
  em timestamptz not null
);
create index atualizacoes_do_incidente on atualizacoes_de_incidente (incidente_id, id);
-- An incident ends once.
create unique index incidente_resolvido on atualizacoes_de_incidente (incidente_id) where etapa = 'resolvido';
