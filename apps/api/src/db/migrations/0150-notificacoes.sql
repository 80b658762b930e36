-- Notifications, how each reaches its person, push subscriptions and pendencies that were seen (spec A§3, A§4, A§7; REGRAS 1).
create table notificacoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  chave text not null check (length(chave) between 3 and 200),
  tipo smallint not null check (tipo in (217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 230, 231, 264, 279)),
  categoria smallint check (categoria in (379, 380, 381, 382, 383)),
  icone text not null,
  titulo text not null check (length(titulo) between 1 and 200),
  mensagem text not null check (length(mensagem) <= 2000),
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
  estado text not null check (estado in ('aguardando', 'enviada', 'entregue', 'recusada', 'dispensada')),
  usuario_id bigint not null references usuarios,
  categoria smallint,
  decidida_em timestamptz not null,
  sai_em timestamptz not null,
  entregue_em timestamptz,
  motivo text,
  unique (notificacao_id, canal)
);
comment on column entregas_de_notificacao.estado is 'aguardando: held for the morning or a digest; enviada: a job has it; recusada: given up; dispensada: went inside a digest.';
create index entregas_recentes on entregas_de_notificacao (usuario_id, canal, categoria, decidida_em);
create index entregas_recusadas on entregas_de_notificacao (decidida_em desc) where estado = 'recusada';

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
  publico text not null check (publico in ('todos', 'membros', 'administradores', 'semGrupo')),
  titulo text not null check (length(titulo) between 3 and 80),
  texto text not null check (length(texto) between 3 and 600),
  link text not null,
  pessoas integer not null check (pessoas >= 0),
  enviados integer not null default 0,
  operador_id bigint not null references usuarios,
  criado_em timestamptz not null,
  concluido_em timestamptz
);
