-- A seat moves along its table and no other way (REGRAS 2.2; decision 260): the same rows as MAQUINA_VAGA of the domain.
create function recusar_passo_de_vaga() returns trigger language plpgsql as $$
begin
  raise exception 'seat %/% may not go from % to %', new.grupo_id, new.numero, case when tg_op = 'UPDATE' then old.estado end, new.estado
    using errcode = 'check_violation', constraint = 'vagas_passo', table = 'vagas';
end $$;

create trigger passo before update on vagas for each row
  when (
    (old.estado <> new.estado and not (
      (old.estado = 'livre' and new.estado in ('retida', 'ocupada'))
      or (old.estado = 'retida' and new.estado in ('ocupada', 'livre'))
      or (old.estado = 'ocupada' and new.estado in ('em_saida', 'livre'))
      or (old.estado = 'em_saida' and new.estado in ('ocupada', 'livre'))))
    -- A taken seat changes hands by being free, or when its leaver's date has come and somebody waits for it.
    or (old.assinatura_id <> new.assinatura_id and not (old.estado = 'em_saida' and new.estado = 'ocupada'))
    or old.grupo_id <> new.grupo_id or old.numero <> new.numero)
  execute function recusar_passo_de_vaga();

create trigger nasce_livre before insert on vagas for each row when (new.estado <> 'livre') execute function recusar_passo_de_vaga();
