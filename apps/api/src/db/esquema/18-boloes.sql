-- Pools of bets (REGRAS 2.12). A cota is a row with a number: one too many cannot be sold.

create table boloes (
  id bigint generated always as identity primary key,
  estado text not null,
  nome text not null check (length(nome) between 1 and 80),
  tipo smallint not null check (tipo in (115, 343, 344)),
  modo text not null check (modo in ('recibo_de_cota', 'um_bilhete')),
  total_cotas integer not null check (total_cotas between 2 and 10000),
  custo bigint not null check (custo > 0),
  valor_cota bigint not null check (valor_cota > 0),
  valor_taxa bigint not null check (valor_taxa >= 0),
  valor_subsidio bigint not null default 0 check (valor_subsidio >= 0),
  promocional boolean not null default false,
  semente text,
  vendas_ate timestamptz not null,
  comprovar_ate timestamptz not null,
  apostas_ate timestamptz not null,
  sorteio_em timestamptz not null,
  motivo_cancelamento text check (motivo_cancelamento in ('poucasVendas', 'semComprovante', 'operacao')),
  criado_por bigint references usuarios,
  criado_em timestamptz not null,
  mudou_em timestamptz not null,
  check (vendas_ate < comprovar_ate and comprovar_ate < apostas_ate and apostas_ate <= sorteio_em),
  -- A fee is at most 35 % of the bets' part, and the part is the cost over the cotas, up to the next centavo.
  check (valor_taxa * 1000 <= valor_cota * 350),
  check (valor_cota * total_cotas >= custo and (valor_cota - 1) * total_cotas < custo),
  check (valor_subsidio < valor_cota + valor_taxa),
  check (promocional = (valor_subsidio > 0)),
  check ((estado = ${bolao.cancelado}) = (motivo_cancelamento is not null))
);
comment on column boloes.semente is 'The published seed of bets that were made by chance; anybody makes the same bets from it.';
comment on column boloes.comprovar_ate is 'Without all receipts by then everything goes back.';
comment on column boloes.apostas_ate is 'The earliest official end of sales among its bets.';
comment on column boloes.sorteio_em is 'The last draw among its bets.';
create index boloes_a_venda on boloes (vendas_ate, id) where estado = ${bolao.aVenda};
create index boloes_em_curso on boloes (estado, id desc);
-- One pool is the promotional one at a time (REGRAS part 1).
create unique index boloes_promocional on boloes (promocional) where promocional and estado = ${bolao.aVenda};

-- The concursos that a pool enters: one, or one for each lottery of a pool of several.
create table bolao_concursos (
  bolao_id bigint not null references boloes,
  loteria text not null,
  concurso integer not null check (concurso > 0),
  apostas_ate timestamptz not null,
  sorteio_em timestamptz not null,
  primary key (bolao_id, loteria, concurso),
  check (apostas_ate <= sorteio_em)
);
create index bolao_concursos_concurso on bolao_concursos (loteria, concurso);

create table bolao_apostas (
  bolao_id bigint not null references boloes,
  ordem smallint not null check (ordem >= 0),
  loteria text not null,
  concurso integer not null,
  aposta jsonb not null,
  simples integer not null check (simples > 0),
  preco bigint not null check (preco > 0),
  primary key (bolao_id, ordem),
  foreign key (bolao_id, loteria, concurso) references bolao_concursos
);
comment on table bolao_apostas is 'Written with the pool and never changed: the proof of the pool holds them in this order.';

-- The cotas of one purchase. The salt seals the name of the holder in the proof of the pool.
create table itens_de_cota (
  item_id bigint primary key,
  tipo text not null default 'cota' check (tipo = 'cota'),
  bolao_id bigint not null references boloes,
  usuario_id bigint not null references usuarios,
  valor_cota bigint not null check (valor_cota > 0),
  valor_taxa bigint not null check (valor_taxa >= 0),
  valor_subsidio bigint not null check (valor_subsidio >= 0),
  valor bigint generated always as (valor_cota + valor_taxa - valor_subsidio) stored,
  sal text not null check (sal ~ '^[0-9a-f]{32}$'),
  foreign key (item_id, tipo, valor) references itens_da_fatura (id, tipo, valor)
);
create index itens_de_cota_bolao on itens_de_cota (bolao_id);
create index itens_de_cota_usuario on itens_de_cota (usuario_id, item_id desc);

create table cotas (
  bolao_id bigint not null references boloes,
  numero integer not null check (numero > 0),
  estado text not null,
  item_id bigint references itens_de_cota,
  usuario_id bigint references usuarios,
  retida_ate timestamptz,
  promocional boolean not null,
  primary key (bolao_id, numero),
  check ((estado = ${cota.livre}) = (item_id is null)),
  check ((item_id is null) = (usuario_id is null)),
  check ((estado = ${cota.retida}) = (retida_ate is not null))
);
comment on table cotas is 'After the close of sales a free cota is the organiser''s: it counts in the division.';
create index cotas_livres on cotas (bolao_id, numero) where estado = ${cota.livre};
create index cotas_item on cotas (item_id) where item_id is not null;
create index cotas_usuario on cotas (usuario_id, bolao_id) where usuario_id is not null;
-- The promotional pool has one cota for each person (REGRAS part 1).
create unique index cotas_promocionais on cotas (bolao_id, usuario_id) where promocional and usuario_id is not null;

-- The pool as it was frozen: roster and bets at the close, and again with the receipts.
create table bolao_lacres (
  bolao_id bigint not null references boloes,
  momento text not null check (momento in ('fechamento', 'comprovado')),
  raiz text not null check (raiz ~ '^[0-9a-f]{64}$'),
  documento jsonb not null,
  publicado_em timestamptz not null,
  carimbo bytea,
  carimbado_em timestamptz,
  carimbado_por text,
  primary key (bolao_id, momento),
  check ((carimbo is null) = (carimbado_em is null)),
  check ((carimbo is null) = (carimbado_por is null))
);
comment on table bolao_lacres is 'The root is public; the document names nobody, because holders stand in it as seals.';
comment on column bolao_lacres.carimbo is 'The token of a timestamp authority (RFC 3161) over the root.';

create table comprovantes (
  id bigint generated always as identity primary key,
  bolao_id bigint not null references boloes,
  loteria text not null,
  concurso integer not null,
  terminal text not null check (length(terminal) between 4 and 40),
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  apostas smallint[] not null check (cardinality(apostas) > 0),
  cotas integer[] check (cardinality(cotas) > 0),
  arquivo text not null unique,
  tamanho integer not null check (tamanho > 0),
  chave_embrulhada bytea not null,
  enviado_por bigint references usuarios,
  enviado_em timestamptz not null,
  foreign key (bolao_id, loteria, concurso) references bolao_concursos
);
comment on table comprovantes is 'Official receipts. The same file proves nothing twice, in this pool or another.';
comment on column comprovantes.apostas is 'The order of the bets that it has.';
comment on column comprovantes.cotas is 'The cotas that it is the receipt of; null where one ticket is kept for all.';
create index comprovantes_bolao on comprovantes (bolao_id, id);
