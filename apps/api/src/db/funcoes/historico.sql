-- History is only ever added to. Where a log forgets addresses or texts, the trigger of esquecimento.sql allows that update and no other.
create or replace function recusar_mudanca() returns trigger language plpgsql as $$
begin
  raise exception 'history is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger somente_inclusao before update or delete or truncate on transacoes execute function recusar_mudanca();
create or replace trigger somente_inclusao before update or delete or truncate on partidas execute function recusar_mudanca();
create or replace trigger nunca_apagar before delete or truncate on contas execute function recusar_mudanca();
create or replace trigger somente_inclusao before update or delete or truncate on lacres execute function recusar_mudanca();
create or replace trigger somente_inclusao before update or delete or truncate on notas_de_credito execute function recusar_mudanca();
create or replace trigger somente_inclusao before update or delete or truncate on notas_de_vaga execute function recusar_mudanca();
create or replace trigger nunca_apagar before delete or truncate on politicas execute function recusar_mudanca();
create or replace trigger somente_inclusao before delete or truncate on auditoria execute function recusar_mudanca();
create or replace trigger somente_inclusao before delete or truncate on segredo_aberturas execute function recusar_mudanca();
create or replace trigger somente_inclusao before delete or truncate on consentimentos execute function recusar_mudanca();
create or replace trigger somente_inclusao before delete or truncate on documento_aberturas execute function recusar_mudanca();
create or replace trigger somente_inclusao before truncate on aceites execute function recusar_mudanca();
create or replace trigger somente_inclusao before delete or truncate on transicoes execute function recusar_mudanca();
