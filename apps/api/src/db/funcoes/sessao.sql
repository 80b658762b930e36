-- The key that a session is bound to is set once (CONFIABILIDADE "Sessions").
create or replace function chave_da_sessao_fica() returns trigger language plpgsql as $$
begin
  raise exception 'the key of session % may not change', old.id
    using errcode = 'check_violation', constraint = 'sessoes_chave_fica', table = 'sessoes';
end $$;
create or replace trigger chave_fica before update of chave on sessoes for each row
  when (old.chave is not null and new.chave is distinct from old.chave) execute function chave_da_sessao_fica();
