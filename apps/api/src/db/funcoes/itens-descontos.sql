-- A discount is the sum of its parts, which are of items of its own invoice; the discounts of an item never pay more than
-- its share and fee, and nothing of a thing that they may not pay (REGRAS 2.29). Checked when the transaction ends.
create or replace function conferir_desconto() returns trigger language plpgsql as $$
declare r record; v_base bigint;
begin
  for r in
    select p.item_id, p.base, i.fatura_id as fatura, d.fatura_id as do_desconto,
      (select v.valor_plano + v.valor_taxa from itens_de_vaga v where v.item_id = p.item_id and v.tipo <> 'caucao') as vaga,
      (select sum(o.valor) from partes_do_desconto o where o.item_id = p.item_id) as tirado
    from partes_do_desconto p join itens_da_fatura i on i.id = p.item_id join itens_da_fatura d on d.id = p.desconto_id
    where p.desconto_id = new.desconto_id
  loop
    if r.fatura <> r.do_desconto or r.vaga is distinct from r.base or r.tirado > r.base then
      raise exception 'discount % pays what it may not of item %', new.desconto_id, r.item_id
        using errcode = 'check_violation', constraint = 'desconto_paga_parte_e_taxa', table = 'partes_do_desconto';
    end if;
  end loop;
  if (select sum(valor) from partes_do_desconto where desconto_id = new.desconto_id) + (select valor from itens_da_fatura where id = new.desconto_id) <> 0 then
    raise exception 'discount % is not the sum of its parts', new.desconto_id
      using errcode = 'check_violation', constraint = 'desconto_soma', table = 'partes_do_desconto';
  end if;
  return null;
end $$;
drop trigger if exists confere on partes_do_desconto;
create constraint trigger confere after insert on partes_do_desconto deferrable initially deferred for each row execute function conferir_desconto();
create or replace trigger somente_inclusao before update or delete or truncate on partes_do_desconto execute function recusar_mudanca();

-- Keeps retido and gasto of a spend-only credit.
create or replace function contar_uso_promocional() returns trigger language plpgsql as $$
declare
  v_retido bigint := case when new.gasto_em is null and new.solto_em is null then new.valor else 0 end;
  v_gasto bigint := case when new.gasto_em is not null then new.valor - new.devolvido else 0 end;
begin
  if tg_op = 'UPDATE' then
    v_retido := v_retido - case when old.gasto_em is null and old.solto_em is null then old.valor else 0 end;
    v_gasto := v_gasto - case when old.gasto_em is not null then old.valor - old.devolvido else 0 end;
  end if;
  update creditos_promocionais set retido = retido + v_retido, gasto = gasto + v_gasto where credito_id = new.credito_id;
  return null;
end $$;
create or replace trigger contar_uso_promocional after insert or update on usos_promocionais for each row execute function contar_uso_promocional();

-- Counts the uses of a coupon under the lock of its row, so that two orders at once never pass a limit: overall
-- (cupom_esgotado) or of one person (cupom_por_pessoa).
create or replace function contar_uso_de_cupom() returns trigger language plpgsql as $$
declare v_por_pessoa smallint;
begin
  update cupons set usos = usos + case when tg_op = 'INSERT' then 1 when old.vale and not new.vale then -1 else 0 end
    where id = new.cupom_id returning por_pessoa into v_por_pessoa;
  if new.vale and (select count(*) from usos_de_cupom where cupom_id = new.cupom_id and usuario_id = new.usuario_id and vale) > v_por_pessoa then
    raise exception 'coupon % was used by % already', new.cupom_id, new.usuario_id
      using errcode = 'check_violation', constraint = 'cupom_por_pessoa', table = 'usos_de_cupom';
  end if;
  return null;
end $$;
create or replace trigger contar_uso_de_cupom after insert or update on usos_de_cupom for each row execute function contar_uso_de_cupom();
create or replace function recusar_mudanca_do_uso() returns trigger language plpgsql as $$
begin
  raise exception 'use % of a coupon may not change so', old.item_id using errcode = 'check_violation', constraint = 'uso_de_cupom_fica', table = 'usos_de_cupom';
end $$;
create or replace trigger fica before update on usos_de_cupom for each row when (
  (old.item_id, old.cupom_id, old.usuario_id) <> (new.item_id, new.cupom_id, new.usuario_id) or (new.vale and not old.vale))
  execute function recusar_mudanca_do_uso();
