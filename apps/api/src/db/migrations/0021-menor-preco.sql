-- The cheapest listed seat of each service, found without reading the others.
create index grupos_vitrine_servico_preco on grupos (servico_id, (valor_sem_taxas + valor_taxa), id desc) where visibilidade = 2 and status in (1, 52, 76);
