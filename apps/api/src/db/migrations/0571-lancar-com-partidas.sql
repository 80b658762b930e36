-- A transaction of which nothing is left, for all its amounts are zero, would take its key and move nothing: refused
-- like any other that has fewer than two entries (HOUSE §7). Otherwise as in 0032.
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
  if not found then
    raise exception 'ledger transaction without entries' using errcode = 'check_violation', constraint = 'transacao_equilibrada';
  end if;
  return v_id;
end $$;
