-- Months served by an administrator, for the cards of his groups. Partial: a purchase, whose month is not known yet, does not touch it.
create index faturas_ciclos on faturas (grupo_id, competencia_inicio) where competencia_inicio is not null;
