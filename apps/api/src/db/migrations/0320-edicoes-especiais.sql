-- The operation edits the editions: one of each lottery a year (decision 320).
create unique index loterias_especiais_uma_por_ano on loterias_especiais (slug, (extract(year from data_padrao)));
