import type { NomeChamada } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotas } from './features.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import type { Cenario } from './test/cenario-de-permissoes.ts';
import { criarCenario } from './test/cenario-de-permissoes.ts';
import { ligarWebhook } from './test/checkout.ts';
import type { Caso } from './test/condicoes.ts';
import { CASOS_DAS_CONDICOES } from './test/condicoes.ts';

let mundo: Mundo;
let cenario: Cenario;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
  cenario = await criarCenario(mundo);
}, 60_000);
afterAll(async () => await mundo.encerrar());

const NOMES = Object.keys(CASOS_DAS_CONDICOES) as readonly (keyof typeof CASOS_DAS_CONDICOES)[];
async function fazer(nome: NomeChamada, { como, entrada }: Caso['feita']) {
  return (await mundo.chamar(nome, entrada, { como })).erro;
}

describe('Nobody decides on a matter of his own, whatever the role (REGRAS 2.15; ADR 007)', () => {
  it('is the condition of these permission rows', () => {
    const todas = rotas({ ...mundo.aplicacao, avancar: async () => ({ executados: 0, falhas: 0 }) });
    const comCondicao = todas.filter(({ se }) => se !== undefined).map(({ nome }) => nome);
    expect(comCondicao.toSorted()).toEqual(NOMES.toSorted());
  });

  it.each(NOMES)('%s', async (nome) => {
    const { recusadas, feita } = await CASOS_DAS_CONDICOES[nome](cenario);
    for (const recusada of recusadas)
      expect(await fazer(nome, recusada)).toMatchObject({ dados: { chave: 'semPermissao' } });
    const chave = (await fazer(nome, feita))?.dados?.chave;
    expect(['semPermissao', 'naoEncontrado', 'dadosInvalidos']).not.toContain(chave);
  });
});
