-- What a profile keeps beyond registration (spec A§3 Logged-in user; REGRAS 1).
alter table usuarios
  add column mk_id text,
  add column acessou_recomendados_em timestamptz,
  add column redirect_pos_validacao text check (redirect_pos_validacao like '/%' and redirect_pos_validacao not like '//%'),
  add column redirect_pos_validacao_em timestamptz,
  add column aparece_na_busca boolean not null default false,
  add constraint redirect_com_hora check ((redirect_pos_validacao is null) = (redirect_pos_validacao_em is null));
comment on column usuarios.mk_id is 'Contact id of the marketing tool, once there is one; nothing personal.';
comment on column usuarios.aparece_na_busca is 'The person chose to be found by name by anybody who is logged in. Off by default.';
