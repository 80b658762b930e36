-- When the provider was last asked: what it cannot answer about goes behind the rest (CONFIABILIDADE 1.5).
alter table devolucoes add column conferida_em timestamptz;
alter table retiradas add column conferida_em timestamptz;
