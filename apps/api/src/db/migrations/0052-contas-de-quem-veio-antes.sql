-- People who are older than the ledger get their accounts too: the trigger of 0002 serves those who come after it.
insert into contas (tipo, usuario_id, saldo, minimo)
select t.tipo, u.id, 0, t.minimo from usuarios u cross join tipos_conta t
where t.do_usuario and not exists (select 1 from contas c where c.usuario_id = u.id and c.tipo = t.tipo)
order by u.id, t.tipo;
