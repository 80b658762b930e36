-- Documents of money move only along the table of their machine, and the facts they are about do not change (REGRAS
-- 2.3, 2.6; HOUSE §7). The migration writes the steps of the domain's machines in here.
create or replace function recusar_passo_do_dinheiro() returns trigger language plpgsql as $$
begin
  raise exception '% % may not change so', tg_table_name, old.id using errcode = 'check_violation', constraint = 'passo_do_dinheiro', table = tg_table_name;
end $$;
create or replace trigger passo before update on faturas for each row when (
  (old.status <> new.status and (old.status, new.status) not in ${fatura.passos})
  or (old.usuario_id, old.subtotal) <> (new.usuario_id, new.subtotal)
  -- The cost of its method may change until it is paid or cancelled.
  or (old.status not in (${fatura.pendente}, ${fatura.atraso}) and old.valor_custo_meio <> new.valor_custo_meio))
  execute function recusar_passo_do_dinheiro();
create or replace trigger passo before update on creditos for each row when (
  (old.status <> new.status and (old.status, new.status) not in ${credito.passos})
  or (old.usuario_id, old.origem, old.valor) <> (new.usuario_id, new.origem, new.valor))
  execute function recusar_passo_do_dinheiro();
create or replace trigger passo before update on previsoes for each row when (
  (old.status <> new.status and (old.status, new.status) not in ${previsao.passos})
  or (old.fatura_id, old.grupo_id) <> (new.fatura_id, new.grupo_id)
  -- A refund makes it smaller, an exit fee greater, while the administrator has not got it.
  or (old.status in (${previsao.realizado}, ${previsao.cancelado}) and old.valor <> new.valor))
  execute function recusar_passo_do_dinheiro();
-- A month that nobody paid yet changes hands with its group; one that was paid is of the administrator who awaits it (REGRAS 2.30).
create or replace function recusar_troca_de_recebedor() returns trigger language plpgsql as $$
begin
  perform 1 from faturas where id = new.fatura_id and status in (${fatura.pendente}, ${fatura.atraso});
  if not found or old.status <> ${previsao.previsto} then
    raise exception '% % may not change so', tg_table_name, old.id using errcode = 'check_violation', constraint = 'passo_do_dinheiro', table = tg_table_name;
  end if;
  return new;
end $$;
create or replace trigger recebedor before update on previsoes for each row when (old.administrador_id <> new.administrador_id)
  execute function recusar_troca_de_recebedor();
create or replace trigger passo before update on pagamentos for each row when (
  (old.estado <> new.estado and (old.estado, new.estado) not in ${pagamento.passos})
  or (old.usuario_id, old.provedor, old.meio_pagamento, old.valor) <> (new.usuario_id, new.provedor, new.meio_pagamento, new.valor))
  execute function recusar_passo_do_dinheiro();
create or replace trigger passo before update on devolucoes for each row when (
  (old.estado <> new.estado and (old.estado, new.estado) not in ${devolucao.passos})
  or (old.recebimento_id, old.id_devolucao, old.valor) <> (new.recebimento_id, new.id_devolucao, new.valor))
  execute function recusar_passo_do_dinheiro();
create or replace trigger passo before update on retiradas for each row when (
  (old.estado <> new.estado and (old.estado, new.estado) not in ${retirada.passos})
  or (old.usuario_id, old.tipo, old.valor, old.id_envio) <> (new.usuario_id, new.tipo, new.valor, new.id_envio)
  or old.chave_pix_id is distinct from new.chave_pix_id
  -- The fee is of the moment in which it is authorised, and that happens once.
  or (old.autorizada_em is not null and ((old.valor_taxa, old.valor_custeio) <> (new.valor_taxa, new.valor_custeio) or new.autorizada_em is distinct from old.autorizada_em)))
  execute function recusar_passo_do_dinheiro();
