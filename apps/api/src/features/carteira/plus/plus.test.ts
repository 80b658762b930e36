import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { atenderAvisos, verificarCartao } from '../../../test/cartao.ts';
import { criarMembro, PARTE, ultimaFaturaDe } from '../../../test/carteira.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';
import { ligarPlus, MES_DO_PLUS } from '../../../test/plus.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  atenderAvisos(mundo);
});
afterAll(async () => await mundo.encerrar());

const CREDITO = MEIO_PAGAMENTO.credito.id;
/** R$ 1,60 of fee; with Plus the least that the reduced fee is. */
const TAXA_COM_PLUS = 100;

async function assinar(como: Pessoa, mudanca: Readonly<Record<string, unknown>> = {}) {
  const pedido = { meioPagamento: CREDITO, valorTotal: MES_DO_PLUS, ...mudanca };
  return await mundo.chamar('assinarPlus', pedido, { como });
}
async function ver(como: Pessoa) {
  return (await mundo.chamar('getPlus', {}, { como })).corpo;
}
async function sair(como: Pessoa, devolver = false) {
  return await mundo.chamar('sairDoPlus', { devolver }, { como });
}
async function comPlus(saldo = 2_000): Promise<Pessoa> {
  const pessoa = await criarPessoa(mundo, { saldo: centavos(saldo) });
  expect((await assinar(pessoa)).bruto).toContain('"estado":"paga"');
  return pessoa;
}

describe('Plus that is off (REGRAS 2.32)', () => {
  it('is not sold, and says so', async () => {
    const como = await criarPessoa(mundo, { saldo: centavos(2_000) });
    expect(await ver(como)).toMatchObject({ ligado: false, adesao: null });
    expect((await assinar(como)).erro.dados.chave).toBe('plusIndisponivel');
    expect((await mundo.chamar('getUsuario', {}, { como })).corpo.plus).toBe(false);
  });
});

describe('Plus that is sold (REGRAS 2.32)', () => {
  beforeAll(() => ligarPlus(mundo));

  it('is paid by the wallet for a month, which a second payment makes longer', async () => {
    const pessoa = await comPlus();
    const { adesao } = await ver(pessoa);
    expect(adesao).toMatchObject({ renova: true, devolveAte: expect.any(String) });
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(2_000 - MES_DO_PLUS);
    await assinar(pessoa);
    const depois = (await ver(pessoa)).adesao;
    expect(depois?.desde).toBe(adesao?.desde);
    expect(Date.parse(depois?.validaAte ?? '')).toBeGreaterThan(Date.parse(adesao?.validaAte ?? ''));
    await conferirInvariantes(mundo);
  });

  it('takes its part off the fee of an entry, line by line, and off each month that is issued while it is in force', async () => {
    const pessoa = await comPlus(20_000);
    const grupo = await criarGrupoAVenda(mundo, { vagas: 5 });
    const reserva = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
    expect(reserva.corpo.composicao.linhas.find(({ chave }) => chave === 'taxaReduzida')?.valor).toBeLessThan(0);
    const { idPreCheckout, composicao } = reserva.corpo;
    const compra = { idPreCheckout, meioPagamento: CREDITO, valorTotal: composicao.totalHoje };
    expect((await mundo.chamar('createAssinatura', compra, { como: pessoa })).status).toBe(200);

    const membro = await criarMembro(mundo, { pessoa: await comPlus(20_000), saldo: centavos(20_000) });
    expect((await ver(membro)).nasSuasVagas).toBe(60);
    await mundo.avancar({ dias: 25 });
    const { id } = await ultimaFaturaDe(mundo, membro.assinaturaId);
    const { corpo } = await mundo.chamar('getFatura', { id }, { como: membro });
    expect(corpo.valorTotal).toBe(PARTE + TAXA_COM_PLUS);
    await conferirInvariantes(mundo);
  });

  it('is in the price that the card is told to cost in the next months', async () => {
    const membro = await criarMembro(mundo, { pessoa: await comPlus() });
    await verificarCartao(mundo, membro);
    const { grupos } = (await mundo.chamar('getCartaoRecorrente', {}, { como: membro })).corpo;
    // 21,00 × 3,99 % = 0,8379
    expect(grupos).toMatchObject([{ valor: PARTE + TAXA_COM_PLUS, custo: 84 }]);
  });

  it('is renewed from the wallet, and ends without debt where the wallet lacks it', async () => {
    const [rica, apertada] = [await comPlus(), await comPlus(MES_DO_PLUS)];
    await mundo.avancar({ dias: 32 });
    await mundo.assentar();
    expect((await ver(rica)).adesao).toMatchObject({ renova: true });
    expect(await saldoDe(mundo, rica.id, 'disponivel')).toBe(2_000 - 2 * MES_DO_PLUS);
    expect((await ver(apertada)).adesao).toBeNull();
    const { corpo } = await mundo.chamar('getNotificacoes', {}, { como: apertada });
    expect(corpo.itens.map(({ titulo }) => titulo)).toContain('Seu Plus terminou');
    await conferirInvariantes(mundo);
  });

  it('is left at its end, taken back while it runs, or given back whole in its first seven days', async () => {
    const pessoa = await comPlus();
    expect((await sair(pessoa)).corpo.valor).toBe(0);
    expect((await ver(pessoa)).adesao).toMatchObject({ renova: false });
    expect((await mundo.chamar('voltarAoPlus', {}, { como: pessoa })).status).toBe(204);
    expect((await ver(pessoa)).adesao).toMatchObject({ renova: true });
    expect((await sair(pessoa, true)).corpo.valor).toBe(MES_DO_PLUS);
    expect((await ver(pessoa)).adesao).toBeNull();
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(2_000);
    const tarde = await comPlus();
    await mundo.avancar({ dias: 9 });
    expect((await sair(tarde, true)).erro.dados.chave).toBe('plusSemDevolucao');
    expect((await ver(tarde)).adesao).toMatchObject({ renova: true });
    await conferirInvariantes(mundo);
  });

  it('by Pix waits for its payment', async () => {
    const pessoa = await criarPessoa(mundo);
    const r = await assinar(pessoa, { meioPagamento: MEIO_PAGAMENTO.pix.id });
    expect(r.corpo).toMatchObject({ estado: 'aguardandoPagamento', idPagamento: expect.any(String) });
    expect((await ver(pessoa)).adesao).toBeNull();
  });

  it('is refused with a price that was not shown, by a means that does not pay it, and without balance', async () => {
    const pessoa = await criarPessoa(mundo);
    expect((await assinar(pessoa, { valorTotal: 1 })).erro.dados.chave).toBe('precoMudou');
    expect((await assinar(pessoa, { meioPagamento: 11 })).erro.dados.chave).toBe('meioPagamentoIndisponivel');
    expect((await assinar(pessoa)).erro.dados.chave).toBe('saldoInsuficiente');
    expect((await sair(pessoa)).status).toBe(404);
  });
});
