import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** begin, key, group and person, unpaid holds, the order's own rows, the kept answer, the seats, commit. */
const VIAGENS_DA_RESERVA = 8;
/** begin, key, hold, invoice, its seat, wallet, the kept answer, the payment, commit. */
const VIAGENS_DO_PAGAMENTO = 9;
/** The one statement that takes the locks, and the commit that ends them. */
const VIAGENS_COM_A_TRAVA = 2;

/** The queries of the transaction that keeps the answer of a call, in their order. */
async function consultasDe(chamar: () => Promise<{ readonly status: number; readonly bruto: string }>) {
  const consulta = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const r = await chamar();
    expect(r.status, r.bruto).toBe(200);
    const porConexao = Map.groupBy(
      consulta.mock.calls.map(([texto], i) => ({ texto: String(texto), conexao: consulta.mock.contexts[i] })),
      ({ conexao }) => conexao,
    );
    const textos = [...porConexao.values()].map((feitas) => feitas.map(({ texto }) => texto));
    const daChamada = textos.find((feitas) => feitas.some((texto) => texto.includes('insert into "idempotencia"')));
    if (daChamada === undefined) throw new Error('no answer was kept');
    return daChamada.slice(daChamada.indexOf('begin'), daChamada.indexOf('commit') + 1);
  } finally {
    consulta.mockRestore();
  }
}
function comATrava(consultas: readonly string[], funcao: string): number {
  const primeira = consultas.findIndex((texto) => texto.includes(funcao));
  expect(primeira).toBeGreaterThan(0);
  return consultas.length - primeira;
}

describe('The round trips of a purchase (CONFIABILIDADE 1.3; ADR 011)', () => {
  it('a hold and its payment are few, and one statement is all that holds the row of the group', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 4 });
    const como = await criarPessoa(mundo, { saldo: centavos(20_000) });
    let idPreCheckout = 0;
    const reserva = await consultasDe(async () => {
      const r = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como });
      idPreCheckout = r.corpo.idPreCheckout;
      return r;
    });
    const meioPagamento = MEIO_PAGAMENTO.credito.id;
    const pagamento = await consultasDe(
      async () => await mundo.chamar('createAssinatura', { idPreCheckout, meioPagamento, valorTotal: 4_320 }, { como }),
    );
    expect(reserva, reserva.join('\n\n')).toHaveLength(VIAGENS_DA_RESERVA);
    expect(pagamento, pagamento.join('\n\n')).toHaveLength(VIAGENS_DO_PAGAMENTO);
    expect(comATrava(reserva, 'ocupar_e_ler')).toBe(VIAGENS_COM_A_TRAVA);
    expect(comATrava(pagamento, 'pagar_pedido')).toBe(VIAGENS_COM_A_TRAVA);
    // Neither wakes the queue: only one transaction that does so may commit at a time.
    for (const texto of [...reserva, ...pagamento]) expect(texto).not.toMatch(/add_job|pg_notify/);
  });
});
