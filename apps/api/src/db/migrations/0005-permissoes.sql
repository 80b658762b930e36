-- What the application's role may do: everything but rewriting history (CONFIABILIDADE 1.1; ASVS 13.2.2).
grant usage on schema public to rateia_app;
grant select, insert, update, delete on all tables in schema public to rateia_app;
grant usage, select on all sequences in schema public to rateia_app;
revoke update, delete, truncate on transacoes, partidas, lacres, transicoes, auditoria, aceites, segredo_aberturas from rateia_app;
revoke delete, truncate on contas, faturas, previsoes, creditos, pagamentos, pix_recebidos, devolucoes, webhooks_recebidos, retiradas, usuarios, grupos, assinaturas from rateia_app;
revoke insert, update, delete on tipos_conta from rateia_app;
grant usage on schema graphile_worker to rateia_app;
grant select, insert, update, delete on all tables in schema graphile_worker to rateia_app;
grant usage, select on all sequences in schema graphile_worker to rateia_app;
grant execute on all functions in schema graphile_worker to rateia_app;
alter default privileges in schema public grant select, insert, update, delete on tables to rateia_app;
alter default privileges in schema public grant usage, select on sequences to rateia_app;
