-- A purchase has one path: hold, then pay (REGRAS 2.2).
drop function assinar_direto(jsonb);

drop function ocupar_vagas(bigint, bigint, smallint, text, timestamptz, text, text);
-- Claims p_n seats for a membership just written, or none. The caller's transaction then holds the group's seat lock.
-- p_estado 'retida' (with p_ate) or 'ocupada'. Returns whether it got them.
create function ocupar_vagas(p_grupo bigint, p_assinatura bigint, p_n smallint, p_estado text, p_ate timestamptz, p_evento text, p_quem text)
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
