import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FATURA_COBRAR } from '../features/carteira/agenda.ts';
import { ABRIR_COBRANCA, PEDIR_DEVOLUCAO } from '../features/pagamentos/agenda.ts';
import { ENVIAR_RETIRADA } from '../features/retirada/agenda.ts';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import type { Trx } from './banco.ts';
import { emTransacao } from './banco.ts';
import { enfileirar } from './fila.ts';
import { agendarPrazo } from './prazos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}

async function tarefas(chave: string) {
  return (await sql`select 1 from graphile_worker.jobs where key = ${chave}`.execute(banco())).rows.length;
}
async function prazos(chave: string) {
  return (await banco().selectFrom('prazos').select('id').where('chave', '=', chave).execute()).length;
}

/** Work as its fact orders it; the fact itself is a line of the audit trail, and stands for any other. */
const TRABALHOS = {
  'a charge': [tarefas, (trx: Trx, chave: string) => enfileirar(trx, ABRIR_COBRANCA, { pagamentoId: 1 }, { chave })],
  'a return': [tarefas, (trx: Trx, chave: string) => enfileirar(trx, PEDIR_DEVOLUCAO, { devolucaoId: 1 }, { chave })],
  'a payout': [tarefas, (trx: Trx, chave: string) => enfileirar(trx, ENVIAR_RETIRADA, { retiradaId: 1 }, { chave })],
  'a deadline': [
    prazos,
    (trx: Trx, chave: string) => {
      const agora = mundo.agora();
      return agendarPrazo(trx, { tipo: FATURA_COBRAR, alvoId: 1, venceEm: '2099-01-01T00:00:00.000Z', agora, chave });
    },
  ],
} as const;

describe('Work is ordered in the transaction of its fact (CONFIABILIDADE 1.9; ADR 009)', () => {
  it.each(Object.entries(TRABALHOS))('%s is there exactly if the fact is', async (nome, [quantos, pedir]) => {
    async function comFato(chave: string, fim: () => void): Promise<void> {
      return await emTransacao(banco(), async (trx) => {
        await trx
          .insertInto('auditoria')
          .values({ acao: 'teste.fato', alvo: chave, em: mundo.agora(), dados: '{}' })
          .execute();
        await pedir(trx, chave);
        fim();
      });
    }
    async function fatos(chave: string) {
      return (await banco().selectFrom('auditoria').select('id').where('alvo', '=', chave).execute()).length;
    }
    const [desfeita, feita] = [`teste:desfeita:${nome}`, `teste:feita:${nome}`];
    function desfazer() {
      throw new Error('rolled back');
    }
    await expect(comFato(desfeita, desfazer)).rejects.toThrow('rolled back');
    await comFato(feita, () => undefined);
    expect([await fatos(desfeita), await quantos(desfeita)]).toEqual([0, 0]);
    expect([await fatos(feita), await quantos(feita)]).toEqual([1, 1]);
  });

  it('a pool in place of the transaction does not compile', () => {
    const db = banco();
    const agora = mundo.agora();
    expect([
      // @ts-expect-error: the job would be there before the fact, and stay without it.
      () => enfileirar(db, PEDIR_DEVOLUCAO, { devolucaoId: 1 }),
      // @ts-expect-error: so would the deadline.
      () => agendarPrazo(db, { tipo: FATURA_COBRAR, alvoId: 1, venceEm: agora, agora }),
    ]).toHaveLength(2);
  });
});
