-- Marketing and cookies are answered, never demanded (REGRAS 2.17): the gate has no way to accept them, so an obligatory
-- version of one would shut everybody out. A version that says otherwise was published by mistake and is made optional.
alter table politicas disable trigger proteger;
update politicas set tipo = 0 where codigo in ('marketing', 'cookies') and tipo = 1;
alter table politicas enable trigger proteger;
alter table politicas add constraint politicas_so_o_exigivel check (tipo = 0 or codigo in ('privacidade', 'termos'));
