import { randomUUID } from 'node:crypto';
import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enfileirarSemFato } from './db/fila.ts';
import { ASSINATURA_PAGA } from './features/checkout/agenda.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { criarMembro } from './test/carteira.ts';
import { criarCompradores, criarGrupoAVenda } from './test/checkout.ts';
import { abrirRede } from './test/multidao.ts';
import { abrirPrograma, ate, pronta } from './test/processos.ts';
import { alguemEspera, segurar } from './test/travas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function tarefa() {
  const { rows } = await sql<{ readonly presa: boolean; readonly attempts: number }>`
    select j.locked_at is not null as presa, j.attempts from graphile_worker.jobs j where j.task_identifier = 'assinaturaPaga'`.execute(
    mundo.aplicacao.deps.db,
  );
  return rows;
}

const LONGO = { timeout: 90_000 };

describe('SIGTERM in the middle of the work (CONFIABILIDADE 1.13: graceful shutdown)', LONGO, () => {
  it('the API answers the purchase that is under way, takes no other, and ends with 0', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const [comprador] = await criarCompradores(mundo, 1, centavos(20_000));
    if (comprador === undefined) throw new Error('one buyer');
    const api = await abrirPrograma(mundo, 'api');
    const rede = abrirRede(1);
    const opcoes = { como: comprador, porta: api.porta };
    const { corpo: reserva } = await rede.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, opcoes);
    const { idPreCheckout } = reserva;
    const pedido = { idPreCheckout, meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: grupo.totalPorVaga };
    const soltar = await segurar(mundo, 'grupo_lotacao', 'grupo_id', grupo.id);
    const compra = rede.chamar('createAssinatura', pedido, { ...opcoes, chave: randomUUID() });
    await ate('the payment to wait for its seat', () => alguemEspera(mundo));
    const fim = api.parar();
    await ate('no new request is taken', async () => !(await pronta(api.porta)));
    await soltar();
    const { status, corpo } = await compra;
    expect([status, corpo.estado]).toEqual([200, 'paga']);
    rede.fechar();
    expect(await fim).toBe(0);
  });

  it('the worker finishes the job that ends in time, and ends with 0 (what does not: `dois-de-cada.test.ts`)', async () => {
    const { assinaturaId } = await criarMembro(mundo, { inicio: null });
    await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(
      mundo.aplicacao.deps.db,
    );
    const worker = await abrirPrograma(mundo, 'worker');
    const soltar = await segurar(mundo, 'assinaturas', 'id', assinaturaId);
    await enfileirarSemFato(mundo.aplicacao.deps.db, ASSINATURA_PAGA, { assinaturaId });
    async function emTrabalho() {
      return (await tarefa()).some(({ presa }) => presa);
    }
    await ate('the job to wait', async () => (await emTrabalho()) && (await alguemEspera(mundo)));
    const fim = worker.parar();
    await soltar();
    expect(await fim).toBe(0);
    expect(await tarefa()).toEqual([]);
  });
});
