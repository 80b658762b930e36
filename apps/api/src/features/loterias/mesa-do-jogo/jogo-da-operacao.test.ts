import { mesDoJogo } from '@rateia/domain/loterias/jogo-responsavel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

async function lido() {
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  return (await mundo.chamar('getJogoDaOperacao', {}, { como })).corpo;
}
async function gastar({ id: usuario_id }: Pessoa, gasto: number): Promise<void> {
  const valores = { usuario_id, mes: mesDoJogo(mundo.agora()), gasto };
  await mundo.aplicacao.deps.db.insertInto('gastos_de_jogo').values(valores).execute();
}

describe('GET /backoffice/jogo-responsavel (REGRAS 2.12 Limits)', () => {
  it('counts limits, spending and times away, and names nobody', async () => {
    const [prudente, ousado, longe, fora] = [
      await criarPessoa(mundo),
      await criarPessoa(mundo),
      await criarPessoa(mundo),
      await criarPessoa(mundo),
    ];
    await mundo.chamar('updateLimiteDeJogo', { valor: 1_000 }, { como: prudente });
    await mundo.chamar('updateLimiteDeJogo', { valor: 50_000 }, { como: ousado });
    await mundo.chamar('createAfastamento', { tempo: 'seteDias' }, { como: longe });
    await mundo.chamar('createAfastamento', { tempo: 'semPrazo' }, { como: fora });
    await gastar(prudente, 1_000);
    await gastar(ousado, 24_000);
    await gastar(longe, 100);
    const corpo = await lido();
    expect(corpo).toMatchObject({
      limitePadrao: 30_000,
      limites: { menores: 1, maiores: 0, aumentosEsperando: 1 },
      // 10,00 + 240,00 + 1,00
      gastos: { pessoas: 3, total: 25_100, perto: 2, noLimite: 1 },
      afastamentos: { pausas: 1, autoexclusoes: 1, semPrazo: 1, comecaram: 2 },
      itens: [
        { tipo: 'autoexclusao', ate: null },
        { tipo: 'pausa', ate: expect.any(String) },
      ],
    });
    expect(Object.keys(corpo.itens[0] ?? {}).toSorted()).toEqual(['ate', 'desde', 'tipo']);
    await mundo.avancar({ dias: 8 });
    expect(await lido()).toMatchObject({
      limites: { menores: 1, maiores: 1, aumentosEsperando: 0 },
      afastamentos: { pausas: 0, autoexclusoes: 1 },
    });
  });
});
