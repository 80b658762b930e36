-- A key of the vault belongs to the administrator who wrote the secret, or to a living membership of that person in that group (CONFIABILIDADE 11.3.3).
create or replace function chave_de_quem_participa() returns trigger language plpgsql as $$
begin
  perform 1
  from segredos s join grupos g on g.id = s.grupo_id
  left join assinaturas a on a.id = new.assinatura_id
  where s.id = new.segredo_id and (
    (new.assinatura_id is null and new.usuario_id in (g.administrador_id, s.enviado_por))
    or (a.grupo_id = s.grupo_id and a.usuario_id = new.usuario_id and a.estado not in (${assinatura.reservada}, ${assinatura.encerrada}, ${assinatura.cancelada}))
  );
  if not found then
    raise exception 'no key of the vault for who takes no part in the group' using errcode = 'check_violation', constraint = 'segredo_chaves_de_quem_participa';
  end if;
  return new;
end $$;
create or replace trigger de_quem_participa before insert or update of segredo_id, usuario_id, assinatura_id on segredo_chaves
  for each row execute function chave_de_quem_participa();

-- When a membership is over, its keys are gone by the end of the same transaction.
create or replace function membro_que_saiu_sem_chave() returns trigger language plpgsql as $$
begin
  if exists (select 1 from segredo_chaves where assinatura_id = new.id)
     and exists (select 1 from assinaturas where id = new.id and estado in (${assinatura.encerrada}, ${assinatura.cancelada})) then
    raise exception 'a membership that is over keeps a key of the vault' using errcode = 'check_violation', constraint = 'assinaturas_sem_chave_no_fim';
  end if;
  return null;
end $$;
-- A constraint trigger has no `create or replace`.
drop trigger if exists sem_chave_no_fim on assinaturas;
create constraint trigger sem_chave_no_fim after update of estado on assinaturas deferrable initially deferred
  for each row when (new.estado in (${assinatura.encerrada}, ${assinatura.cancelada})) execute function membro_que_saiu_sem_chave();
