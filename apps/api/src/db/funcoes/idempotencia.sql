-- Takes a person's key for a call until the transaction ends, and reads the answer that was given for it, in one round
-- trip. They are two statements, because the second one must see the answer of a call that ended while the first one
-- asked for the lock. No row: another call holds the key. A row of empty columns: the key is new.
create or replace function tomar_chave(p_usuario bigint, p_chave text)
returns table (chamada text, corpo_hash bytea, status smallint, resposta_cifrada bytea) language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(p_usuario || ':' || p_chave, 11)) then return; end if;
  return query select i.chamada, i.corpo_hash, i.status, i.resposta_cifrada
  from (select) nova left join idempotencia i on i.usuario_id = p_usuario and i.chave = p_chave;
end $$;
