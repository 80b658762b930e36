-- The direct purchase: everything that holds a hot row happens in one round trip (CONFIABILIDADE 1.3).
-- p is the whole plan, decided by the domain: amounts, entries, status numbers. The function enforces and writes.
--   usuario, chave, hash (hex), chamada, requisicao (id of the request), agora, hoje, grupo, publica (as it was read), visibilidadePublica, vagas, versaoPreco, vendaveis [status],
--   valorSemTaxas, valorTaxa (of one seat), plano, taxa, caucao, custoMeio, valorTotal, meio, taxasMeio, administrador,
--   pendente, pago, previsto (status numbers), motivo, partidas [entries]
-- Answers a refusal of the catalogue, or the status and text of the answer, which are kept for the key.
-- What is discovered after something was written is raised as RT001 with the refusal's key, so that nothing stays.
create or replace function assinar_direto(p jsonb) returns table (recusa text, status smallint, resposta text) language plpgsql as $$
declare
  v_usuario bigint := p->>'usuario';
  v_chave text := p->>'chave';
  v_agora timestamptz := p->>'agora';
  v_grupo bigint := p->>'grupo';
  v_vagas smallint := p->>'vagas';
  v_total bigint := p->>'valorTotal';
  v_antes idempotencia;
  v_livres smallint;
  v_status smallint;
  v_versao integer;
  v_publica boolean;
  v_apto boolean;
  v_restricao text;
  v_deve boolean;
  v_suspensa boolean;
  v_estado text;
  v_paga timestamptz;
  v_assinatura bigint;
  v_fatura bigint;
  v_previsao bigint;
  v_texto text;
begin
  if not pg_try_advisory_xact_lock(hashtextextended(v_usuario || ':' || v_chave, 11)) then
    return query select 'operacaoEmAndamento', null::smallint, null::text; return;
  end if;
  select i.* into v_antes from idempotencia i where i.usuario_id = v_usuario and i.chave = v_chave;
  if found then
    if v_antes.corpo_hash <> decode(p->>'hash', 'hex') or v_antes.chamada <> p->>'chamada' then
      return query select 'chaveIdempotenciaReutilizada', null::smallint, null::text; return;
    end if;
    return query select null::text, v_antes.status, v_antes.resposta; return;
  end if;

  -- Refusing is cheap: reads, no lock.
  select l.livres, g.status, g.versao_preco, g.visibilidade = (p->>'visibilidadePublica')::smallint,
    u.telefone_verificado_em is not null and u.email_verificado_em is not null and u.dados_fiscais_em is not null,
    u.restricao, exists (select 1 from dividas d where d.usuario_id = v_usuario and d.quitada_em is null), a.estado, a.paga_em,
    adm.restricao is not null or adm.bloqueado_em is not null
  into v_livres, v_status, v_versao, v_publica, v_apto, v_restricao, v_deve, v_estado, v_paga, v_suspensa
  from grupo_lotacao l
  join grupos g on g.id = l.grupo_id
  join usuarios adm on adm.id = g.administrador_id
  join usuarios u on u.id = v_usuario
  left join assinaturas a on a.grupo_id = v_grupo and a.usuario_id = v_usuario and a.estado not in ('encerrada', 'cancelada')
  where l.grupo_id = v_grupo;
  recusa := case
    when v_livres is null then 'grupoNaoEncontrado'
    when v_estado = 'reservada' and v_paga is null then 'reservaAberta'
    when v_estado is not null then 'jaParticipa'
    when v_suspensa or not p->'vendaveis' @> to_jsonb(v_status) then 'grupoNaoAceitaMembros'
    when v_livres < v_vagas then 'semVagas'
    when v_versao <> (p->>'versaoPreco')::integer or v_publica <> (p->>'publica')::boolean then 'precoMudou'
    when v_restricao is not null then 'restricao'
    when v_deve then 'dividaPendente'
    when not v_apto then 'validacaoObrigatoria'
  end;
  if recusa is not null then return next; return; end if;

  -- Rows of this purchase alone; nobody waits for them.
  insert into assinaturas (grupo_id, usuario_id, vagas, estado, valor_sem_taxas, valor_taxa, caucao, meio_pagamento, criada_em, paga_em)
  values (v_grupo, v_usuario, v_vagas, 'reservada', (p->>'valorSemTaxas')::bigint, (p->>'valorTaxa')::bigint, (p->>'caucao')::bigint, (p->>'meio')::smallint, v_agora, v_agora)
  returning id into v_assinatura;
  insert into faturas (assinatura_id, usuario_id, grupo_id, tipo, status, vagas, valor_plano, valor_taxa, valor_caucao, valor_custo_meio, emitida_em, vence_em, paga_em, meio_pagamento, taxas_meio_pagamento)
  values (v_assinatura, v_usuario, v_grupo, 'primeira', (p->>'pago')::smallint, v_vagas, (p->>'plano')::bigint, (p->>'taxa')::bigint, (p->>'caucao')::bigint, (p->>'custoMeio')::bigint, v_agora, (p->>'hoje')::date, v_agora, (p->>'meio')::smallint, p->'taxasMeio')
  returning id into v_fatura;
  insert into previsoes (fatura_id, grupo_id, administrador_id, valor, status, criada_em)
  values (v_fatura, v_grupo, (p->>'administrador')::bigint, (p->>'plano')::bigint, (p->>'previsto')::smallint, v_agora)
  returning id into v_previsao;
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em) values
    ('assinatura', v_assinatura, null, 'reservar', 'reservada', 'membro', v_usuario, v_agora),
    ('fatura', v_fatura, null, 'emitir', p->>'pendente', 'usuario', v_usuario, v_agora),
    ('fatura', v_fatura, p->>'pendente', 'pagar', p->>'pago', 'usuario', v_usuario, v_agora),
    ('previsao', v_previsao, null, 'emitir', p->>'previsto', 'sistema', null, v_agora);
  v_texto := format('{"idAssinatura":%s,"idFatura":%s,"estado":"paga","idPagamento":null,"valor":%s}', v_assinatura, v_fatura, v_total);
  insert into idempotencia (usuario_id, chave, chamada, corpo_hash, status, resposta, criada_em)
  values (v_usuario, v_chave, p->>'chamada', decode(p->>'hash', 'hex'), 200, v_texto, v_agora);
  insert into tarefas_a_despachar (tarefa, dados) values ('assinaturaPaga', jsonb_strip_nulls(jsonb_build_object('assinaturaId', v_assinatura, 'requestId', p->>'requisicao')));

  -- From here on the group's seat row is held, then the accounts.
  if not ocupar_vagas(v_grupo, v_assinatura, v_vagas, 'ocupada', null) then
    raise exception 'semVagas' using errcode = 'RT001';
  end if;
  select g.status, g.versao_preco into v_status, v_versao from grupos g where g.id = v_grupo;
  if not p->'vendaveis' @> to_jsonb(v_status) then raise exception 'grupoNaoAceitaMembros' using errcode = 'RT001'; end if;
  if v_versao <> (p->>'versaoPreco')::integer then raise exception 'precoMudou' using errcode = 'RT001'; end if;
  perform lancar(p->>'motivo', 'faturas', v_fatura, 'fatura:' || v_fatura || ':paga', v_agora, p->'partidas', v_usuario);
  return query select null::text, 200::smallint, v_texto;
end $$;
