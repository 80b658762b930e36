-- The application's role writes the ledger by its functions alone (CONFIABILIDADE 1.1; ASVS 13.2.2). It could add an
-- account with a balance in it, a transaction without entries, a seal of its own, and move a balance from a trigger on a
-- temporary table, which looks like one of ours. What may write runs as its owner, and names its tables before any temporary one.
alter function lancar(text, text, bigint, text, timestamptz, jsonb, bigint, bigint) security definer set search_path = public, pg_temp;
alter function conferir_partidas() security definer set search_path = public, pg_temp;
alter function criar_contas() security definer set search_path = public, pg_temp;
alter function lacrar(integer) security definer set search_path = public, pg_temp;
revoke insert on contas, transacoes, partidas, lacres from rateia_app;
-- One column is left, which the trigger below never lets change: without any, accounts could not be locked either.
revoke update on contas from rateia_app;
grant update (provedor) on contas to rateia_app;
revoke insert, update, delete on migracoes from rateia_app;

create or replace function proteger_conta() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2
    or (new.id, new.tipo, new.usuario_id, new.provedor, new.minimo) is distinct from (old.id, old.tipo, old.usuario_id, old.provedor, old.minimo) then
    raise exception 'balances move only through ledger entries' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
