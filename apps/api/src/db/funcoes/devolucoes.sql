-- Keeps recebimentos.em_devolucao: the part of a receipt that was returned, or may still be.
create or replace function contar_devolucao() returns trigger language plpgsql as $$
declare
  v_antes bigint := case when tg_op = 'UPDATE' and old.estado <> ${devolucao.naoRealizada} then old.valor else 0 end;
  v_depois bigint := case when new.estado <> ${devolucao.naoRealizada} then new.valor else 0 end;
begin
  if v_depois <> v_antes then
    update recebimentos set em_devolucao = em_devolucao + v_depois - v_antes where id = new.recebimento_id;
  end if;
  return null;
end $$;
create or replace trigger contar_devolucao after insert or update on devolucoes for each row execute function contar_devolucao();
