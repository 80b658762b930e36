-- Pays an order as far as every order is the same: takes each lock in the one order (seats of groups, memberships, the
-- invoice, accounts by id), and writes the ledger transaction that the domain computed. A reading of the caller is
-- refused when it is no longer so: the invoice's state (`fatura_como_lida`, detail: the state now), and a wallet that
-- does not bear p_saldo (`saldo_do_pagador`, detail: the balance). Answers the open payments of the invoice.
create or replace function pagar_pedido(p_grupos bigint[], p_assinaturas bigint[], p_fatura bigint, p_status smallint, p_pagador bigint, p_saldo bigint,
  p_motivo text, p_agora timestamptz, p_partidas jsonb, p_ator bigint, p_abertos text[]) returns bigint[] language plpgsql as $$
declare v_status smallint; v_saldo bigint;
begin
  perform 1 from grupo_lotacao where grupo_id = any(p_grupos) order by grupo_id for no key update;
  perform 1 from assinaturas where id = any(p_assinaturas) order by id for no key update;
  select f.status into v_status from faturas f where f.id = p_fatura for no key update;
  if v_status is distinct from p_status then
    raise exception 'invoice % is not as it was read', p_fatura using errcode = 'check_violation', constraint = 'fatura_como_lida', table = 'faturas', detail = v_status;
  end if;
  if p_saldo > 0 then
    perform 1 from contas where id in (
      select (select c.id from contas c where c.tipo = p.conta and c.usuario_id = p.usuario and c.provedor = '')
      from jsonb_to_recordset(p_partidas) as p(conta text, usuario bigint) where p.usuario is not null)
    order by id for no key update;
    select c.saldo into v_saldo from contas c where c.tipo = 'disponivel' and c.usuario_id = p_pagador and c.provedor = '';
    if v_saldo < p_saldo then
      raise exception 'the wallet of % does not bear invoice %', p_pagador, p_fatura using errcode = 'check_violation', constraint = 'saldo_do_pagador', table = 'contas', detail = v_saldo;
    end if;
  end if;
  perform lancar(p_motivo, 'faturas', p_fatura, 'fatura:' || p_fatura || ':paga', p_agora, p_partidas, p_ator);
  return array(select x.id from pagamentos x where x.fatura_id = p_fatura and x.estado = any(p_abertos) order by x.id);
end $$;
