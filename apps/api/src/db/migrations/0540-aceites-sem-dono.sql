-- What was accepted under an e-mail that nobody ever confirmed binds nobody, and goes with the registration; every other acceptance stays (record 541).
create function recusar_apagar_aceite() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from usuarios u where u.id = old.usuario_id and (u.email_verificado_em is not null or u.excluido_em is not null)
  ) then
    raise exception 'history is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
drop trigger somente_inclusao on aceites;
create trigger somente_inclusao before truncate on aceites execute function recusar_mudanca();
create trigger so_sem_dono before delete on aceites for each row execute function recusar_apagar_aceite();
grant delete on aceites to rateia_app;
