import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../db/banco.ts';
import type { Mundo } from './app.ts';
import { criarMundo } from './app.ts';
import { criarMembro } from './carteira.ts';
import { conferirTrilhaDasVagas } from './trilha-das-vagas.ts';
import { COM_TRILHA, conferirTrilhas } from './trilhas.ts';

/** Columns with a name of states that hold no machine's, each with its content. */
const SEM_MAQUINA: Readonly<Record<string, string>> = {
  'vagas.estado': 'A machine; its trail, by group and number, is looked at by trilha-das-vagas.ts.',
  'cotas.estado': 'A machine; its trail, by pool and number, is looked at by trilha-das-cotas.ts.',
  'prazos.estado': 'The queue of deadlines: how work goes, tried and tried again; what it does moves machines.',
  'exportacoes.estado': 'Work on a file: made, kept, erased. Each step has an instant of its own in the row.',
  'entregas_de_notificacao.estado': 'The provider’s word about a message in a channel: no decision of ours.',
  'comunicados.estado':
    'How far a message to many has gone. Who wrote it and who stopped it are in the row, with the audit log.',
  'tentativas_do_programado.estado':
    'The provider’s word about a day on which the bank tries to pay: no decision of ours.',
  'trocas_de_email.estado':
    'A link of one use: asked, used, or let go. Each use is in the audit log, with its sessions.',
  'chaves_pix.status': 'Whether the key was confirmed by its code; it is never taken back, only deleted.',
  'contas_bancarias.status': 'Whether the account was confirmed by its code; it is never taken back, only deleted.',
  'politicas.status': 'Which version is in force: the newest of those published, in the audit log.',
  'servicos.status': 'A setting of the catalogue.',
  'idempotencia.status': 'The HTTP status of an answer that is kept.',
  'idempotencia_publica.status': 'The HTTP status of an answer that is kept.',
};

let mundo: Mundo;
let fatura: number;
beforeAll(async () => {
  mundo = await criarMundo();
  const { assinaturaId } = await criarMembro(mundo);
  const { id } = await mundo.aplicacao.deps.db
    .selectFrom('faturas_de_vaga')
    .select('id')
    .where('assinatura_id', '=', assinaturaId)
    .executeTakeFirstOrThrow();
  fatura = id;
});
afterAll(async () => await mundo.encerrar());

describe('The trail that every test ends with (CONFIABILIDADE 1.10: every transition writes an audit row)', () => {
  it('every column of states in the database is checked, except those with a reason', async () => {
    const { rows } = await sql<{ readonly coluna: string }>`
      select c.table_name || '.' || c.column_name as coluna from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('estado', 'status')`.execute(
      mundo.aplicacao.deps.db,
    );
    const comTrilha = [...COM_TRILHA.values()].map(({ tabela, coluna }) => `${tabela}.${coluna}`);
    expect([...comTrilha, ...Object.keys(SEM_MAQUINA)].sort()).toEqual(rows.map(({ coluna }) => coluna).sort());
  });

  it('finds a state that no row tells of', async () => {
    await semFicar(async (trx) => {
      await conferirTrilhas(trx);
      await trx.updateTable('faturas').set({ status: 67 }).where('id', '=', fatura).execute();
      await expect(conferirTrilhas(trx)).rejects.toThrow(`fatura ${fatura} is 67, its trail says 13`);
    });
  });

  it('finds a state of a seat that no row tells of', async () => {
    const vaga = mundo.aplicacao.deps.db.updateTable('vagas').where('estado', 'in', ['ocupada', 'em_saida']);
    await vaga.set({ estado: 'em_saida' }).execute();
    await expect(conferirTrilhaDasVagas(mundo)).rejects.toThrow('is em_saida, its trail says ocupada');
    await vaga.set({ estado: 'ocupada' }).execute();
    await conferirTrilhaDasVagas(mundo);
  });

  it.each([
    [
      'that the table of its machine does not have',
      ['13', 'inventado', '13'],
      'no row of the table: 13 inventado 13 sistema',
    ],
    [
      'that does not go on where the last one ended',
      ['63', 'pagar', '13'],
      'was 13, its trail says 63 pagar 13 sistema',
    ],
  ] as const)('finds a row %s', async (_qual, [de, evento, para], falta) => {
    await semFicar(async (trx) => {
      const linha = { entidade: 'fatura', entidade_id: fatura, de, evento, para, quem: 'sistema', em: mundo.agora() };
      await trx.insertInto('transicoes').values(linha).execute();
      await expect(conferirTrilhas(trx)).rejects.toThrow(falta);
    });
  });
});

class Desfeito extends Error {}
/** Does it in a transaction of which nothing stays. */
async function semFicar(fazer: (trx: Trx) => Promise<void>): Promise<void> {
  const feito = mundo.aplicacao.deps.db.transaction().execute(async (trx) => {
    await fazer(trx);
    throw new Desfeito();
  });
  await expect(feito).rejects.toBeInstanceOf(Desfeito);
}
