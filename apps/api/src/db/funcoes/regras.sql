-- The product's numbers that were approved stay as they were: others are proposed and approved after them (REGRAS, head; 2.15).
create or replace function recusar_mudanca_de_regras() returns trigger language plpgsql as $$
begin
  raise exception 'version % of the rules is approved' , old.versao using errcode = 'restrict_violation';
end $$;
create or replace trigger aprovada_fica before update or delete on regras for each row when (old.aprovada_por is not null)
  execute function recusar_mudanca_de_regras();
