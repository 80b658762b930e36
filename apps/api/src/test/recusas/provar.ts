import type { ChaveErro } from '@rateia/contracts/erros';
import { ERROS } from '@rateia/contracts/erros';
import { chamadasPorFeature } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../app.ts';
import { criarMundo } from '../app.ts';
import { criarCatalogo } from '../construtores.ts';
import type { Provocar } from './tabela.ts';
import type { Parte, Provocadas } from './todas.ts';
import { PARTES, PROVOCADAS } from './todas.ts';

type Caso = readonly [chamada: string, recusa: ChaveErro, provocar: Provocar];
type Linhas = Readonly<Record<string, { readonly errors: readonly ChaveErro[] }>>;

/** Brings about every refusal that the calls of a part declare, in a world of its own (HOUSE §9; spec A§8). */
export function provarRecusas(parte: Parte): void {
  const features: readonly (keyof typeof PROVOCADAS)[] = PARTES[parte];
  const casos = features.flatMap((feature) => casosDe(PROVOCADAS[feature]));
  const declaradas = features.flatMap((feature) => declaradasPor(chamadasPorFeature[feature]));
  let mundo: Mundo;
  beforeAll(async () => {
    mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim', ESPERA_NA_FILA_MS: '50' } });
    await criarCatalogo(mundo);
  });
  afterAll(async () => await mundo.encerrar());

  describe(`Every refusal that a call of ${features.join(', ')} declares is met (HOUSE §9; spec A§8)`, () => {
    it('the contract declares these, and no other', () => {
      expect(casos.map(([chamada, recusa]) => `${chamada} ${recusa}`).sort()).toEqual(declaradas.toSorted());
    });

    it.each(casos)('%s: %s', async (_chamada, recusa, provocar) => {
      const { status, erro } = await provocar(mundo);
      expect([status, erro.dados.chave]).toEqual([ERROS[recusa].status, recusa]);
      expect(erro.message).toMatch(/^[^{}]+$/);
      // Code 2 leads to the page of pendencies, which reads the kinds that are missing.
      if (recusa === 'validacaoObrigatoria')
        expect(erro).toHaveProperty('dados.pendencias[0].tipo', expect.any(Number));
    });
  });
}

function casosDe(provocadas: Provocadas): readonly Caso[] {
  return Object.entries(provocadas).flatMap(([chamada, recusas]) =>
    Object.entries(recusas).map(([recusa, provocar]): Caso => [chamada, recusa as ChaveErro, provocar]),
  );
}

function declaradasPor(linhas: Linhas): readonly string[] {
  return Object.entries(linhas).flatMap(([chamada, { errors }]) => errors.map((recusa) => `${chamada} ${recusa}`));
}
