import { inicioDoDia, somarDias } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avancarAte, MENSALIDADE } from '../../../test/carteira.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import { faturaAtrasada, responderAtraso } from '../../../test/recusas/atraso.ts';

let mundo: Mundo;
let financeiro: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
});
afterAll(async () => await mundo.encerrar());

async function cobranca(id: number) {
  const { corpo } = await mundo.chamar('getCobrancas', {}, { como: financeiro });
  return corpo.itens.find((item: { readonly id: number }) => item.id === id);
}

describe('The desk of collections (REGRAS 2.8)', { timeout: 60_000 }, () => {
  it('tells why a late month stands where it stands, with what the person answered', async () => {
    const { id, membro, vencimento, token } = await faturaAtrasada(mundo);
    expect(await cobranca(id)).toMatchObject({
      pessoa: { id: membro.id },
      valor: MENSALIDADE,
      diasDeAtraso: 1,
      causa: 'O saldo não bastava',
      caucao: MENSALIDADE,
      situacao: 'Ativa',
      resposta: null,
      proximo: { oQue: 'Tentar de novo', em: inicioDoDia(somarDias(vencimento, 3)) },
      datas: { de: somarDias(vencimento, 2), ate: somarDias(vencimento, 15) },
    });
    await responderAtraso(mundo, { token, motivo: 6 });
    expect((await cobranca(id))?.resposta).toMatchObject({ motivo: 'Tive um problema com o grupo', novaData: null });
  });

  it('another date is agreed for the person: one try on that day, and the deposit waits until the day after', async () => {
    const { id, membro, vencimento } = await faturaAtrasada(mundo);
    const dia = somarDias(vencimento, 10);
    const acerto = { id, dia, mensagem: 'Recebe no dia 10.' };
    expect((await mundo.chamar('combinarDataDaCobranca', acerto, { como: financeiro })).status).toBe(204);
    expect((await cobranca(id))?.proximo).toEqual({ oQue: 'Tentar de novo', em: inicioDoDia(dia) });
    await avancarAte(mundo, inicioDoDia(dia));
    expect((await assinaturaDe(mundo, membro.assinaturaId)).caucao).toBe(MENSALIDADE);
    await avancarAte(mundo, inicioDoDia(somarDias(dia, 1)));
    expect((await assinaturaDe(mundo, membro.assinaturaId)).caucao).toBe(0);
    expect(await cobranca(id)).toBeUndefined();
  });
});
