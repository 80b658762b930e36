import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import pg from 'pg';
import { planoDaCompra } from '../apps/api/src/features/checkout/plano-da-compra.ts';
import type { Carga } from './vagas/dados.ts';
import { resumir } from './vagas/dados.ts';

/*
 * The floor: the same purchases as one SQL statement each, written by hand, which is the least that leaves the same rows: one
 * round trip, one transaction, no function of the product. It is durable, and held by the same constraints and triggers of
 * the tables, which also keep the balances. It reads nothing to refuse by but the seats and the state of the group, and takes
 * the group's row last; without a seat it divides by zero, and nothing of it stays (ESCALA).
 */
const COMPRA = `
with assinatura as (
  insert into assinaturas (grupo_id, usuario_id, vagas, estado, valor_sem_taxas, valor_taxa, caucao, meio_pagamento, criada_em, paga_em)
  values ($1, $3, 1, 'reservada', $4, $5, $6, $7::smallint, $8, $8) returning id
), fatura as (
  insert into faturas (assinatura_id, usuario_id, grupo_id, tipo, status, vagas, valor_plano, valor_taxa, valor_caucao, valor_custo_meio, emitida_em, vence_em, paga_em, meio_pagamento, taxas_meio_pagamento)
  select id, $3, $1, 'primeira', $9::smallint, 1, $10, $11, $6, $12, $8, $13::date, $8, $7::smallint, $14::jsonb from assinatura returning id
), previsao as (
  insert into previsoes (fatura_id, grupo_id, administrador_id, valor, status, criada_em)
  select id, $1, $15, $10, $16::smallint, $8 from fatura returning id
), passo as (
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select 'assinatura', id, null, 'reservar', 'reservada', 'membro', $3::bigint, $8::timestamptz, '{}'::jsonb from assinatura
  union all select 'fatura', id, null, 'emitir', $22, 'usuario', $3, $8, '{}' from fatura
  union all select 'fatura', id, $22, 'pagar', $9::text, 'usuario', $3, $8, '{}' from fatura
  union all select 'previsao', id, null, 'emitir', $16::text, 'sistema', null, $8, '{}' from previsao returning 1
), tarefa as (
  insert into tarefas_a_despachar (tarefa, dados) select 'assinaturaPaga', jsonb_build_object('assinaturaId', id) from assinatura returning 1
), resposta as (
  insert into idempotencia (usuario_id, chave, chamada, corpo_hash, status, resposta, criada_em)
  select $3, $23, 'assinarDireto', $24, 200, format('{"idAssinatura":%s,"idFatura":%s,"estado":"paga","idPagamento":null,"valor":%s}', a.id, f.id, $25::bigint), $8
  from assinatura a, fatura f returning 1
), transacao as (
  insert into transacoes (motivo, origem, origem_id, chave, ator_id, criada_em)
  select $17, 'faturas', id, 'fatura:' || id || ':paga', $3, $8 from fatura returning id
), lotacao as (
  update grupo_lotacao l set livres = livres - 1, ocupadas = ocupadas + 1
  from grupos g, resposta, transacao, (select count(*) from passo) p, (select count(*) from tarefa) t
  where l.grupo_id = $1 and g.id = $1 and l.livres >= 1 and g.status = any($2::smallint[]) returning l.grupo_id
), vaga as (
  update vagas set estado = 'ocupada', assinatura_id = (select id from assinatura)
  where grupo_id = $1 and numero = (
    select v.numero from lotacao l join vagas v on v.grupo_id = l.grupo_id where v.grupo_id = $1 and v.estado = 'livre'
    order by v.numero limit 1 for update of v skip locked
  ) returning numero
), passo_da_vaga as (
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select 'vaga', $1, 'livre', 'comprar', 'ocupada', 'membro', $3, $8,
    jsonb_build_object('numero', numero, 'assinaturaId', (select id from assinatura)) from vaga
), partida as (
  insert into partidas (transacao_id, conta_id, valor)
  select t.id, case when p.usuario is null
      then (select c.id from contas c where c.tipo = p.conta and c.usuario_id is null and c.provedor = p.provedor)
      else (select c.id from contas c where c.tipo = p.conta and c.usuario_id = p.usuario and c.provedor = p.provedor)
    end, p.valor
  from transacao t, unnest($18::text[], $19::bigint[], $20::text[], $21::bigint[]) as p(conta, usuario, provedor, valor)
)
select (1 / (select count(*) from vaga))::integer as vagas`;

const carga = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Carga;
const agora = new Date().toISOString();
const compras = carga.compras.map(({ usuario, grupo }) => {
  const p = planoDaCompra({ vitrine: grupo, vagas: 1, usuarioId: usuario, agora, regras: REGRAS_PADRAO });
  const partidas = p.partidas.filter(({ valor }) => valor !== 0);
  return [
    grupo.id,
    p.vendaveis,
    usuario,
    p.valorSemTaxas,
    p.valorTaxa,
    p.caucao,
    p.meio,
    p.agora,
    p.pago,
    p.plano,
    p.taxa,
    p.custoMeio,
    p.hoje,
    JSON.stringify(p.taxasMeio),
    p.administrador,
    p.previsto,
    p.motivo,
    partidas.map(({ conta }) => conta),
    partidas.map((partida) => ('usuario' in partida ? partida.usuario : null)),
    partidas.map((partida) => ('provedor' in partida ? partida.provedor : '')),
    partidas.map(({ valor }) => valor),
    String(p.pendente),
    randomUUID(),
    Buffer.alloc(32),
    p.valorTotal,
  ];
});
// The owner of the tables: the application's role writes the ledger by its functions alone.
const clientes = await Promise.all(
  Array.from({ length: carga.conexoes }, async () => {
    const cliente = new pg.Client({ connectionString: carga.banco });
    await cliente.connect();
    return cliente;
  }),
);

const duracoes: number[] = [];
let vendidas = 0;
let recusadas = 0;
const fila = compras.values();
const correr = async (cliente: pg.Client): Promise<void> => {
  for (const valores of fila) {
    const inicio = performance.now();
    const { rows } = await cliente.query<{ vagas: number }>({ name: 'compra', text: COMPRA, values: valores });
    duracoes.push(performance.now() - inicio);
    if (rows[0]?.vagas === 1) vendidas += 1;
    else recusadas += 1;
  }
};
const inicio = performance.now();
await Promise.all(clientes.map(correr));
const segundos = (performance.now() - inicio) / 1_000;
await Promise.all(clientes.map((c) => c.end()));
process.stdout.write(JSON.stringify(resumir(duracoes, { vendidas, recusadas, segundos })));
