import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { conferirInvariantes } from '../test/invariantes.ts';
import { contarHistoria, HORAS_DA_HISTORIA } from './cenario.ts';
import { abrirPassado } from './mundo.ts';

const MS_POR_HORA = 3_600_000;
let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { LIMITE_POR_MINUTO: '100000000' } });
  const passado = await abrirPassado(mundo.config, { inicio: Date.now() - HORAS_DA_HISTORIA * MS_POR_HORA });
  try {
    await contarHistoria(passado, () => undefined);
  } finally {
    await passado.encerrar();
  }
  if ('recarregar' in mundo.aplicacao.relogio) await mundo.aplicacao.relogio.recarregar();
}, 600_000);
afterAll(async () => {
  await mundo.encerrar();
});

const status = async (): Promise<readonly number[]> => {
  const linhas = await mundo.aplicacao.deps.db
    .selectFrom('grupos')
    .select('status')
    .distinct()
    .orderBy('status')
    .execute();
  return linhas.map((l) => l.status);
};
const TODOS = Object.values(STATUS_GRUPO)
  .map(({ id }) => id)
  .toSorted((a, b) => a - b);

describe('The demonstration (issue text B: seeds)', { timeout: 120_000 }, () => {
  it('has about 60 groups, in every status, and its ledger is true', async () => {
    const { n } = await mundo.aplicacao.deps.db
      .selectFrom('grupos')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBeGreaterThanOrEqual(50);
    expect(await status()).toEqual(TODOS);
    await conferirInvariantes(mundo);
  });

  it('has an operator of each role', async () => {
    const linhas = await mundo.aplicacao.deps.db.selectFrom('usuarios').select('papeis').execute();
    expect(new Set(linhas.flatMap((l) => l.papeis))).toEqual(new Set(['suporte', 'financeiro', 'lider']));
  });

  it('still has every status the day after', async () => {
    await mundo.avancar({ dias: 1 });
    expect(await status()).toEqual(TODOS);
  });
});
