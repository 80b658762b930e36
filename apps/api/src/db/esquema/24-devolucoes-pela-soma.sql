-- Returns at a provider that names none of them, and tells the sum that it has given back of a receipt: by this row one
-- whose answer was lost is found in that sum, and is not asked for twice (CONFIABILIDADE 1.5).
create table devolucoes_pela_soma (
  devolucao_id bigint primary key references devolucoes,
  pedida_em timestamptz not null,
  no_provedor text
);
comment on column devolucoes_pela_soma.pedida_em is 'When the provider was asked for it last, by the machine''s clock.';
comment on column devolucoes_pela_soma.no_provedor is 'The provider''s name of it, or ours where it gives none, or its answer was lost and its sum told of it.';
