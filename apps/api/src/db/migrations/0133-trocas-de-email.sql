-- Changes of an account's e-mail, and the link by which the old address takes one back (spec A§2 /perfil/alterar/email; ASVS 7.5.1).
create table trocas_de_email (
  id uuid primary key default gen_random_uuid(),
  usuario_id bigint not null references usuarios,
  estado text not null check (estado in ('pedida', 'feita', 'abandonada', 'desfeita')),
  novo_cifrado bytea not null,
  antigo_cifrado bytea,
  desfazer_hash bytea unique,
  desfazer_ate timestamptz,
  pedida_em timestamptz not null,
  feita_em timestamptz,
  desfeita_em timestamptz,
  check ((estado in ('feita', 'desfeita')) = (feita_em is not null and antigo_cifrado is not null and desfazer_hash is not null)),
  check ((estado = 'desfeita') = (desfeita_em is not null))
);
comment on column trocas_de_email.desfazer_hash is 'SHA-256 of the secret in the link that went to the old address; the secret itself is never stored.';
create unique index trocas_de_email_aberta on trocas_de_email (usuario_id) where estado = 'pedida';
create index trocas_de_email_usuario on trocas_de_email (usuario_id, pedida_em desc);
