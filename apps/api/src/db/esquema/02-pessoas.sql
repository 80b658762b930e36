-- People, their changes of e-mail and the problems that they report (spec A§2, A§3).

create table usuarios (
  id bigint generated always as identity primary key,
  id_hash text not null unique default encode(gen_random_bytes(16), 'hex'),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  email_verificado_em timestamptz,
  primeiro_nome text not null check (length(primeiro_nome) between 1 and 80),
  sobrenome text not null check (length(sobrenome) between 1 and 120),
  nick_name text,
  senha_hash text,
  senha_alterada_em timestamptz,
  telefone_cifrado bytea,
  telefone_indice bytea,
  telefone_verificado_em timestamptz,
  cpf_cifrado bytea,
  cpf_indice bytea,
  cpf_perdido_indice bytea,
  nascimento_cifrado bytea,
  endereco_cifrado bytea,
  dados_fiscais_em timestamptz,
  identidade_verificada_em timestamptz,
  termos_versao text,
  termos_aceitos_em timestamptz,
  papeis text[] not null default '{}' check (papeis <@ array['suporte', 'financeiro', 'lider']),
  cod_indicacao text not null unique default upper(encode(gen_random_bytes(5), 'hex')),
  campanha jsonb not null default '{}',
  imagem text,
  restricao text,
  -- Three lost complaints in 90 days: no new groups until then (REGRAS 2.7).
  sem_grupos_novos_ate timestamptz,
  bloqueado_em timestamptz,
  criado_em timestamptz not null default now(),
  -- The password and the block of an account (spec A§2 Security).
  senha_expirada_em timestamptz,
  bloqueado_por text check (bloqueado_por in ('dono', 'operacao')),
  -- The person whose link brought this one, from the first campaign that was kept (spec A§1, A§3 Campaign parameters).
  indicado_por bigint references usuarios check (indicado_por <> id),
  -- Data of the profile that the registration does not ask for (spec A§3 Logged-in user; REGRAS 1).
  mk_id text,
  acessou_recomendados_em timestamptz,
  redirect_pos_validacao text check (redirect_pos_validacao like '/%' and redirect_pos_validacao not like '//%'),
  redirect_pos_validacao_em timestamptz,
  aparece_na_busca boolean not null default false,
  exclusao_em timestamptz,
  excluido_em timestamptz,
  restricao_link text check (restricao_link is null or restricao_link ~ '^/[^/\\]'),
  check ((cpf_cifrado is null) = (cpf_indice is null)),
  check ((telefone_cifrado is null) = (telefone_indice is null)),
  check (dados_fiscais_em is null or cpf_indice is not null),
  constraint redirect_com_hora check ((redirect_pos_validacao is null) = (redirect_pos_validacao_em is null)),
  constraint usuarios_termos_com_data check ((termos_versao is null) = (termos_aceitos_em is null))
);
comment on column usuarios.senha_expirada_em is 'The password is known to be compromised: right or wrong it opens nothing until a new one is made.';
comment on column usuarios.bloqueado_por is 'Read only with bloqueado_em: an owner lifts his own block with a new password; nobody but the operation lifts the operation''s.';
comment on column usuarios.cpf_indice is 'The CPF that this account gave. Several accounts may give one CPF; the account whose identity was confirmed with it is its holder.';
comment on column usuarios.cpf_perdido_indice is 'The CPF that this account gave and that was proved to be somebody else''s: it is not given here again.';
comment on column usuarios.mk_id is 'Contact id of the marketing tool, once there is one; nothing personal.';
comment on column usuarios.aparece_na_busca is 'The person chose to be found by name by anybody who is logged in. Off by default.';
comment on column usuarios.exclusao_em is 'When the account will be deleted, while its owner may still undo it.';
comment on column usuarios.restricao_link is 'Where a restricted person is led; a place of the product.';
create unique index usuarios_email on usuarios (email);
create index usuarios_cpf on usuarios (cpf_indice) where cpf_indice is not null;
create unique index usuarios_cpf_provado on usuarios (cpf_indice) where cpf_indice is not null and identidade_verificada_em is not null;
create unique index usuarios_telefone on usuarios (telefone_indice) where telefone_verificado_em is not null;
create index usuarios_busca on usuarios using gin (texto_de_busca(primeiro_nome || ' ' || sobrenome || ' ' || email) gin_trgm_ops);
create index usuarios_indicado_por on usuarios (indicado_por) where indicado_por is not null;
-- The groups of an administrator who is restricted or blocked sell nothing while he is. Few are: the listing
-- asks this index and nothing else.
create index usuarios_sem_vender on usuarios (id) where restricao is not null or bloqueado_em is not null;

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

-- Problems that people report, and the answers of the staff (spec A§2 /perfil/relatar-problema).
create table chamados (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios,
  categoria smallint not null check (categoria between 1 and 7),
  estado text not null,
  aberto_em timestamptz not null,
  mudou_em timestamptz not null
);
create index chamados_do_usuario on chamados (usuario_id, id desc);
create index chamados_na_fila on chamados (mudou_em, id) where estado = ${chamado.aberto};

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

-- Pictures and PDFs that the owner of a ticket adds: evidence of a report, pictures of a problem. The number is the place.
create table chamado_anexos (
  id uuid primary key,
  chamado_id bigint not null references chamados,
  numero smallint not null check (numero between 1 and 5),
  nome_cifrado bytea not null,
  tipo text not null check (tipo in ('image/jpeg', 'application/pdf')),
  arquivo text not null unique,
  sha256 bytea not null,
  chave_embrulhada bytea not null,
  tamanho integer not null check (tamanho between 1 and 5242880),
  em timestamptz not null,
  unique (chamado_id, numero)
);
