-- A step that a person takes says which person (REGRAS 1). A check would look at older
-- rows too whenever their texts are forgotten, and they may not know any more.
create or replace function recusar_passo_sem_pessoa() returns trigger language plpgsql as $$ begin
  raise exception 'a step of % without the person', new.quem using errcode = 'check_violation', constraint = 'passo_com_pessoa';
end $$;
create or replace trigger com_pessoa before insert on transicoes for each row
  when (new.quem not in ('sistema', 'provedor') and new.usuario_id is null) execute function recusar_passo_sem_pessoa();
