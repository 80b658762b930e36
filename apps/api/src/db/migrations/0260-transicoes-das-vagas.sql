-- Every move of a seat is in the audit trail, written by the statement that moves it (issue text C; decision 260).
-- A row is (entidade 'vaga', entidade_id = the group), with the seat's number and the membership in dados.
drop function ocupar_vagas(bigint, bigint, smallint, text, timestamptz);
drop function confirmar_vagas(bigint, bigint);
drop function liberar_vagas(bigint, bigint);

-- Claims p_n seats for a membership just written, or none. The caller's transaction then holds the group's seat lock.
-- p_estado 'retida' (with p_ate) or 'ocupada'. Returns whether it got them.
create function ocupar_vagas(p_grupo bigint, p_assinatura bigint, p_n smallint, p_estado text, p_ate timestamptz, p_evento text default 'comprar', p_quem text default 'membro')
returns boolean language plpgsql as $$
begin
  update grupo_lotacao set livres = livres - p_n,
    retidas = retidas + case when p_estado = 'retida' then p_n else 0 end,
    ocupadas = ocupadas + case when p_estado = 'ocupada' then p_n else 0 end
  where grupo_id = p_grupo and livres >= p_n;
  if not found then return false; end if;
  with tomadas as (
    update vagas set estado = p_estado, assinatura_id = p_assinatura, retida_ate = p_ate
    where grupo_id = p_grupo and numero in (select numero from vagas where grupo_id = p_grupo and estado = 'livre' order by numero limit p_n)
    returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select 'vaga', p_grupo, 'livre', p_evento, p_estado, p_quem, case when p_quem = 'membro' then a.usuario_id end, a.criada_em,
    jsonb_build_object('numero', t.numero, 'assinaturaId', p_assinatura)
  from tomadas t, assinaturas a where a.id = p_assinatura;
  return true;
end $$;

-- retida -> ocupada for all seats of a membership. Returns how many moved (0 when the hold is gone).
create function confirmar_vagas(p_grupo bigint, p_assinatura bigint, p_em timestamptz) returns integer language plpgsql as $$
declare v_n integer;
begin
  perform 1 from grupo_lotacao where grupo_id = p_grupo for update;
  with pagas as (
    update vagas set estado = 'ocupada', retida_ate = null where grupo_id = p_grupo and assinatura_id = p_assinatura and estado = 'retida'
    returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, em, dados)
  select 'vaga', p_grupo, 'retida', 'pagar', 'ocupada', 'sistema', p_em, jsonb_build_object('numero', numero, 'assinaturaId', p_assinatura)
  from pagas;
  get diagnostics v_n = row_count;
  if v_n > 0 then update grupo_lotacao set retidas = retidas - v_n, ocupadas = ocupadas + v_n where grupo_id = p_grupo; end if;
  return v_n;
end $$;

-- ocupada <-> em_saida for all seats of a membership, which is locked.
create function marcar_vagas(p_grupo bigint, p_assinatura bigint, p_de text, p_evento text, p_para text, p_quem text, p_usuario bigint, p_em timestamptz)
returns void language sql as $$
  with marcadas as (
    update vagas set estado = p_para where grupo_id = p_grupo and assinatura_id = p_assinatura and estado = p_de returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select 'vaga', p_grupo, p_de, p_evento, p_para, p_quem, p_usuario, p_em, jsonb_build_object('numero', numero, 'assinaturaId', p_assinatura)
  from marcadas;
$$;

-- Frees all seats of a membership, whatever their state. Returns how many were freed. p_eventos says, by the state a seat
-- is in, what this is to it and who did it: {"retida": {"evento", "quem"}, …}, decided by the domain.
create function liberar_vagas(p_grupo bigint, p_assinatura bigint, p_eventos jsonb, p_usuario bigint, p_em timestamptz) returns integer language plpgsql as $$
declare v_retidas integer; v_ocupadas integer;
begin
  perform 1 from grupo_lotacao where grupo_id = p_grupo for update;
  select count(*) filter (where estado = 'retida'), count(*) filter (where estado in ('ocupada', 'em_saida'))
  into v_retidas, v_ocupadas from vagas where grupo_id = p_grupo and assinatura_id = p_assinatura;
  if v_retidas + v_ocupadas = 0 then return 0; end if;
  with antes as (
    select numero, estado from vagas where grupo_id = p_grupo and assinatura_id = p_assinatura
  ), livres as (
    update vagas set estado = 'livre', assinatura_id = null, retida_ate = null where grupo_id = p_grupo and assinatura_id = p_assinatura
    returning numero
  )
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select 'vaga', p_grupo, estado, p_eventos->estado->>'evento', 'livre', p_eventos->estado->>'quem',
    case when p_eventos->estado->>'quem' <> 'sistema' then p_usuario end, p_em, jsonb_build_object('numero', numero, 'assinaturaId', p_assinatura)
  from antes join livres using (numero);
  update grupo_lotacao set livres = livres + v_retidas + v_ocupadas, retidas = retidas - v_retidas, ocupadas = ocupadas - v_ocupadas where grupo_id = p_grupo;
  return v_retidas + v_ocupadas;
end $$;
