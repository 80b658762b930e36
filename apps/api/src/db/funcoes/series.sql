-- A series is never oversold: the cotas of its members, paused ones among them, fit into it. The row of the series
-- serialises those who enter; a lock that the foreign keys of others do not wait for.
create or replace function exigir_lugar_na_serie() returns trigger language plpgsql as $$
declare v_total integer; v_cotas integer;
begin
  select total_cotas into strict v_total from series where id = new.serie_id for no key update;
  select coalesce(sum(cotas), 0) into v_cotas from adesoes where serie_id = new.serie_id and estado <> ${adesao.encerrada};
  if v_cotas > v_total then
    raise exception 'series % has % cotas and would have % taken', new.serie_id, v_total, v_cotas
      using errcode = 'check_violation', constraint = 'serie_cheia', table = 'adesoes';
  end if;
  return null;
end $$;
create or replace trigger lugar after insert or update of cotas on adesoes for each row execute function exigir_lugar_na_serie();
