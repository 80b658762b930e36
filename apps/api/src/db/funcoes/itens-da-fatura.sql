-- An invoice is the sum of its items, whichever of the two is written first: checked when the transaction ends.
create or replace function conferir_itens_da_fatura() returns trigger language plpgsql as $$
declare v_fatura bigint := case when tg_table_name = 'faturas' then (to_jsonb(new)->>'id')::bigint else (to_jsonb(new)->>'fatura_id')::bigint end;
begin
  if (select f.subtotal from faturas f where f.id = v_fatura) is distinct from
     (select coalesce(sum(i.valor), 0)::bigint from itens_da_fatura i where i.fatura_id = v_fatura) then
    raise exception 'invoice % is not the sum of its items', v_fatura using errcode = 'check_violation', constraint = 'fatura_soma', table = 'faturas';
  end if;
  return null;
end $$;
drop trigger if exists soma on faturas;
create constraint trigger soma after insert on faturas deferrable initially deferred for each row execute function conferir_itens_da_fatura();
drop trigger if exists soma on itens_da_fatura;
create constraint trigger soma after insert on itens_da_fatura deferrable initially deferred for each row execute function conferir_itens_da_fatura();
create or replace trigger somente_inclusao before update or delete or truncate on itens_da_fatura execute function recusar_mudanca();

-- The seat and the membership of a seat's item do not change. Its month is filled in later, and a cancelled invoice
-- frees that month.
create or replace function recusar_mudanca_de_item() returns trigger language plpgsql as $$
begin
  raise exception '% % may not change so', tg_table_name, old.item_id using errcode = 'check_violation', constraint = 'item_fica', table = tg_table_name;
end $$;
create or replace trigger fica before update on itens_de_vaga for each row when (
  (old.item_id, old.tipo, old.assinatura_id, old.grupo_id, old.valor_plano, old.valor_taxa, old.valor_caucao)
    <> (new.item_id, new.tipo, new.assinatura_id, new.grupo_id, new.valor_plano, new.valor_taxa, new.valor_caucao)
  or (new.vale and not old.vale))
  execute function recusar_mudanca_de_item();
create or replace function soltar_competencia() returns trigger language plpgsql as $$
begin
  update itens_de_vaga v set vale = false from itens_da_fatura i where i.fatura_id = new.id and v.item_id = i.id;
  return null;
end $$;
create or replace trigger soltar_competencia after update on faturas for each row when (old.status <> new.status and new.status = ${fatura.cancelado})
  execute function soltar_competencia();
