-- A pool is born with its cotas.
create or replace function criar_cotas() returns trigger language plpgsql as $$
begin
  insert into cotas (bolao_id, numero, estado, promocional) select new.id, n, ${cota.livre}, new.promocional from generate_series(1, new.total_cotas) n;
  return null;
end $$;
create or replace trigger criar_cotas after insert on boloes for each row execute function criar_cotas();

-- Takes p_n free cotas for an item just written, or none. The pool must be on sale: its row is shared by all purchases and
-- taken alone by the close of sales. Cotas that another purchase is taking are passed over, so that nobody waits for them.
-- p_estado 'retida' (with p_ate) or 'vendida'.
create or replace function ocupar_cotas(p_bolao bigint, p_item bigint, p_n integer, p_estado text, p_ate timestamptz, p_evento text, p_quem text, p_em timestamptz)
returns boolean language plpgsql as $$
declare v_usuario bigint; v_n integer;
begin
  perform 1 from boloes where id = p_bolao and estado = ${bolao.aVenda} and vendas_ate > p_em for share;
  if not found then return false; end if;
  select usuario_id into strict v_usuario from itens_de_cota where item_id = p_item and bolao_id = p_bolao;
  with escolhidas as (
    select numero from cotas where bolao_id = p_bolao and estado = ${cota.livre} order by numero limit p_n for update skip locked
  ), tomadas as (
    update cotas c set estado = p_estado, item_id = p_item, usuario_id = v_usuario, retida_ate = p_ate
    from escolhidas e where c.bolao_id = p_bolao and c.numero = e.numero returning c.numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select ${cota.nome}, p_bolao, ${cota.livre}, p_evento, p_estado, p_quem, case when p_quem = 'membro' then v_usuario end, p_em,
    jsonb_build_object('numero', numero, 'itemId', p_item)
  from tomadas order by numero;
  get diagnostics v_n = row_count;
  return v_n = p_n;
end $$;

-- The person of a step that a member makes: the buyer of the item. A step of ours has none.
create or replace function dono_dos_passos(p_item bigint, p_quem text) returns bigint language sql stable as $$
  select usuario_id from itens_de_cota where item_id = p_item and p_quem = 'membro';
$$;

-- Moves all cotas of an item that are in p_de. Returns how many moved.
create or replace function mover_cotas(p_bolao bigint, p_item bigint, p_de text, p_evento text, p_para text, p_quem text, p_em timestamptz) returns integer language plpgsql as $$
declare v_n integer;
begin
  with movidas as (
    update cotas set estado = p_para, retida_ate = null,
      item_id = case when p_para = ${cota.livre} then null else item_id end,
      usuario_id = case when p_para = ${cota.livre} then null else usuario_id end
    where bolao_id = p_bolao and item_id = p_item and estado = p_de returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select ${cota.nome}, p_bolao, p_de, p_evento, p_para, p_quem, dono_dos_passos(p_item, p_quem), p_em, jsonb_build_object('numero', numero, 'itemId', p_item)
  from movidas order by numero;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- Frees the last p_n sold cotas of an item, which go back to their payer's pool. Returns how many.
create or replace function devolver_cotas(p_bolao bigint, p_item bigint, p_n integer, p_quem text, p_em timestamptz) returns integer language plpgsql as $$
declare v_n integer;
begin
  with livres as (
    update cotas set estado = ${cota.livre}, item_id = null, usuario_id = null
    where bolao_id = p_bolao and numero in (
      select numero from cotas where bolao_id = p_bolao and item_id = p_item and estado = ${cota.vendida} order by numero desc limit p_n)
    returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select ${cota.nome}, p_bolao, ${cota.vendida}, 'devolver', ${cota.livre}, p_quem, dono_dos_passos(p_item, p_quem), p_em, jsonb_build_object('numero', numero, 'itemId', p_item)
  from livres order by numero;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- A cota moves along its table and no other way, and changes its holder only through the free state (REGRAS 2.12).
create or replace function recusar_passo_de_cota() returns trigger language plpgsql as $$
begin
  raise exception 'cota %/% may not go from % to %', new.bolao_id, new.numero, case when tg_op = 'UPDATE' then old.estado end, new.estado
    using errcode = 'check_violation', constraint = 'cotas_passo', table = 'cotas';
end $$;
create or replace trigger passo before update on cotas for each row
  when (
    (old.estado <> new.estado and (old.estado, new.estado) not in ${cota.passos})
    or old.item_id <> new.item_id or old.bolao_id <> new.bolao_id or old.numero <> new.numero)
  execute function recusar_passo_de_cota();
create or replace trigger nasce_livre before insert on cotas for each row when (new.estado <> ${cota.livre}) execute function recusar_passo_de_cota();
