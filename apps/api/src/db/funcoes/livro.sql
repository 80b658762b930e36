-- Writes one balanced transaction. p_partidas: [{"conta":"disponivel","usuario":1,"valor":-100}, {"conta":"liquidacao","provedor":"pix","valor":100}].
-- Returns the transaction's id, or null when the same effect (p_chave) is already written. Each entry finds its account by
-- the index, one look-up each: `is not distinct from` cannot use an index, and a join planned while the table was small
-- would read all of it. A transaction whose amounts are all zero would take its key and move nothing: it is refused.
-- The application's role writes the ledger by these functions alone, so they run as their owner and name the tables of
-- the product before any temporary one (CONFIABILIDADE 1.1; ASVS 13.2.2).
create or replace function lancar(p_motivo text, p_origem text, p_origem_id bigint, p_chave text, p_agora timestamptz, p_partidas jsonb, p_ator bigint default null, p_anula bigint default null)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  insert into transacoes (motivo, origem, origem_id, chave, ator_id, criada_em, anula_id)
  values (p_motivo, p_origem, p_origem_id, p_chave, p_ator, p_agora, p_anula)
  on conflict (chave) do nothing returning id into v_id;
  if v_id is null then return null; end if;
  if p_origem = 'retiradas' and exists (select from jsonb_to_recordset(p_partidas) as p(conta text) where p.conta = 'promocional') then
    raise exception 'spend-only credit is never withdrawn' using errcode = 'check_violation', constraint = 'promocional_nao_sai';
  end if;
  insert into partidas (transacao_id, conta_id, valor)
  select v_id, coalesce(
      case when p.usuario is null
        then (select c.id from contas c where c.tipo = p.conta and c.usuario_id is null and c.provedor = coalesce(p.provedor, ''))
        else (select c.id from contas c where c.tipo = p.conta and c.usuario_id = p.usuario and c.provedor = coalesce(p.provedor, ''))
      end, -1), p.valor
  from jsonb_to_recordset(p_partidas) as p(conta text, usuario bigint, provedor text, valor bigint)
  where p.valor <> 0;
  if not found then
    raise exception 'ledger transaction without entries' using errcode = 'check_violation', constraint = 'transacao_equilibrada';
  end if;
  return v_id;
end $$;

-- One statement writes all entries of a transaction. This trigger refuses what does not net to zero and keeps the balances.
create or replace function conferir_partidas() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
begin
  if exists (select 1 from novas group by transacao_id having sum(valor) <> 0 or count(*) < 2) then
    raise exception 'unbalanced ledger transaction' using errcode = 'check_violation', constraint = 'transacao_equilibrada';
  end if;
  if exists (select 1 from novas n where (select t.xid from transacoes t where t.id = n.transacao_id) <> pg_current_xact_id()) then
    raise exception 'entries added to a closed ledger transaction' using errcode = 'check_violation', constraint = 'transacao_fechada';
  end if;
  if exists (select 1 from novas n where not exists (select 1 from contas c where c.id = n.conta_id)) then
    raise exception 'ledger entry on an unknown account' using errcode = 'foreign_key_violation';
  end if;
  -- Accounts are always locked by ascending id: one lock order everywhere. Those without a floor store no balance.
  for r in select conta_id, sum(valor) as delta from novas group by conta_id order by conta_id loop
    update contas set saldo = saldo + r.delta where id = r.conta_id and minimo is not null;
  end loop;
  return null;
end $$;
create or replace trigger conferir after insert on partidas referencing new table as novas for each statement execute function conferir_partidas();

-- Accounts are born with their holder; a platform account per kind and provider.
create or replace function criar_contas() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into contas (tipo, usuario_id, saldo, minimo) select tipo, new.id, 0, minimo from tipos_conta where do_usuario;
  return null;
end $$;
create or replace trigger criar_contas after insert on usuarios for each row execute function criar_contas();

-- Identity of an account never changes; only its balance moves, and only through entries.
create or replace function proteger_conta() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2
    or (new.id, new.tipo, new.usuario_id, new.provedor, new.minimo) is distinct from (old.id, old.tipo, old.usuario_id, old.provedor, old.minimo) then
    raise exception 'balances move only through ledger entries' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger proteger before update on contas for each row execute function proteger_conta();

-- The text that the seal of a transaction covers.
create or replace function conteudo_da_transacao(p_id bigint) returns text language sql stable as $$
  select concat_ws('|', t.id, t.motivo, t.origem, t.origem_id, t.chave, t.anula_id, t.ator_id, to_char(t.criada_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    (select string_agg(p.id || ':' || p.conta_id || ':' || p.valor, ',' order by p.id) from partidas p where p.transacao_id = t.id))
  from transacoes t where t.id = p_id
$$;

-- Seals up to p_limite transactions whose writers are all finished. Returns how many were sealed.
create or replace function lacrar(p_limite integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
  v_seq bigint;
  v_hash bytea;
  v_novo bytea;
  v_n integer := 0;
  v_xid xid8;
  v_ultima bigint;
begin
  perform pg_advisory_xact_lock(hashtext('rateia:lacrar'));
  select l.sequencia, l.hash, t.xid, t.id into v_seq, v_hash, v_xid, v_ultima
  from lacres l join transacoes t on t.id = l.transacao_id order by l.sequencia desc limit 1;
  if v_seq is null then v_seq := 0; v_hash := sha256('rateia'::bytea); v_xid := '0'::xid8; v_ultima := 0; end if;
  for r in
    select t.id from transacoes t
    where t.xid < pg_snapshot_xmin(pg_current_snapshot())
      and (t.xid, t.id) > (v_xid, v_ultima)
    order by t.xid, t.id limit p_limite
  loop
    v_novo := sha256(v_hash || convert_to(conteudo_da_transacao(r.id), 'UTF8'));
    v_seq := v_seq + 1;
    insert into lacres (sequencia, transacao_id, hash_anterior, hash) values (v_seq, r.id, v_hash, v_novo);
    v_hash := v_novo;
    v_n := v_n + 1;
  end loop;
  return v_n;
end $$;
