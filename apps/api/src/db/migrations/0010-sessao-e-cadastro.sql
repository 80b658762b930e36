-- Attempts in flight, registration steps, look-ups of codes (CONFIABILIDADE "Limits on guessing"; spec A§4 Registration).
alter table tentativas alter column sucesso drop not null;
comment on column tentativas.sucesso is 'Null while the password is being compared: parallel guesses count before they are answered.';

create table precadastros (
  email_indice bytea primary key,
  email_cifrado bytea not null,
  campanha jsonb not null default '{}',
  criado_em timestamptz not null,
  visto_em timestamptz not null
);
comment on table precadastros is 'E-mails of the first registration step with the campaign that brought them; the row goes when the account is made.';

create index pins_usuario on pins (usuario_id, tipo, criado_em desc) where usuario_id is not null;
comment on column pins.usuario_id is 'Null for a code that nobody receives, made so that guessing looks the same for unknown e-mails (ASVS 6.3.8).';
