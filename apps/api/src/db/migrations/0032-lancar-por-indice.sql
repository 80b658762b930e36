-- Every entry finds its account by the index, one look-up each, whatever the planner believes of the number of accounts:
-- `is not distinct from` cannot use an index, and a join planned while the table was small would read all of it.
create or replace function lancar(p_motivo text, p_origem text, p_origem_id bigint, p_chave text, p_agora timestamptz, p_partidas jsonb, p_ator bigint default null, p_estorna bigint default null)
returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into transacoes (motivo, origem, origem_id, chave, ator_id, criada_em, estorna_id)
  values (p_motivo, p_origem, p_origem_id, p_chave, p_ator, p_agora, p_estorna)
  on conflict (chave) do nothing returning id into v_id;
  if v_id is null then return null; end if;
  insert into partidas (transacao_id, conta_id, valor)
  select v_id, coalesce(
      case when p.usuario is null
        then (select c.id from contas c where c.tipo = p.conta and c.usuario_id is null and c.provedor = coalesce(p.provedor, ''))
        else (select c.id from contas c where c.tipo = p.conta and c.usuario_id = p.usuario and c.provedor = coalesce(p.provedor, ''))
      end, -1), p.valor
  from jsonb_to_recordset(p_partidas) as p(conta text, usuario bigint, provedor text, valor bigint)
  where p.valor <> 0;
  return v_id;
end $$;

create or replace function conferir_partidas() returns trigger language plpgsql as $$
declare
  r record;
begin
  if exists (select 1 from novas group by transacao_id having sum(valor) <> 0 or count(*) < 2) then
    raise exception 'unbalanced ledger transaction' using errcode = 'check_violation', constraint = 'transacao_equilibrada';
  end if;
  if exists (select 1 from novas n where (select t.xid from transacoes t where t.id = n.transacao_id) <> pg_current_xact_id()) then
    raise exception 'entries added to a closed ledger transaction' using errcode = 'check_violation', constraint = 'transacao_fechada';
  end if;
  if exists (select 1 from novas n where not exists (select 1 from contas c where c.id = n.conta_id)) then
    raise exception 'ledger entry on an unknown account' using errcode = 'foreign_key_violation';
  end if;
  -- Accounts are always locked by ascending id: one lock order everywhere. Those without a floor store no balance.
  for r in select conta_id, sum(valor) as delta from novas group by conta_id order by conta_id loop
    update contas set saldo = saldo + r.delta where id = r.conta_id and minimo is not null;
  end loop;
  return null;
end $$;
