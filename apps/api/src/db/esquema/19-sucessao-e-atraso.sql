-- Groups that change hands, and the answers about late invoices.

-- The handing over of a group (REGRAS 2.30).
create table sucessoes (
  id bigint generated always as identity primary key,
  grupo_id bigint not null references grupos,
  estado text not null,
  motivo text not null check (motivo in ('vontade', 'restrito', 'silencio')),
  -- The administrator whom it replaces.
  de_usuario_id bigint not null references usuarios,
  -- The membership that is asked, or that took over.
  assinatura_id bigint references assinaturas,
  aberta_em timestamptz not null,
  ate timestamptz not null,
  fechada_em timestamptz,
  constraint alguem_assume check (estado not in (${sucessao.proposta}, ${sucessao.assumida}) or assinatura_id is not null)
);
create unique index sucessao_aberta on sucessoes (grupo_id) where estado in (${sucessao.proposta}, ${sucessao.escolha});
create index sucessoes_grupo on sucessoes (grupo_id, id desc);

create table candidatos_da_sucessao (
  sucessao_id bigint not null references sucessoes,
  assinatura_id bigint not null references assinaturas,
  em timestamptz not null,
  primary key (sucessao_id, assinatura_id)
);
-- One voice of each membership, for somebody who offered himself.
create table votos_da_sucessao (
  sucessao_id bigint not null,
  assinatura_id bigint not null references assinaturas,
  candidata_id bigint not null,
  em timestamptz not null,
  primary key (sucessao_id, assinatura_id),
  foreign key (sucessao_id, candidata_id) references candidatos_da_sucessao
);

-- The answers of people whose invoice is late (REGRAS 2.8).
create table respostas_de_atraso (
  id bigint generated always as identity primary key,
  fatura_id bigint not null references faturas,
  assinatura_id bigint not null references assinaturas,
  motivo smallint not null,
  ato text not null check (ato in ('novaData', 'pausar', 'pagar', 'adicionar', 'conversar', 'sair', 'relatar')),
  nova_data date,
  em timestamptz not null,
  constraint data_combinada check ((ato = 'novaData') = (nova_data is not null))
);
-- The collection of an invoice goes another way once.
create unique index resposta_que_muda on respostas_de_atraso (fatura_id) where ato in ('novaData', 'pausar');
create index respostas_da_assinatura on respostas_de_atraso (assinatura_id, id desc);

-- The due days that members chose (REGRAS 2.8). Cycles count from `ancora` on; the month before it, from `mes_de`, has
-- another length and its price by days.
create table mudancas_de_vencimento (
  id bigint generated always as identity primary key,
  assinatura_id bigint not null references assinaturas,
  mes_de date not null,
  ancora date not null,
  dias_de_costume smallint not null check (dias_de_costume between 28 and 31),
  em timestamptz not null,
  unique (assinatura_id, mes_de),
  constraint dia_de_todo_mes check (extract(day from ancora) <= 28),
  constraint mes_de_ajuste check (ancora - mes_de between 15 and 45)
);
create index vencimentos_da_assinatura on mudancas_de_vencimento (assinatura_id, id desc);

-- The reasons of members who think about leaving, with the answer that each could be given (REGRAS 2.9): counted, with
-- no text of anybody.
create table respostas_de_saida (
  assinatura_id bigint not null references assinaturas,
  dia date not null,
  motivo smallint not null,
  ajuda text,
  aceita_em timestamptz,
  em timestamptz not null,
  primary key (assinatura_id, dia),
  constraint ajuda_aceita check (aceita_em is null or ajuda is not null)
);
comment on table respostas_de_saida is 'One a day for each membership: the last reason of a day holds, and the answer that was taken stays with its reason.';
create index respostas_de_saida_do_dia on respostas_de_saida (dia);
