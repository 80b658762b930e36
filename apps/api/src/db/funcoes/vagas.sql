-- A group is born with its seats.
create or replace function criar_vagas() returns trigger language plpgsql as $$
begin
  insert into grupo_lotacao (grupo_id, total, livres) values (new.id, new.total_vagas, new.total_vagas);
  insert into vagas (grupo_id, numero) select new.id, n from generate_series(1, new.total_vagas) n;
  return null;
end $$;
create or replace trigger criar_vagas after insert on grupos for each row execute function criar_vagas();

-- Claims p_n seats for a membership just written (p_em null) or for one that waited until p_em, or none. The caller's transaction then holds the group's seat lock.
-- p_estado 'retida' (with p_ate) or 'ocupada'. Returns whether it got them.
create or replace function ocupar_vagas(p_grupo bigint, p_assinatura bigint, p_n smallint, p_estado text, p_ate timestamptz, p_evento text, p_quem text, p_em timestamptz default null)
returns boolean language plpgsql as $$
begin
  update grupo_lotacao set livres = livres - p_n,
    retidas = retidas + case when p_estado = ${vaga.retida} then p_n else 0 end,
    ocupadas = ocupadas + case when p_estado = ${vaga.ocupada} then p_n else 0 end
  where grupo_id = p_grupo and livres >= p_n;
  if not found then return false; end if;
  with tomadas as (
    update vagas set estado = p_estado, assinatura_id = p_assinatura, retida_ate = p_ate
    where grupo_id = p_grupo and numero in (select numero from vagas where grupo_id = p_grupo and estado = ${vaga.livre} order by numero limit p_n)
    returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select ${vaga.nome}, p_grupo, ${vaga.livre}, p_evento, p_estado, p_quem, case when p_quem = 'membro' then a.usuario_id end, coalesce(p_em, a.criada_em),
    jsonb_build_object('numero', t.numero, 'assinaturaId', p_assinatura)
  from tomadas t, assinaturas a where a.id = p_assinatura order by t.numero;
  return true;
end $$;

-- The same, and then reads the group under its lock in the same round trip. No row: it did not get them.
create or replace function ocupar_e_ler(p_grupo bigint, p_assinatura bigint, p_n smallint, p_estado text, p_ate timestamptz, p_evento text, p_quem text)
returns table (status smallint, versao_preco integer, livres smallint) language plpgsql as $$
begin
  if not ocupar_vagas(p_grupo, p_assinatura, p_n, p_estado, p_ate, p_evento, p_quem) then return; end if;
  return query select g.status, g.versao_preco, l.livres from grupos g join grupo_lotacao l on l.grupo_id = g.id where g.id = p_grupo;
end $$;

-- Keeps a free seat for an invitation, until its end. Returns whether there was one; the caller's transaction then holds the group's seat lock.
create or replace function guardar_vaga(p_grupo bigint, p_convite bigint, p_ate timestamptz, p_quem text, p_usuario bigint, p_em timestamptz) returns boolean language plpgsql as $$
begin
  update grupo_lotacao set livres = livres - 1, retidas = retidas + 1 where grupo_id = p_grupo and livres > 0;
  if not found then return false; end if;
  with guardada as (
    update vagas set estado = ${vaga.retida}, convite_id = p_convite, retida_ate = p_ate
    where grupo_id = p_grupo and numero = (select min(numero) from vagas where grupo_id = p_grupo and estado = ${vaga.livre})
    returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select ${vaga.nome}, p_grupo, ${vaga.livre}, 'guardar', ${vaga.retida}, p_quem, p_usuario, p_em, jsonb_build_object('numero', numero, 'conviteId', p_convite)
  from guardada;
  return true;
end $$;

-- Frees the seat that an invitation keeps. Returns whether there was one.
create or replace function soltar_vaga_guardada(p_grupo bigint, p_convite bigint, p_em timestamptz) returns boolean language plpgsql as $$
declare v_n integer;
begin
  perform 1 from grupo_lotacao where grupo_id = p_grupo for no key update;
  with solta as (
    update vagas set estado = ${vaga.livre}, convite_id = null, retida_ate = null where grupo_id = p_grupo and convite_id = p_convite returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, em, dados)
  select ${vaga.nome}, p_grupo, ${vaga.retida}, 'soltarGuardada', ${vaga.livre}, 'sistema', p_em, jsonb_build_object('numero', numero, 'conviteId', p_convite)
  from solta;
  get diagnostics v_n = row_count;
  if v_n > 0 then update grupo_lotacao set livres = livres + v_n, retidas = retidas - v_n where grupo_id = p_grupo; end if;
  return v_n > 0;
end $$;

-- The last day of the first leaver whose seat nobody waits for (REGRAS 2.10, dataFila).
create or replace function anotar_data_da_fila(p_grupo bigint) returns void language sql as $$
  update grupos set data_fila = (
    select min(a.saida_em) from vagas v join assinaturas a on a.id = v.assinatura_id
    where v.grupo_id = p_grupo and v.estado = ${vaga.emSaida} and v.fila_assinatura_id is null)
  where id = p_grupo;
$$;

-- Takes the earliest dated place of a group for a membership just written, or none: p_ate until its payment. Then reads
-- the group under its lock. No row: there was none left.
create or replace function reservar_na_fila(p_grupo bigint, p_assinatura bigint, p_ate timestamptz)
returns table (status smallint, versao_preco integer, livres smallint) language plpgsql as $$
declare v_numero smallint; v_saida date;
begin
  perform 1 from grupo_lotacao l where l.grupo_id = p_grupo for no key update;
  select v.numero, a.saida_em into v_numero, v_saida from vagas v join assinaturas a on a.id = v.assinatura_id
  where v.grupo_id = p_grupo and v.estado = ${vaga.emSaida} and v.fila_assinatura_id is null and a.saida_em is not null
  order by a.saida_em, v.numero limit 1;
  if not found then return; end if;
  update vagas set fila_assinatura_id = p_assinatura, fila_retida_ate = p_ate where grupo_id = p_grupo and numero = v_numero;
  update assinaturas set entra_em = v_saida + 1 where id = p_assinatura;
  perform anotar_data_da_fila(p_grupo);
  return query select g.status, g.versao_preco, l.livres from grupos g join grupo_lotacao l on l.grupo_id = g.id where g.id = p_grupo;
end $$;

-- A dated place is free again: those who have paid move up to it, in the order of payment, and never to a later date.
-- Returns the memberships whose date changed.
create or replace function subir_na_fila(p_grupo bigint) returns setof bigint language plpgsql as $$
declare v_livre record; v_quem record;
begin
  loop
    select v.numero, a.saida_em into v_livre from vagas v join assinaturas a on a.id = v.assinatura_id
    where v.grupo_id = p_grupo and v.estado = ${vaga.emSaida} and v.fila_assinatura_id is null order by a.saida_em, v.numero limit 1;
    exit when not found;
    select v.numero, v.fila_assinatura_id into v_quem from vagas v join assinaturas a on a.id = v.assinatura_id
    join assinaturas f on f.id = v.fila_assinatura_id
    where v.grupo_id = p_grupo and v.fila_retida_ate is null and a.saida_em > v_livre.saida_em order by f.paga_em, f.id limit 1;
    exit when not found;
    update vagas set fila_assinatura_id = null where grupo_id = p_grupo and numero = v_quem.numero;
    update vagas set fila_assinatura_id = v_quem.fila_assinatura_id where grupo_id = p_grupo and numero = v_livre.numero;
    update assinaturas set entra_em = v_livre.saida_em + 1 where id = v_quem.fila_assinatura_id;
    return next v_quem.fila_assinatura_id;
  end loop;
  perform anotar_data_da_fila(p_grupo);
end $$;

-- The leaver's date has come: each of his seats passes to the person who has paid for it. Returns their memberships.
create or replace function entrar_da_fila(p_grupo bigint, p_assinatura bigint, p_em timestamptz) returns setof bigint language plpgsql as $$
begin
  perform 1 from grupo_lotacao where grupo_id = p_grupo for no key update;
  return query
    with passam as (
      update vagas set estado = ${vaga.ocupada}, assinatura_id = fila_assinatura_id, fila_assinatura_id = null
      where grupo_id = p_grupo and assinatura_id = p_assinatura and estado = ${vaga.emSaida} and fila_assinatura_id is not null and fila_retida_ate is null
      returning numero, assinatura_id
    ), trilha as (
      insert into transicoes (entidade, entidade_id, de, evento, para, quem, em, dados)
      select ${vaga.nome}, p_grupo, ${vaga.emSaida}, 'entrarDaFila', ${vaga.ocupada}, 'sistema', p_em, jsonb_build_object('numero', numero, 'assinaturaId', assinatura_id)
      from passam order by numero
    )
    select assinatura_id from passam order by numero;
end $$;

-- retida -> ocupada for all seats of a membership. Returns how many moved (0 when the hold is gone).
create or replace function confirmar_vagas(p_grupo bigint, p_assinatura bigint, p_em timestamptz) returns integer language plpgsql as $$
declare v_n integer;
begin
  perform 1 from grupo_lotacao where grupo_id = p_grupo for no key update;
  update vagas set fila_retida_ate = null where grupo_id = p_grupo and fila_assinatura_id = p_assinatura;
  with pagas as (
    update vagas set estado = ${vaga.ocupada}, retida_ate = null where grupo_id = p_grupo and assinatura_id = p_assinatura and estado = ${vaga.retida}
    returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, em, dados)
  select ${vaga.nome}, p_grupo, ${vaga.retida}, 'pagar', ${vaga.ocupada}, 'sistema', p_em, jsonb_build_object('numero', numero, 'assinaturaId', p_assinatura)
  from pagas order by numero;
  get diagnostics v_n = row_count;
  if v_n > 0 then update grupo_lotacao set retidas = retidas - v_n, ocupadas = ocupadas + v_n where grupo_id = p_grupo; end if;
  return v_n;
end $$;

-- ocupada <-> em_saida for all seats of a membership, which is locked.
create or replace function marcar_vagas(p_grupo bigint, p_assinatura bigint, p_de text, p_evento text, p_para text, p_quem text, p_usuario bigint, p_em timestamptz)
returns void language sql as $$
  with marcadas as (
    update vagas set estado = p_para where grupo_id = p_grupo and assinatura_id = p_assinatura and estado = p_de returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select ${vaga.nome}, p_grupo, p_de, p_evento, p_para, p_quem, p_usuario, p_em, jsonb_build_object('numero', numero, 'assinaturaId', p_assinatura)
  from marcadas order by numero;
$$;

-- Frees all seats of a membership, whatever their state. Returns the number of freed seats. p_eventos names, by the
-- state of a seat, the event and its author: {"retida": {"evento", "quem"}, …}; the domain decides them.
create or replace function liberar_vagas(p_grupo bigint, p_assinatura bigint, p_eventos jsonb, p_usuario bigint, p_em timestamptz) returns integer language plpgsql as $$
declare v_retidas integer; v_ocupadas integer;
begin
  perform 1 from grupo_lotacao where grupo_id = p_grupo for no key update;
  update vagas set fila_assinatura_id = null, fila_retida_ate = null where grupo_id = p_grupo and fila_assinatura_id = p_assinatura;
  select count(*) filter (where estado = ${vaga.retida}), count(*) filter (where estado in (${vaga.ocupada}, ${vaga.emSaida}))
  into v_retidas, v_ocupadas from vagas where grupo_id = p_grupo and assinatura_id = p_assinatura;
  if v_retidas + v_ocupadas = 0 then return 0; end if;
  with antes as (
    select numero, estado from vagas where grupo_id = p_grupo and assinatura_id = p_assinatura
  ), livres as (
    update vagas set estado = ${vaga.livre}, assinatura_id = null, retida_ate = null, fila_assinatura_id = null, fila_retida_ate = null
    where grupo_id = p_grupo and assinatura_id = p_assinatura returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select ${vaga.nome}, p_grupo, estado, p_eventos->estado->>'evento', ${vaga.livre}, p_eventos->estado->>'quem',
    case when p_eventos->estado->>'quem' <> 'sistema' then p_usuario end, p_em, jsonb_build_object('numero', numero, 'assinaturaId', p_assinatura)
  from antes join livres using (numero) order by numero;
  update grupo_lotacao set livres = livres + v_retidas + v_ocupadas, retidas = retidas - v_retidas, ocupadas = ocupadas - v_ocupadas where grupo_id = p_grupo;
  return v_retidas + v_ocupadas;
end $$;

-- A seat moves along its table and no other way (REGRAS 2.2): the steps are those of its machine in the domain, which the migration writes in here.
create or replace function recusar_passo_de_vaga() returns trigger language plpgsql as $$
begin
  raise exception 'seat %/% may not go from % to %', new.grupo_id, new.numero, case when tg_op = 'UPDATE' then old.estado end, new.estado
    using errcode = 'check_violation', constraint = 'vagas_passo', table = 'vagas';
end $$;
create or replace trigger passo before update on vagas for each row
  when (
    (old.estado <> new.estado and (old.estado, new.estado) not in ${vaga.passos})
    -- A taken seat changes its holder only through the free state, or when its leaver's date has come and a person
    -- waits for it.
    or (old.assinatura_id <> new.assinatura_id and not (old.estado = ${vaga.emSaida} and new.estado = ${vaga.ocupada}))
    or old.grupo_id <> new.grupo_id or old.numero <> new.numero)
  execute function recusar_passo_de_vaga();
create or replace trigger nasce_livre before insert on vagas for each row when (new.estado <> ${vaga.livre}) execute function recusar_passo_de_vaga();
