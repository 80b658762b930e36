-- A message that nobody will send any more leaves the list of those that did not arrive (issue text C).
alter table entregas_de_notificacao drop constraint entregas_de_notificacao_estado_check;
alter table entregas_de_notificacao add constraint entregas_de_notificacao_estado_check
  check (estado in ('aguardando', 'enviada', 'entregue', 'recusada', 'dispensada', 'abandonada'));
comment on column entregas_de_notificacao.estado is 'aguardando: held for the morning or a digest; enviada: a job has it; recusada: refused, or without answer to the last try; dispensada: went inside a digest; abandonada: refused, and the staff let it be.';
