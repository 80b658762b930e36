-- What stands for money moves along its table and no other way, and what it is about does not change (REGRAS 2.3, 2.6; HOUSE §7):
-- the same rows as MAQUINA_FATURA, MAQUINA_CREDITO, MAQUINA_PREVISAO, MAQUINA_PAGAMENTO, MAQUINA_DEVOLUCAO and MAQUINA_RETIRADA of the domain.
create or replace function recusar_passo_do_dinheiro() returns trigger language plpgsql as $$
begin
  raise exception '% % may not change so', tg_table_name, old.id using errcode = 'check_violation', constraint = 'passo_do_dinheiro', table = tg_table_name;
end $$;
create or replace trigger passo before update on faturas for each row when (
  (old.status <> new.status and (old.status, new.status) not in ((11, 13), (11, 63), (11, 19), (63, 13), (63, 19), (13, 67)))
  or (old.usuario_id, old.subtotal) <> (new.usuario_id, new.subtotal)
  -- The cost of its method may change until it is paid or cancelled.
  or (old.status not in (11, 63) and old.valor_custo_meio <> new.valor_custo_meio))
  execute function recusar_passo_do_dinheiro();
create or replace trigger passo before update on creditos for each row when (
  (old.status <> new.status and (old.status, new.status) not in ((41, 34), (41, 46), (34, 33), (33, 34), (34, 36), (33, 36)))
  or (old.usuario_id, old.origem, old.valor) <> (new.usuario_id, new.origem, new.valor))
  execute function recusar_passo_do_dinheiro();
create or replace trigger passo before update on previsoes for each row when (
  (old.status <> new.status and (old.status, new.status) not in ((78, 154), (154, 78), (78, 79), (78, 80), (154, 80)))
  or (old.fatura_id, old.grupo_id, old.administrador_id) <> (new.fatura_id, new.grupo_id, new.administrador_id)
  -- A refund makes it smaller, an exit fee greater, while the administrator has not got it.
  or (old.status in (79, 80) and old.valor <> new.valor))
  execute function recusar_passo_do_dinheiro();
create or replace trigger passo before update on pagamentos for each row when (
  (old.estado <> new.estado and (old.estado, new.estado) not in (
    ('criado', 'aguardando'), ('processando', 'aguardando'), ('criado', 'processando'), ('criado', 'falhou'), ('processando', 'falhou'),
    ('criado', 'pago'), ('aguardando', 'pago'), ('processando', 'pago'), ('expirado', 'pago'), ('cancelado', 'pago'), ('falhou', 'pago'),
    ('criado', 'devolvido'), ('aguardando', 'devolvido'), ('processando', 'devolvido'), ('expirado', 'devolvido'), ('cancelado', 'devolvido'), ('falhou', 'devolvido'),
    ('criado', 'expirado'), ('aguardando', 'expirado'), ('processando', 'expirado'),
    ('criado', 'cancelado'), ('aguardando', 'cancelado'), ('processando', 'cancelado')))
  or (old.usuario_id, old.finalidade, old.valor) <> (new.usuario_id, new.finalidade, new.valor))
  execute function recusar_passo_do_dinheiro();
create or replace trigger passo before update on devolucoes for each row when (
  (old.estado <> new.estado and (old.estado, new.estado) not in (
    ('criada', 'emProcessamento'), ('criada', 'devolvida'), ('criada', 'naoRealizada'), ('emProcessamento', 'devolvida'), ('emProcessamento', 'naoRealizada')))
  or (old.e2eid, old.id_devolucao, old.valor) <> (new.e2eid, new.id_devolucao, new.valor))
  execute function recusar_passo_do_dinheiro();
create or replace trigger passo before update on retiradas for each row when (
  (old.estado <> new.estado and (old.estado, new.estado) not in (
    ('rascunho', 'aguardandoPin'), ('aguardandoPin', 'emAnalise'), ('emAnalise', 'enviada'), ('enviada', 'concluida'), ('enviada', 'falhou'), ('falhou', 'devolvida'),
    ('rascunho', 'cancelada'), ('aguardandoPin', 'cancelada'), ('emAnalise', 'cancelada')))
  or (old.usuario_id, old.tipo, old.valor, old.id_envio) <> (new.usuario_id, new.tipo, new.valor, new.id_envio)
  or old.chave_pix_id is distinct from new.chave_pix_id
  -- The fee is of the moment in which it is authorised, and that happens once.
  or (old.autorizada_em is not null and ((old.valor_taxa, old.valor_custeio) <> (new.valor_taxa, new.valor_custeio) or new.autorizada_em is distinct from old.autorizada_em)))
  execute function recusar_passo_do_dinheiro();
