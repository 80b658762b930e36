import type { ChaveErro } from '@rateia/contracts/erros';
import { ERROS } from '@rateia/contracts/erros';
import { chamadasPorFeature } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { conferirInvariantes } from './test/invariantes.ts';
import { RECUSAS_DO_CADASTRO } from './test/recusas/cadastro.ts';
import { RECUSAS_DO_PERFIL } from './test/recusas/perfil.ts';
import { RECUSAS_DA_PRIVACIDADE } from './test/recusas/privacidade.ts';
import { RECUSAS_DA_REDE } from './test/recusas/rede.ts';
import { RECUSAS_DA_SESSAO } from './test/recusas/sessao.ts';
import type { Provocar } from './test/recusas/tabela.ts';

const PROVOCADAS = {
  sessao: RECUSAS_DA_SESSAO,
  cadastro: RECUSAS_DO_CADASTRO,
  perfil: RECUSAS_DO_PERFIL,
  privacidade: RECUSAS_DA_PRIVACIDADE,
  indicacao: RECUSAS_DA_REDE,
} satisfies Partial<
  Record<keyof typeof chamadasPorFeature, Readonly<Record<string, Readonly<Record<string, Provocar>>>>>
>;

type Caso = readonly [chamada: string, recusa: string, provocar: Provocar];
const CASOS: readonly Caso[] = Object.values(PROVOCADAS).flatMap((feature) =>
  Object.entries<Readonly<Record<string, Provocar>>>(feature).flatMap(([chamada, recusas]) =>
    Object.entries(recusas).map(([recusa, provocar]): Caso => [chamada, recusa, provocar]),
  ),
);
const DECLARADAS = Object.keys(PROVOCADAS).flatMap((feature) =>
  Object.entries<{ readonly errors: readonly ChaveErro[] }>(
    chamadasPorFeature[feature as keyof typeof PROVOCADAS],
  ).flatMap(([chamada, { errors }]) => errors.map((recusa) => `${chamada} ${recusa}`)),
);

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim' } });
});
afterAll(async () => {
  await conferirInvariantes(mundo);
  await mundo.encerrar();
});

describe('Every refusal that a call of the accounts declares is met (HOUSE §9; spec A§8)', () => {
  it('the contract declares these, and no other', () => {
    expect(CASOS.map(([chamada, recusa]) => `${chamada} ${recusa}`).sort()).toEqual(DECLARADAS.toSorted());
  });

  it.each(CASOS)('%s: %s', async (_chamada, recusa, provocar) => {
    const { status, erro } = await provocar(mundo);
    expect([status, erro.dados.chave]).toEqual([ERROS[recusa as ChaveErro].status, recusa]);
    expect(erro.message).toMatch(/^[^{}]+$/);
  });
});
