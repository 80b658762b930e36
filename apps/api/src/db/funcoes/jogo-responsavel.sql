-- The month in which a purchase counts, by its first day in Brasília.
create or replace function mes_do_jogo(p_em timestamptz) returns date language sql immutable as $$
  select date_trunc('month', p_em at time zone 'America/Sao_Paulo')::date
$$;

-- True while a person is away from the pools: nothing is sold to him, and nothing of the lotteries is promoted to him.
create or replace function afastado_do_jogo(p_usuario bigint, p_em timestamptz) returns boolean language sql stable as $$
  select exists (select from afastamentos_de_jogo a where a.usuario_id = p_usuario and a.desde <= p_em and (a.ate is null or a.ate > p_em))
$$;

-- The limit of a person's month; p_padrao holds for a person who never changed it.
create or replace function limite_de_jogo(p_usuario bigint, p_padrao bigint, p_em timestamptz) returns bigint language sql stable as $$
  select coalesce((select case when l.vale_em <= p_em then l.valor_novo else l.valor end from limites_de_jogo l where l.usuario_id = p_usuario), p_padrao)
$$;

-- Why a person may not spend an amount now: null, 'afastado' or 'limite'. The row of the month is locked until the
-- transaction ends, so purchases of one person at the same time cannot pass the limit together.
create or replace function recusa_de_jogo(p_usuario bigint, p_valor bigint, p_padrao bigint, p_em timestamptz) returns text language plpgsql as $$
declare v_gasto bigint;
begin
  insert into gastos_de_jogo (usuario_id, mes, gasto) values (p_usuario, mes_do_jogo(p_em), 0) on conflict do nothing;
  select gasto into v_gasto from gastos_de_jogo where usuario_id = p_usuario and mes = mes_do_jogo(p_em) for update;
  if afastado_do_jogo(p_usuario, p_em) then return 'afastado'; end if;
  if v_gasto + p_valor > limite_de_jogo(p_usuario, p_padrao, p_em) then return 'limite'; end if;
  return null;
end $$;

-- Cotas that are taken count into the month of their invoice, and leave it when they are free again.
create or replace function contar_gasto_de_jogo() returns trigger language plpgsql as $$
begin
  insert into gastos_de_jogo (usuario_id, mes, gasto)
  select d.usuario_id, mes_do_jogo(f.emitida_em), sum(k.valor / i.quantidade)
  from depois d
  join antes a using (bolao_id, numero)
  join itens_de_cota k on k.item_id = d.item_id
  join itens_da_fatura i on i.id = d.item_id
  join faturas f on f.id = i.fatura_id
  where a.item_id is null
  group by d.usuario_id, mes_do_jogo(f.emitida_em)
  order by d.usuario_id
  on conflict (usuario_id, mes) do update set gasto = gastos_de_jogo.gasto + excluded.gasto;
  update gastos_de_jogo g set gasto = g.gasto - livres.valor
  from (
    select a.usuario_id, mes_do_jogo(f.emitida_em) as mes, sum(k.valor / i.quantidade) as valor
    from antes a
    join depois d using (bolao_id, numero)
    join itens_de_cota k on k.item_id = a.item_id
    join itens_da_fatura i on i.id = a.item_id
    join faturas f on f.id = i.fatura_id
    where d.item_id is null
    group by a.usuario_id, mes_do_jogo(f.emitida_em)
  ) livres
  where g.usuario_id = livres.usuario_id and g.mes = livres.mes;
  return null;
end $$;
create or replace trigger contar_gasto after update on cotas referencing old table as antes new table as depois
  for each statement execute function contar_gasto_de_jogo();

-- A limit grows by waiting alone: what held before is the most that holds now.
create or replace function proteger_limite_de_jogo() returns trigger language plpgsql as $$
begin
  if new.valor > (case when old.vale_em <= new.mudado_em then old.valor_novo else old.valor end) then
    raise exception 'a limit is raised after its time to wait, never at once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger proteger before update on limites_de_jogo for each row execute function proteger_limite_de_jogo();

-- A time away stays as it was asked for; only an open one gets an end, six months after its beginning or later.
create or replace function proteger_afastamento() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'ate') is distinct from (to_jsonb(old) - 'ate') or old.ate is not null
    or new.ate < old.desde + interval '6 months' then
    raise exception 'a time away from the pools is not shortened' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger proteger before update on afastamentos_de_jogo for each row execute function proteger_afastamento();
