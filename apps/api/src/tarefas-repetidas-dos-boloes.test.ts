import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { comLoterias, criarBolao } from './test/boloes.ts';
import { criarPessoa } from './test/construtores.ts';
import { comprarCotas, irAte, provarBolao, sortear } from './test/premios.ts';
import { aderir, criarSerie } from './test/series.ts';
import { criarDoisMundos, fazerAgora, oQueHouve, tarefasDaHistoria } from './test/tarefas-repetidas.ts';

const mundos: Mundo[] = [];
afterAll(async () => {
  for (const mundo of mundos) await mundo.encerrar();
});

/** A pool that wins, is drawn and paid, and another one that is cancelled after cotas of it were paid. */
async function historia(mundo: Mundo): Promise<void> {
  const lider = await criarPessoa(mundo, { papeis: ['lider'] });
  const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
  const ana = await criarPessoa(mundo, { saldo: centavos(20_000) });
  const vencedor = await criarBolao(mundo);
  const cancelado = await criarBolao(mundo, { nome: 'Mega que não saiu' });
  for (const bolao of [vencedor, cancelado]) await comprarCotas(mundo, { bolao, pessoa: ana, cotas: 4 });
  const engano = { id: cancelado.id, mensagem: 'Montamos este bolão por engano.' };
  expect((await comLoterias(mundo, () => mundo.chamar('cancelarBolao', engano, { como: lider }))).status).toBe(204);
  await mundo.assentar();
  await provarBolao(mundo, vencedor, lider);
  await fazerAgora(mundo, 'carimbarLacres', {});
  await sortear(mundo, vencedor, {
    loteria: 'mega-sena',
    // The one of `criarBolao`.
    concurso: 3_050,
    data: diaDe(mundo.agora()),
    sorteios: [[4, 8, 15, 16, 1, 2]],
    premios: [{ faixa: 3, ganhadores: 100, valor: centavos(70_000) }],
  });
  await fazerAgora(mundo, 'apurarBoloes', {});
  const pago = { id: vencedor.id, valor: 210_000, evidencia: 'Pix do banco pagador' };
  expect((await mundo.chamar('registrarPremio', pago, { como: financeiro })).status).toBe(204);
  await mundo.assentar();
  // A member of a series pays one draw, and another one is prepared in its place.
  await comLoterias(mundo, async () => {
    const id = await criarSerie(mundo);
    await aderir(mundo, { id, como: ana });
    const { corpo } = await mundo.chamar('getSerie', { id }, { como: ana });
    await irAte(mundo, corpo.sorteios[0]?.cobrarEm ?? mundo.agora());
  });
}

describe('A job of a pool that dies between its effect and its mark is run again (CONFIABILIDADE 1.9: at least once, idempotent)', () => {
  it('leaves the books, the steps and the messages as one run does', { timeout: 120_000 }, async () => {
    const { uma, duas, rodadas } = await criarDoisMundos();
    mundos.push(uma, duas);
    await Promise.all([historia(uma), historia(duas)]);
    expect(tarefasDaHistoria(duas, 'boloes').filter((nome) => !rodadas.has(nome))).toEqual([]);
    const esperado = await oQueHouve(uma);
    expect(esperado).toMatchObject({ naFila: [], revisoes: [] });
    expect(await oQueHouve(duas)).toEqual(esperado);
  });
});
