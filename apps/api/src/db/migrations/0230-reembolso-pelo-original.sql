-- Refunds by the method that paid (REGRAS 2.9; decision 230).
alter table assinaturas add column destino_reembolso text not null default 'original' check (destino_reembolso in ('original', 'saldo'));
comment on column assinaturas.destino_reembolso is 'Where what goes back goes: by the method that paid while that is possible, or always to the wallet.';

-- The returns of a Pix never exceed it: a return that the bank did not make no longer counts.
alter table pix_recebidos add column em_devolucao bigint not null default 0;
comment on column pix_recebidos.em_devolucao is 'Sum of its returns that were made or may still be; kept by a trigger.';
update pix_recebidos p set em_devolucao = s.soma
  from (select e2eid, sum(valor) as soma from devolucoes where estado <> 'naoRealizada' group by e2eid) s where s.e2eid = p.e2eid;
alter table pix_recebidos add constraint devolucao_cabe check (em_devolucao between 0 and valor);

create function contar_devolucao() returns trigger language plpgsql as $$
declare
  v_antes bigint := case when tg_op = 'UPDATE' and old.estado <> 'naoRealizada' then old.valor else 0 end;
  v_depois bigint := case when new.estado <> 'naoRealizada' then new.valor else 0 end;
begin
  if v_depois <> v_antes then
    update pix_recebidos set em_devolucao = em_devolucao + v_depois - v_antes where e2eid = new.e2eid;
  end if;
  return null;
end $$;
create trigger contar_devolucao after insert or update on devolucoes for each row execute function contar_devolucao();

-- A note says what went to the wallet and what went back by the method.
alter table notas_de_credito
  alter column credito_id drop not null,
  add column devolucao_id bigint references devolucoes,
  add column valor_original bigint not null default 0,
  add constraint nota_original check (valor_original between 0 and valor_plano + valor_taxa + valor_caucao),
  add constraint nota_devolucao check ((valor_original > 0) = (devolucao_id is not null)),
  add constraint nota_credito check ((valor_original < valor_plano + valor_taxa + valor_caucao) = (credito_id is not null));
comment on column notas_de_credito.valor_original is 'What of it went back by the method that paid; the rest is in the credit.';
create unique index notas_de_credito_devolucao on notas_de_credito (devolucao_id) where devolucao_id is not null;
