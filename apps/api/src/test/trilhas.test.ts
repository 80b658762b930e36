import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../db/banco.ts';
import type { Mundo } from './app.ts';
import { criarMundo } from './app.ts';
import { criarMembro } from './carteira.ts';
import { conferirTrilhaDasVagas } from './trilha-das-vagas.ts';
import { COM_TRILHA, conferirTrilhas } from './trilhas.ts';

const DOMINIO = resolve(import.meta.dirname, '../../../../packages/domain/src');
const nomesDasMaquinas = readdirSync(DOMINIO, { recursive: true, encoding: 'utf8' })
  .filter((nome) => nome.endsWith('.ts') && !nome.endsWith('.test.ts'))
  .flatMap((nome) => [
    ...readFileSync(resolve(DOMINIO, nome), 'utf8').matchAll(/ = definirMaquina[^(]*\(\{\s*nome: '(\w+)'/g),
  ])
  .map(([, nome]) => nome ?? '');

let mundo: Mundo;
let fatura: number;
beforeAll(async () => {
  mundo = await criarMundo();
  const { assinaturaId } = await criarMembro(mundo);
  const { id } = await mundo.aplicacao.deps.db
    .selectFrom('faturas')
    .select('id')
    .where('assinatura_id', '=', assinaturaId)
    .executeTakeFirstOrThrow();
  fatura = id;
});
afterAll(async () => await mundo.encerrar());

describe('The trail that every test ends with (issue text C: every transition writes an audit row)', () => {
  it('is looked at for every machine of the domain, seats by themselves', () => {
    expect([...Object.keys(COM_TRILHA), 'vaga'].sort()).toEqual([...nomesDasMaquinas].sort());
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
const semFicar = async (fazer: (trx: Trx) => Promise<void>): Promise<void> => {
  const feito = mundo.aplicacao.deps.db.transaction().execute(async (trx) => {
    await fazer(trx);
    throw new Desfeito();
  });
  await expect(feito).rejects.toBeInstanceOf(Desfeito);
};
