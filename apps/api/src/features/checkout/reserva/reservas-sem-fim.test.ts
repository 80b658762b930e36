import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { lotacaoDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const { minutosDeRetencao, retencoesSemPagar } = REGRAS_PADRAO.vagas;
const TOTAL = 4_320;
async function reservar(idGrupo: number, como: Pessoa, vagas = 1) {
  return await mundo.chamar('preCheckout', { idGrupo, vagas }, { como });
}
async function pagarPorPix(idPreCheckout: number, como: Pessoa) {
  return await mundo.chamar('createAssinatura', { idPreCheckout, meioPagamento: 12, valorTotal: TOTAL }, { como });
}
async function deixarVencer(): Promise<void> {
  return await mundo.avancar({ minutos: minutosDeRetencao + 1 });
}

describe('Holds that are made again and again (REGRAS 2.2)', () => {
  it('another number of seats keeps the end of the hold that it changes', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    const primeira = await reservar(grupo.id, pessoa);
    await mundo.avancar({ minutos: 10 });
    const segunda = await reservar(grupo.id, pessoa, 2);
    expect([segunda.status, segunda.corpo.reservaAte]).toEqual([200, primeira.corpo.reservaAte]);
    await mundo.avancar({ minutos: minutosDeRetencao - 10 + 1 });
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 4, retidas: 0, ocupadas: 0 });
  });

  it('a person may change her mind as often as she likes while the hold stands', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    for (let vez = 0; vez <= retencoesSemPagar.maximo; vez += 1)
      expect((await reservar(grupo.id, pessoa, 1 + (vez % 2))).status).toBe(200);
  });

  it.each([
    ['that ran out', deixarVencer],
    [
      'that were given back',
      async (idPreCheckout: number, como: Pessoa) => {
        await mundo.chamar('cancelarPreCheckout', { id: idPreCheckout }, { como });
      },
    ],
    [
      'that had a code and were changed, which would have lasted longer for it',
      async (idPreCheckout: number, como: Pessoa) => {
        expect((await pagarPorPix(idPreCheckout, como)).status).toBe(200);
      },
    ],
    [
      'that the wallet could not pay',
      async (idPreCheckout: number, como: Pessoa) => {
        const pedido = { idPreCheckout, meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: TOTAL };
        const { erro } = await mundo.chamar('createAssinatura', pedido, { como });
        expect(erro.dados.chave).toBe('saldoInsuficiente');
        await mundo.chamar('cancelarPreCheckout', { id: idPreCheckout }, { como });
      },
    ],
  ] as const)('after five %s the person waits, and nobody else does', async (_nome, acabar) => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    for (let vez = 0; vez < retencoesSemPagar.maximo; vez += 1) {
      const { status, corpo, bruto } = await reservar(grupo.id, pessoa);
      expect(status, bruto).toBe(200);
      await acabar(corpo.idPreCheckout, pessoa);
    }
    const { erro } = await reservar(grupo.id, pessoa);
    expect(erro.dados.chave).toBe('limiteDeReservas');
    expect(erro.message).toMatch(/5 vezes sem pagar\. Reserve de novo a partir de .+\./);
    expect((await reservar(grupo.id, await criarPessoa(mundo))).status).toBe(200);
    const outro = await criarGrupoAVenda(mundo);
    expect((await reservar(outro.id, pessoa)).status).toBe(200);
  });

  it('the waiting person may hold again when the first hold is a day old', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    for (let vez = 0; vez < retencoesSemPagar.maximo; vez += 1) {
      expect((await reservar(grupo.id, pessoa)).status).toBe(200);
      await deixarVencer();
    }
    expect((await reservar(grupo.id, pessoa)).erro.dados.chave).toBe('limiteDeReservas');
    await mundo.avancar({ horas: retencoesSemPagar.horas - 1 });
    expect((await reservar(grupo.id, pessoa)).status).toBe(200);
  });

  it('a new code for a seat that was lost is a hold too', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    const { corpo } = await reservar(grupo.id, pessoa);
    let { idPagamento } = (await pagarPorPix(corpo.idPreCheckout, pessoa)).corpo;
    async function vencido() {
      await mundo.avancar({ minutos: REGRAS_PADRAO.meios.pix.minutosDoCodigo + 1 });
      return await mundo.chamar('gerarNovoCodigo', { id: idPagamento }, { como: pessoa });
    }
    for (let vez = 1; vez < retencoesSemPagar.maximo; vez += 1) {
      const { status, corpo: novo, bruto } = await vencido();
      expect(status, bruto).toBe(200);
      idPagamento = novo.id;
    }
    expect((await vencido()).erro.dados.chave).toBe('limiteDeReservas');
  });
});
