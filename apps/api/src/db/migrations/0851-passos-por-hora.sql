-- Each minute's check finds the groups whose seats moved since the last one (record 833). Steps come in the order of time,
-- so an index of blocks is enough, and writing one costs nothing that can be measured.
create index transicoes_em on transicoes using brin (em) with (autosummarize = on);
