-- Addresses of acceptances, consents and openings of documents are forgotten like those of the other logs (REGRAS 2.17).
drop trigger somente_inclusao on aceites;
create trigger somente_inclusao before delete or truncate on aceites execute function recusar_mudanca();
create trigger so_esquece before update on aceites for each row execute function esquecer_endereco('aceito_em');
grant update (ip) on aceites to rateia_app;
create index aceites_enderecos on aceites (aceito_em) where ip is not null;

drop trigger somente_inclusao on consentimentos;
create trigger somente_inclusao before delete or truncate on consentimentos execute function recusar_mudanca();
create trigger so_esquece before update on consentimentos for each row execute function esquecer_endereco('em');
grant update (ip) on consentimentos to rateia_app;
create index consentimentos_enderecos on consentimentos (em) where ip is not null;

drop trigger somente_inclusao on documento_aberturas;
create trigger somente_inclusao before delete or truncate on documento_aberturas execute function recusar_mudanca();
create trigger so_esquece before update on documento_aberturas for each row execute function esquecer_endereco('em');
grant update (ip) on documento_aberturas to rateia_app;
create index documento_aberturas_enderecos on documento_aberturas (em) where ip is not null;
