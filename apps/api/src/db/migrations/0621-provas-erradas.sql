alter table sessoes add column provas_erradas smallint not null default 0;
comment on column sessoes.provas_erradas is 'Wrong passwords and codes in a row where this open session was asked who it is; so many end it.';
