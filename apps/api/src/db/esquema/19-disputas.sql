-- Payments that their payers contest at their banks: chargebacks of cards, the MED of a Pix (REGRAS 2.4, part 3). Each
-- belongs to the review that holds its money.
create table disputas (
  id bigint generated always as identity primary key,
  revisao_id bigint not null unique references revisoes,
  recebimento_id bigint not null references recebimentos,
  no_provedor text unique,
  estado text not null,
  valor bigint not null check (valor > 0),
  responder_ate timestamptz not null,
  resposta text,
  evidencias jsonb not null default '[]',
  respondida_por bigint references usuarios,
  respondida_em timestamptz,
  recusa text,
  aberta_em timestamptz not null,
  acabou_em timestamptz,
  constraint disputa_respondida check ((respondida_por is null) = (respondida_em is null)),
  constraint disputa_acabada check ((estado in (${disputa.ganha}, ${disputa.perdida})) = (acabou_em is not null))
);
comment on column disputas.no_provedor is 'The provider''s name of the dispute, under which it takes our answer; null where it takes none.';
comment on column disputas.evidencias is 'The facts that went with the answer, as they stood then.';
comment on column disputas.recusa is 'The provider''s reason against our answer, while a person gives another one.';
create index disputas_recebimento on disputas (recebimento_id);
create index disputas_a_enviar on disputas (respondida_em) where estado = ${disputa.respondendo};
