-- What the listing of groups reads (spec B§2 /grupos and /pesquisa, B§3 Group listing): few rows, whatever the number of groups.
alter table servicos add column valor_sozinho bigint check (valor_sozinho > 0);
comment on column servicos.valor_sozinho is 'Monthly price of the service for one person, centavos: the stated price that savings are told against. Null = unknown, and no saving is shown.';

create index grupos_vitrine on grupos (id desc) where visibilidade = 2 and status in (1, 52, 76);
create index grupos_vitrine_preco on grupos ((valor_sem_taxas + valor_taxa), id desc) where visibilidade = 2 and status in (1, 52, 76);
create index grupos_vitrine_servico on grupos (servico_id, id desc) where visibilidade = 2 and status in (1, 52, 76);
create index visualizacoes_recentes on visualizacoes (usuario_id, vista_em desc);
