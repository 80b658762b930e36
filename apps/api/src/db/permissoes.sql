-- All rights of the application's role: everything but rewriting history (CONFIABILIDADE 1.1; ASVS 13.2.2). The whole
-- file is applied again whenever it changed, or anything before it did.
revoke all on all tables in schema public from rateia_app;
grant usage on schema public to rateia_app;
grant select, insert, update, delete on all tables in schema public to rateia_app;
grant usage, select on all sequences in schema public to rateia_app;
revoke insert, update, delete on faturas_de_vaga from rateia_app;

-- The ledger is written by its functions alone.
revoke insert, update, delete on contas, transacoes, partidas, lacres from rateia_app;
-- One column stays updatable, although a trigger never lets it change: without any such column, accounts could not be
-- locked either.
grant update (provedor) on contas to rateia_app;
revoke insert, update, delete on tipos_conta, migracoes from rateia_app;

-- Histories: rows are only added. Three deletions are allowed: addresses are forgotten in time, texts go with an
-- account, and an acceptance goes with a registration that was never confirmed. Triggers refuse any other change.
revoke update, delete on itens_da_fatura, transicoes, auditoria, aceites, segredo_aberturas, documento_aberturas, consentimentos, notas_de_credito, notas_de_vaga, bolao_concursos, bolao_apostas, comprovantes from rateia_app;
revoke delete on afastamentos_de_jogo, gastos_de_jogo, resultados_a_mao, bolao_apuracoes, bolao_conferencias from rateia_app;
grant update (ip, dados) on auditoria to rateia_app;
grant update (dados) on transicoes to rateia_app;
-- A frozen pool gets its timestamp from outside later, and nothing else of it changes.
revoke update, delete on bolao_lacres from rateia_app;
grant update (carimbo, carimbado_em, carimbado_por) on bolao_lacres to rateia_app;
-- A rotation of the master keys wraps the key of a receipt's file anew.
grant update (chave_embrulhada) on comprovantes to rateia_app;
grant update (ip) on aceites, segredo_aberturas, documento_aberturas, consentimentos to rateia_app;
grant delete on aceites to rateia_app;

-- Rows that change and are never erased.
revoke delete on usuarios, validacoes_conta, documentos, politicas, campanhas, regras, revisoes, propostas_de_devolucao from rateia_app;
revoke update, delete on mudancas_de_vencimento from rateia_app;
revoke delete on grupos, grupo_lotacao, vagas, assinaturas, segredos, rotacoes, contestacoes, alteracoes_de_valor, mudancas_de_valor, conversas, conversa_mensagens, convites, convidados from rateia_app;
revoke delete on creditos_promocionais, usos_promocionais, cupons, usos_de_cupom from rateia_app;
revoke update, delete on partes_do_desconto from rateia_app;
revoke delete on boloes, cotas, itens_de_cota from rateia_app;
revoke delete on series, boloes_da_serie, adesoes, combos from rateia_app;
revoke update, delete on itens_do_combo from rateia_app;
revoke delete on faturas, itens_de_vaga, previsoes, creditos, pagamentos, recebimentos, devolucoes, disputas, webhooks_recebidos, retiradas, dividas from rateia_app;

revoke delete on reclamacao_bloqueios, reclamacao_decisoes from rateia_app;

-- Each payment method keeps its charges in a table of its own, which is named cobrancas_<method>.
do $$
declare t record;
begin
  for t in select tablename from pg_tables where schemaname = 'public' and tablename like 'cobrancas\_%'
  loop
    execute format('revoke delete on %I from rateia_app', t.tablename);
  end loop;
end $$;

-- The queue's tables are under row-level security without a policy: only their owner may touch them. The application's
-- role enqueues in the transaction of the fact, and runs the jobs, so it may touch every row.
grant usage on schema graphile_worker to rateia_app;
grant select, insert, update, delete on all tables in schema graphile_worker to rateia_app;
grant usage, select on all sequences in schema graphile_worker to rateia_app;
grant execute on all functions in schema graphile_worker to rateia_app;
do $$
declare t record;
begin
  for t in
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'graphile_worker' and c.relkind = 'r' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'rateia_app')
  loop
    execute format('create policy rateia_app on graphile_worker.%I for all to rateia_app using (true) with check (true)', t.relname);
  end loop;
end $$;
