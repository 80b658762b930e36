-- The ledger: append-only double entry (CONFIABILIDADE 1; HOUSE §7).
-- Sign: an account's balance is what the platform owes its holder. Money at a provider is therefore negative
-- (liquidacao), what people own is positive, and everything always sums to zero.
create table tipos_conta (
  tipo text primary key,
  do_usuario boolean not null,
  minimo bigint
);
comment on column tipos_conta.minimo is 'Lowest balance allowed, in centavos; null = unbounded (platform accounts).';
insert into tipos_conta (tipo, do_usuario, minimo) values
  ('disponivel', true, 0), ('bloqueado', true, 0), ('caucao', true, 0), ('recebivel', true, 0), ('promocional', true, 0),
  ('receita_taxas', false, null), ('custo_meios', false, null), ('liquidacao', false, null), ('premios_a_pagar', false, null),
  ('ajuste_centavos', false, null), ('estornos_a_pagar', false, null), ('retiradas_em_curso', false, null), ('cobertura', false, null);

create table contas (
  id bigint generated always as identity primary key,
  tipo text not null references tipos_conta,
  usuario_id bigint references usuarios,
  provedor text not null default '',
  saldo bigint,
  minimo bigint,
  constraint saldo_minimo check (saldo is null or minimo is null or saldo >= minimo),
  unique nulls not distinct (tipo, usuario_id, provedor)
);
comment on column contas.saldo is 'Cached balance in centavos, kept by the entry trigger in the same statement. Null for platform accounts: every purchase touches them, so their balance is always the sum of their entries and no row is hot.';
create index contas_usuario on contas (usuario_id) where usuario_id is not null;

create table transacoes (
  id bigint generated always as identity primary key,
  motivo text not null,
  origem text not null,
  origem_id bigint not null,
  chave text unique,
  estorna_id bigint references transacoes,
  ator_id bigint,
  criada_em timestamptz not null,
  xid xid8 not null default pg_current_xact_id()
);
comment on column transacoes.chave is 'Natural key of the effect, e.g. "fatura:12:paga": the same effect can never be written twice.';
create index transacoes_origem on transacoes (origem, origem_id);
create index transacoes_xid on transacoes (xid, id);

create table partidas (
  id bigint generated always as identity primary key,
  transacao_id bigint not null references transacoes,
  conta_id bigint not null,
  valor bigint not null check (valor <> 0)
);
create index partidas_transacao on partidas (transacao_id);
create index partidas_conta on partidas (conta_id, id);

-- One statement writes all entries of a transaction. This trigger refuses what does not net to zero and keeps the balances.
create function conferir_partidas() returns trigger language plpgsql as $$
declare
  r record;
begin
  if exists (select 1 from novas group by transacao_id having sum(valor) <> 0 or count(*) < 2) then
    raise exception 'unbalanced ledger transaction' using errcode = 'check_violation', constraint = 'transacao_equilibrada';
  end if;
  if exists (select 1 from novas n join transacoes t on t.id = n.transacao_id where t.xid <> pg_current_xact_id()) then
    raise exception 'entries added to a closed ledger transaction' using errcode = 'check_violation', constraint = 'transacao_fechada';
  end if;
  -- Accounts are always locked by ascending id: one lock order everywhere.
  for r in
    select n.conta_id, sum(n.valor) as delta from novas n join contas c on c.id = n.conta_id
    where c.minimo is not null group by n.conta_id order by n.conta_id
  loop
    update contas set saldo = saldo + r.delta where id = r.conta_id;
  end loop;
  if (select count(*) from novas) <> (select count(*) from novas n join contas c on c.id = n.conta_id) then
    raise exception 'ledger entry on an unknown account' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger conferir after insert on partidas referencing new table as novas for each statement execute function conferir_partidas();

create trigger somente_inclusao before update or delete or truncate on transacoes execute function recusar_mudanca();
create trigger somente_inclusao before update or delete or truncate on partidas execute function recusar_mudanca();

-- Accounts are born with their holder; a platform account per kind and provider.
create function criar_contas() returns trigger language plpgsql as $$
begin
  insert into contas (tipo, usuario_id, saldo, minimo) select tipo, new.id, 0, minimo from tipos_conta where do_usuario;
  return null;
end $$;
create trigger criar_contas after insert on usuarios for each row execute function criar_contas();
insert into contas (tipo) select tipo from tipos_conta where not do_usuario and tipo <> 'liquidacao';
insert into contas (tipo, provedor) values ('liquidacao', 'pix'), ('liquidacao', 'pix-envio');

-- Identity of an account never changes; only its balance moves, and only through entries.
create function proteger_conta() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'balances move only through ledger entries' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger proteger before update on contas for each row execute function proteger_conta();
create trigger nunca_apagar before delete or truncate on contas execute function recusar_mudanca();

-- Writes one balanced transaction. p_partidas: [{"conta":"disponivel","usuario":1,"valor":-100}, {"conta":"liquidacao","provedor":"pix","valor":100}].
-- Returns the transaction's id, or null when the same effect (p_chave) is already written.
create function lancar(p_motivo text, p_origem text, p_origem_id bigint, p_chave text, p_agora timestamptz, p_partidas jsonb, p_ator bigint default null, p_estorna bigint default null)
returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into transacoes (motivo, origem, origem_id, chave, ator_id, criada_em, estorna_id)
  values (p_motivo, p_origem, p_origem_id, p_chave, p_ator, p_agora, p_estorna)
  on conflict (chave) do nothing returning id into v_id;
  if v_id is null then return null; end if;
  insert into partidas (transacao_id, conta_id, valor)
  select v_id, coalesce(c.id, -1), p.valor
  from jsonb_to_recordset(p_partidas) as p(conta text, usuario bigint, provedor text, valor bigint)
  left join contas c on c.tipo = p.conta and c.usuario_id is not distinct from p.usuario and c.provedor = coalesce(p.provedor, '')
  where p.valor <> 0;
  return v_id;
end $$;

-- The hash chain. Sealed behind the writers (by a job, in commit order) so that no purchase waits for another one's hash.
create table lacres (
  sequencia bigint primary key,
  transacao_id bigint not null unique references transacoes,
  hash_anterior bytea not null,
  hash bytea not null
);
create trigger somente_inclusao before update or delete or truncate on lacres execute function recusar_mudanca();

create function conteudo_da_transacao(p_id bigint) returns text language sql stable as $$
  select concat_ws('|', t.id, t.motivo, t.origem, t.origem_id, t.chave, t.estorna_id, t.ator_id, to_char(t.criada_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    (select string_agg(p.id || ':' || p.conta_id || ':' || p.valor, ',' order by p.id) from partidas p where p.transacao_id = t.id))
  from transacoes t where t.id = p_id
$$;

-- Seals up to p_limite transactions whose writers are all finished. Returns how many were sealed.
create function lacrar(p_limite integer) returns integer language plpgsql as $$
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
