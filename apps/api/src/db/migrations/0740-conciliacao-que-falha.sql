-- A comparison that fails is seen: since when, and why (CONFIABILIDADE 1.5; record 742).
alter table conciliacoes
  alter column conferido_ate drop not null,
  add column conferida_em timestamptz,
  add column falha_desde timestamptz,
  add column falha_motivo text,
  add constraint conciliacoes_falha check ((falha_desde is null) = (falha_motivo is null));
comment on column conciliacoes.conferida_em is 'When the list was compared last, by the product''s clock.';
comment on column conciliacoes.falha_desde is 'The first failure since then, by the product''s clock; null while it succeeds.';
