-- What the operation settles by hand: money that stands still, and people to look at (REGRAS 2.9, 2.14, 2.15).
alter table usuarios add column restricao_link text check (restricao_link is null or restricao_link ~ '^/[^/\\]');
comment on column usuarios.restricao_link is 'Where a restricted person is led; a place of the product.';

alter table devolucoes
  add column resolucao text check (resolucao in ('saldo', 'novaDevolucao')),
  add column resolvida_em timestamptz,
  add column anterior_id bigint references devolucoes,
  add check ((resolucao is null) = (resolvida_em is null)),
  add check (resolucao is null or estado = 'naoRealizada');
comment on column devolucoes.resolucao is 'What became of the money of a return that the bank did not make; null while it waits for a person.';
comment on column devolucoes.anterior_id is 'The return of the same money that failed before this one.';
update devolucoes d set resolucao = 'saldo', resolvida_em = d.concluida_em
  where d.estado = 'naoRealizada' and exists (select from transacoes t where t.chave = 'devolucao:' || d.id || ':naoRealizada');
create index devolucoes_paradas on devolucoes (criada_em) where estado = 'naoRealizada' and resolucao is null;
create unique index devolucoes_anterior on devolucoes (anterior_id) where anterior_id is not null;
create index pix_em_analise on pix_recebidos (registrado_em) where destino = 'emAnalise';

-- What one person of the staff may not do alone, for another to approve. Decided once, and never erased.
create table propostas_de_estorno (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('pix', 'devolucao')),
  alvo text not null,
  acao text not null check (acao in ('devolver', 'creditar')),
  valor bigint not null check (valor > 0),
  mensagem text not null check (length(mensagem) between 5 and 1000),
  proposta_por bigint not null references usuarios,
  proposta_em timestamptz not null,
  decisao text check (decisao in ('aprovada', 'recusada')),
  decidida_por bigint references usuarios,
  decidida_em timestamptz,
  check ((decisao is null) = (decidida_em is null) and (decisao is null) = (decidida_por is null)),
  check (decisao is distinct from 'aprovada' or decidida_por <> proposta_por)
);
create unique index propostas_de_estorno_aberta on propostas_de_estorno (tipo, alvo) where decisao is null;
revoke delete, truncate on propostas_de_estorno from rateia_app;

create table revisoes (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('arrependimento')),
  usuario_id bigint not null references usuarios,
  assinatura_id bigint references assinaturas,
  dados jsonb not null default '{}',
  aberta_em timestamptz not null,
  decisao text check (decisao in ('manter', 'restringir')),
  mensagem text,
  decidida_por bigint references usuarios,
  decidida_em timestamptz,
  check ((decisao is null) = (decidida_em is null) and (decisao is null) = (decidida_por is null)),
  check (decidida_por is distinct from usuario_id)
);
comment on table revisoes is 'People whom a rule asks somebody to look at; the right they used was never held back (REGRAS 2.9).';
create unique index revisoes_assinatura on revisoes (tipo, assinatura_id);
create index revisoes_abertas on revisoes (aberta_em) where decisao is null;
create index revisoes_usuario on revisoes (usuario_id);
revoke delete, truncate on revisoes from rateia_app;
insert into revisoes (tipo, usuario_id, dados, aberta_em)
  select 'arrependimento', usuario_id, dados, em from auditoria where acao = 'arrependimento.revisar' and usuario_id is not null;
