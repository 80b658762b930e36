-- A mistake of the ledger is corrected once: a transaction is reversed by one other at most (HOUSE §7; record 832).
create unique index transacoes_estorna on transacoes (estorna_id) where estorna_id is not null;
