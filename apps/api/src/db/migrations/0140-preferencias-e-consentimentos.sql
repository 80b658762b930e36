-- What a person wants to be told and where, and every answer about optional uses of data (spec A§3, A§7 Preferences; REGRAS 2.17).
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

create table consentimentos (
  id bigint generated always as identity primary key,
  usuario_id bigint references usuarios,
  anonimo_id uuid,
  finalidade text not null check (finalidade in ('marketing', 'cookies')),
  versao text not null,
  valores jsonb not null,
  origem text not null,
  em timestamptz not null,
  ip inet,
  check (usuario_id is not null or anonimo_id is not null)
);
comment on table consentimentos is 'Each answer about an optional use of data, given or taken back; the newest one counts. Kept when the account goes (REGRAS 2.17).';
create index consentimentos_usuario on consentimentos (usuario_id, finalidade, id desc) where usuario_id is not null;
create index consentimentos_anonimo on consentimentos (anonimo_id, id desc) where anonimo_id is not null;
create trigger somente_inclusao before update or delete or truncate on consentimentos execute function recusar_mudanca();
revoke update, delete, truncate on consentimentos from rateia_app;
