-- A deletion that was pending when the account was blocked, or an e-mail change taken back, does not run (record 665).
alter table exclusoes
  add column motivo_parada text check (motivo_parada in ('emailDesfeito', 'bloqueioDoDono', 'bloqueioDaEquipe')),
  drop constraint exclusoes_estado_check,
  add constraint exclusoes_estado_check check (estado in ('pedida', 'desfeita', 'impedida', 'parada', 'concluida')),
  add constraint exclusoes_parada check ((estado = 'parada') = (motivo_parada is not null));
comment on column exclusoes.motivo_parada is 'Why a pending request was stopped: the one who asked may not have been the owner.';
