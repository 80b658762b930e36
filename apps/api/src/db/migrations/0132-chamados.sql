-- Problems that people report, and the answers of the staff (spec A§2 /perfil/relatar-problema).
create table chamados (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  categoria smallint not null check (categoria between 1 and 6),
  estado text not null check (estado in ('aberto', 'respondido', 'encerrado')),
  aberto_em timestamptz not null,
  mudou_em timestamptz not null
);
create index chamados_do_usuario on chamados (usuario_id, id desc);
create index chamados_na_fila on chamados (mudou_em, id) where estado = 'aberto';

create table chamado_mensagens (
  id bigint generated always as identity primary key,
  chamado_id bigint not null references chamados,
  autor_id bigint references usuarios,
  da_equipe boolean not null,
  texto_cifrado bytea not null,
  em timestamptz not null
);
comment on column chamado_mensagens.texto_cifrado is 'People write passwords, keys and names into a complaint: it is kept like other personal data.';
create index chamado_mensagens_do_chamado on chamado_mensagens (chamado_id, id);
