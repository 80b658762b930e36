import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Membro } from '../../../test/carteira.ts';
import { avancarAte, criarMembro, MENSALIDADE } from '../../../test/carteira.ts';
import { depositar } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** A member whose wallet is empty, and the way to a day counted from the due date of his second month. */
async function semSaldo() {
  const membro = await criarMembro(mundo, { saldo: centavos(0) });
  const d = cicloDeNumero(diaDe(mundo.agora()), 1).inicio;
  return { membro, noDia: async (dias: number) => await avancarAte(mundo, inicioDoDia(somarDias(d, dias))) };
}
async function pagamentoVisto({ grupo: { id, administrador } }: Membro) {
  return (await mundo.chamar('getGrupoAdmin', { id }, { como: administrador })).corpo.membros.map((m) => m.pagamento);
}
async function meuLugar(membro: Membro) {
  return (await mundo.chamar('getGrupoMembro', { id: membro.grupo.id }, { como: membro })).corpo;
}

describe('A month that was not paid, on the pages of its group (REGRAS 2.8, 2.9)', { timeout: 60_000 }, () => {
  it('the administrator reads of it from D+3, when he is told, and no more once it is paid', async () => {
    const { membro, noDia } = await semSaldo();
    for (const dia of [-7, 0, 1, 2]) {
      await noDia(dia);
      expect([dia, await pagamentoVisto(membro)]).toEqual([dia, ['emDia']]);
    }
    await noDia(3);
    expect(await pagamentoVisto(membro)).toEqual(['emAtraso']);
    await depositar(mundo, membro, MENSALIDADE);
    await noDia(7);
    expect(await pagamentoVisto(membro)).toEqual(['emDia']);
  });

  it('a member who leaves because his deposit was not rebuilt is not offered to stay; the call would refuse it', async () => {
    const { membro, noDia } = await semSaldo();
    await noDia(17);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'emSaida' });
    expect(await meuLugar(membro)).toMatchObject({ podeReverterSaida: false });
    const r = await mundo.chamar('reverterCancelamento', { idGrupo: membro.grupo.id }, { como: membro });
    expect(r.erro.dados.chave).toBe('cancelamentoNaoPermitido');
  });

  it('a member who leaves because he wants to is offered it', async () => {
    const { membro } = await semSaldo();
    const pedido = { idMembro: membro.assinaturaId, idGrupo: membro.grupo.id, motivo: 3, textoMotivo: '' };
    const saida = { ...pedido, tipo: 'fimDoCiclo', totalMostrado: MENSALIDADE };
    expect((await mundo.chamar('cancelarMembro', saida, { como: membro })).status).toBe(200);
    expect(await meuLugar(membro)).toMatchObject({ podeReverterSaida: true });
  });
});
