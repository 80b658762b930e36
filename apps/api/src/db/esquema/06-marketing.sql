-- Modals and banners, how often each was seen, and the dates of special lotteries (spec A§3 Marketing modal, A§4, A§7 Content).

create table campanha_imagens (
  codigo text primary key check (codigo ~ '^[0-9a-f]{32}$'),
  largura int not null check (largura > 0),
  altura int not null check (altura > 0),
  criada_em timestamptz not null
);
comment on table campanha_imagens is 'Pictures by the code of their address, which never holds another one; copies of a campaign share them.';

create table campanhas (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('modal', 'banner', 'pagina')),
  nome text not null check (length(nome) between 3 and 80),
  estado text not null default ${campanha.rascunho},
  titulo text not null default '' check (length(titulo) <= 80),
  texto text not null default '' check (length(texto) <= 240),
  descricao text not null default '' check (length(descricao) <= 160),
  cta text not null default '' check (length(cta) <= 40),
  link text not null default '' check (length(link) <= 500 and (link = '' or link = '/' or link ~ '^/[^/\\[:space:]][^\\[:space:]]*$' or link ~ '^https?://[^/?#@\\[:space:]]+([/?#][^\\[:space:]]*)?$')),
  nova_janela boolean not null default false,
  utm jsonb not null default '{}' check (jsonb_typeof(utm) = 'object'),
  cupom text check (cupom ~ '^[A-Za-z0-9-]{2,40}$'),
  rotas text[] not null default '{}',
  tags text[] not null default '{}',
  servicos int[] not null default '{}' check (cardinality(servicos) <= 30),
  publicos text[] not null default '{}' check (publicos <@ array['visitante', 'logado', 'nuncaComprou', 'membro', 'administrador']),
  imagem_desktop text references campanha_imagens,
  imagem_mobile text references campanha_imagens,
  inicio timestamptz,
  fim timestamptz,
  contagem_ate timestamptz,
  versao int not null default 1 check (versao > 0),
  criada_por bigint not null references usuarios,
  criada_em timestamptz not null,
  alterada_em timestamptz not null,
  check (fim > inicio),
  check (tipo = 'modal' or rotas = '{}'),
  check (tipo = 'banner' or tags = '{}'),
  check (tipo = 'pagina' or servicos = '{}'),
  constraint campanha_no_ar_inteira check (estado <> ${campanha.ativa} or (
    titulo <> '' and descricao <> '' and cta <> '' and link <> '' and inicio is not null
    and imagem_desktop is not null and imagem_mobile is not null
    and (rotas <> '{}' or tags <> '{}' or (tipo = 'pagina' and cupom is not null and fim is not null))
  ))
);
comment on column campanhas.servicos is 'The groups of a page are those of these services that have free seats; without any, all of them.';
create index campanhas_ativas on campanhas (tipo, inicio) where estado = ${campanha.ativa};
create index campanhas_imagem_desktop on campanhas (imagem_desktop) where imagem_desktop is not null;
create index campanhas_imagem_mobile on campanhas (imagem_mobile) where imagem_mobile is not null;

-- One row per visitor, day and kind, under digests that change every day, so that the table shows nobody's path. A day
-- that is over becomes two numbers, so that counting has no row that all visitors wait for.
create table campanha_vistas (
  campanha_id bigint not null references campanhas,
  dia date not null,
  tipo text not null check (tipo in ('impressao', 'clique')),
  visitante bytea not null check (length(visitante) = 32),
  rede bytea check (length(rede) = 32),
  primary key (campanha_id, dia, tipo, visitante)
);
comment on column campanha_vistas.rede is 'Digest of the network of a visitor without a login: each counts for so many visitors a day and no more.';
create index campanha_vistas_rede on campanha_vistas (campanha_id, dia, tipo, rede) where rede is not null;
create index campanha_vistas_dia on campanha_vistas (dia);

create table campanha_dias (
  campanha_id bigint not null references campanhas,
  dia date not null,
  impressoes int not null default 0 check (impressoes >= 0),
  cliques int not null default 0 check (cliques >= 0),
  primary key (campanha_id, dia)
);

create table loterias_especiais (
  slug text not null check (slug in ('mega-da-virada', 'lotofacil-da-independencia', 'quina-de-sao-joao', 'dupla-sena-de-pascoa')),
  data_padrao date not null,
  sorteio_em timestamptz not null,
  primary key (slug, data_padrao),
  check (sorteio_em between data_padrao - interval '15 days' and data_padrao + interval '15 days')
);
comment on table loterias_especiais is 'Editions with a banner: the day that is always given for each, and when it is drawn, corrected once that is announced.';
-- The operation edits the editions: one of each lottery a year.
create unique index loterias_especiais_uma_por_ano on loterias_especiais (slug, (extract(year from data_padrao)));
insert into loterias_especiais (slug, data_padrao, sorteio_em) values
  ('mega-da-virada', '2026-12-31', '2026-12-31 22:00-03'),
  ('dupla-sena-de-pascoa', '2027-03-27', '2027-03-27 21:00-03'),
  ('quina-de-sao-joao', '2027-06-24', '2027-06-24 21:00-03'),
  ('lotofacil-da-independencia', '2027-09-07', '2027-09-07 21:00-03'),
  ('mega-da-virada', '2027-12-31', '2027-12-31 22:00-03'),
  ('dupla-sena-de-pascoa', '2028-04-15', '2028-04-15 21:00-03'),
  ('quina-de-sao-joao', '2028-06-24', '2028-06-24 21:00-03'),
  ('lotofacil-da-independencia', '2028-09-07', '2028-09-07 21:00-03'),
  ('mega-da-virada', '2028-12-31', '2028-12-31 22:00-03');

-- The club: coupons of partners, which are used in their shops (REGRAS 2.31).
create table vantagens (
  id bigint generated always as identity primary key,
  parceiro text not null check (length(parceiro) between 2 and 60),
  titulo text not null check (length(titulo) between 3 and 80),
  regra text not null check (length(regra) between 3 and 400),
  codigo text not null check (codigo ~ '^[A-Za-z0-9-]{2,40}$'),
  link text not null check (link ~ '^https://[^/?#@\\[:space:]]+([/?#][^\\[:space:]]*)?$' and length(link) <= 500),
  termina_em timestamptz not null,
  parada_em timestamptz,
  criada_em timestamptz not null,
  criada_por bigint not null references usuarios,
  check (termina_em > criada_em)
);
create index vantagens_abertas_agora on vantagens (termina_em) where parada_em is null;

create table vantagens_abertas (
  vantagem_id bigint not null references vantagens,
  usuario_id bigint not null references usuarios,
  aberta_em timestamptz not null,
  primary key (vantagem_id, usuario_id)
);
create index vantagens_abertas_usuario on vantagens_abertas (usuario_id);
