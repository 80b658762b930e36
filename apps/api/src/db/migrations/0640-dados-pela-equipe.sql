-- A correction of name, CPF or birth date is asked for as a report with a subject of its own (record 670).
alter table chamados drop constraint chamados_categoria_check;
alter table chamados add constraint chamados_categoria_check check (categoria between 1 and 7);

-- Attempts to prove who one is that the staff granted beyond the limit (record 671).
create table envios_concedidos (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  concedido_em timestamptz not null
);
create index envios_concedidos_usuario on envios_concedidos (usuario_id, concedido_em);
