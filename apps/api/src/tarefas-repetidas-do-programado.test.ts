import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarDias, somarHoras } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { avancarAte, criarMembro } from './test/carteira.ts';
import { assentarComBanco } from './test/checkout.ts';
import { dizerNoBanco, liquidarNoBanco, ouvirBanco, pedirProgramado } from './test/pix-programado.ts';
import { criarDoisMundos, fazerAgora, oQueHouve, tarefasDaHistoria } from './test/tarefas-repetidas.ts';

const mundos: Mundo[] = [];
afterAll(async () => {
  for (const mundo of mundos) await mundo.encerrar();
});

/** A month that the bank refuses for want of money, and pays when it is asked again the next day (REGRAS 2.8). */
async function historia(mundo: Mundo): Promise<void> {
  async function irA(dia: Dia, horas: number): Promise<void> {
    await avancarAte(mundo, somarHoras(inicioDoDia(dia), horas));
    await assentarComBanco(mundo);
  }
  await ouvirBanco(mundo);
  const membro = await criarMembro(mundo, { saldo: centavos(0) });
  const vencimento = cicloDeNumero(diaDe(mundo.agora()), 1).inicio;
  const id = await pedirProgramado(mundo, membro);
  await dizerNoBanco(mundo, id, { palavra: 'autorizar' });
  await fazerAgora(mundo, 'conferirProgramados', {});
  await dizerNoBanco(mundo, id, { conta: 'semSaldo' });
  await irA(vencimento, 22);
  await liquidarNoBanco(mundo);
  await dizerNoBanco(mundo, id, { conta: 'paga' });
  await irA(somarDias(vencimento, 1), 9);
  await liquidarNoBanco(mundo);
}

describe('A job of Pix programado that dies between its effect and its mark is run again (CONFIABILIDADE 1.9: at least once, idempotent)', () => {
  it('leaves the books, the steps, the messages and the bank as one run does', { timeout: 120_000 }, async () => {
    const { uma, duas, rodadas } = await criarDoisMundos();
    mundos.push(uma, duas);
    await Promise.all([historia(uma), historia(duas)]);
    expect(tarefasDaHistoria(duas, 'programado').filter((nome) => !rodadas.has(nome))).toEqual([]);
    const esperado = await oQueHouve(uma);
    expect(esperado).toMatchObject({ naFila: [], revisoes: [] });
    expect(await oQueHouve(duas)).toEqual(esperado);
  });
});
