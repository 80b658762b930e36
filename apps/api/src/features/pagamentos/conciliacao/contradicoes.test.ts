import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { GatewayPix, PixRecebido } from '../../../gateways/pix/port.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avisoDoPix, txidDe } from '../../../test/avisos-do-pix.ts';
import { noPainel } from '../../../test/cartao.ts';
import {
  assentarComBanco,
  criarGrupoAVenda,
  entregarSemBanco,
  ligarWebhook,
  pagarNoBanco,
} from '../../../test/checkout.ts';
import { comprarVagas } from '../../../test/compra.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { disputaDe, recargaContestada } from '../../../test/disputas.ts';
import { darChave, irParaMesNovo, retirar } from '../../../test/retirada.ts';
import { realizarPrevisao } from '../../carteira/recebimentos/realizar-previsao.ts';
import { documentos } from '../../checkout/compra/documentos.ts';
import { conferirLivro } from '../../livro/conferir-livro.ts';
import { conferirProvedores } from '../../livro/conferir-provedores.ts';
import { conciliar } from './conciliar.ts';
import { conferirLiquidacao, guardarBase } from './conferir-liquidacao.ts';

const VALOR = 10_000;
const CARTAO = 'mercado-pago';
const MUITO = 5_000_000;
const MINUTO = 60_000;

let mundo: Mundo;
let lider: Pessoa;
let financeiro: Pessoa;
/** Minutes by which the machine's clock is ahead: the bank's period follows it. */
let adiante = 0;
beforeAll(async () => {
  mundo = await criarMundo({ parede: () => Date.now() + adiante * MINUTO });
  await ligarWebhook(mundo);
  await irParaMesNovo(mundo);
  lider = await criarPessoa(mundo, { papeis: ['lider'] });
  financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
  await conciliarDepois(0);
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}

async function abrirRecarga(valor = VALOR) {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor, meioPagamento: 12 }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await mundo.assentar();
  return { pessoa, txid: await txidDe(mundo, r.corpo.idPagamento) };
}
async function pagarRecarga(valor = VALOR) {
  const { pessoa, txid } = await abrirRecarga(valor);
  const { e2eid } = await pagarNoBanco(mundo, { txid, cpf: pessoa.cpf });
  await assentarComBanco(mundo);
  return { pessoa, e2eid };
}

type Lista = readonly PixRecebido[];
type Mudar = (lista: Lista) => Lista;
function sem(...e2eids: readonly string[]): Mudar {
  return (lista) => lista.filter((pix) => !e2eids.includes(pix.e2eid));
}
function comoMuda(mudar: Mudar) {
  const { deps } = mundo.aplicacao;
  const { pix } = deps.gateways;
  const listarPix: GatewayPix['listarPix'] = async (periodo) => {
    const r = await pix.listarPix(periodo);
    return r.situacao === 'ok' ? { ...r, valor: mudar(r.valor) } : r;
  };
  return { ...deps, gateways: { ...deps.gateways, pix: { ...pix, listarPix } } };
}
async function conciliarDepois(minutos: number, mudar: Mudar = (lista) => lista): Promise<void> {
  adiante += minutos;
  await conciliar(comoMuda(mudar), documentos);
}
/** The bank's list has lost these for longer than money may be on its way. */
async function desmentir(...e2eids: readonly string[]): Promise<void> {
  for (let n = 0; n < 3; n += 1) await conciliarDepois(5, sem(...e2eids));
}
async function deFora(mudar: Mudar = (lista) => lista) {
  await banco().updateTable('conciliacoes').set({ liquidacao_em: null }).execute();
  await conferirLiquidacao(comoMuda(mudar));
  return await conferirProvedores(banco());
}
async function credito({ id }: Pessoa) {
  return await banco()
    .selectFrom('creditos')
    .select(['status', 'disponivel', 'bloqueado'])
    .where('usuario_id', '=', id)
    .where('origem', '!=', 'reembolso')
    .executeTakeFirstOrThrow();
}
async function saldos({ id }: Pessoa) {
  return [await saldoDe(mundo, id, 'disponivel'), await saldoDe(mundo, id, 'bloqueado')];
}
async function decidir(como: Pessoa, alvo: Pessoa, acao: 'desbloquear' | 'estornar') {
  const { itens } = (await mundo.chamar('getDinheiroParado', {}, { como })).corpo;
  const item = itens.find(({ conta }) => conta?.id === alvo.id);
  return await mundo.chamar(
    'resolverDinheiroParado',
    { tipo: 'revisao', id: item?.id, acao, mensagem: 'Conferido com o banco.' },
    { como },
  );
}
/** The provider of the cards is compared from this moment on. */
async function comecarALista(): Promise<void> {
  await banco().updateTable('conciliacoes').set({ base: null }).where('provedor', '=', CARTAO).execute();
  await guardarBase(banco(), { provedor: CARTAO, desde: mundo.agora() });
}
async function semFalhas(): Promise<void> {
  return expect((await conferirLivro(banco())).filter(({ ok }) => !ok).map(({ chave }) => chave)).toEqual([]);
}

describe('R$ 50.000,00 invented on a charge of R$ 100,00, five times (REGRAS 2.5)', () => {
  it('becomes no balance and no payout, and the books stay what the bank lists', async () => {
    const { pessoa, txid } = await abrirRecarga();
    const quem = await darChave(mundo, pessoa);
    for (let n = 0; n < 5; n += 1)
      expect(await entregarSemBanco(mundo, [avisoDoPix(mundo, { txid, valor: MUITO, cpf: pessoa.cpf })])).toBe(200);
    await assentarComBanco(mundo);
    await conciliarDepois(11);
    await assentarComBanco(mundo);
    expect(await saldos(pessoa)).toEqual([0, 0]);
    const r = await mundo.chamar('createRetirada', { valor: 50_000, idChave: quem.idChave }, { como: quem });
    expect(r.status).toBe(400);
    // The bank of the Pix, that of the boletos, the provider of cards, PayPal, PicPay, and PagBank.
    expect(await deFora()).toMatchObject({ ok: true, conferidos: 6 });
    await semFalhas();
  });
});

describe('Money of the books that the bank’s list does not have (REGRAS 2.3, 2.5)', () => {
  it('is held (34 → 33): it cannot be spent, its account withdraws nothing by itself, and the decision of an operator frees it', async () => {
    const { pessoa, e2eid } = await pagarRecarga();
    await desmentir(e2eid);
    expect(await credito(pessoa)).toEqual({ status: 33, disponivel: 0, bloqueado: VALOR });
    expect(await saldos(pessoa)).toEqual([0, VALOR]);
    const { id: idGrupo, totalPorVaga: valorTotal } = await criarGrupoAVenda(mundo);
    const compra = await comprarVagas(mundo, { idGrupo, vagas: 1, valorTotal }, { como: pessoa });
    expect([compra.status, compra.erro.dados.chave]).toEqual([400, 'saldoInsuficiente']);
    await semFalhas();
    expect((await decidir(financeiro, pessoa, 'desbloquear')).corpo).toEqual({ situacao: 'feita' });
    expect(await credito(pessoa)).toEqual({ status: 34, disponivel: VALOR, bloqueado: 0 });
    expect(await saldos(pessoa)).toEqual([VALOR, 0]);
    await semFalhas();
  });

  it('a withdrawal under way goes no further, and the rest of the money is held', async () => {
    const { pessoa, e2eid } = await pagarRecarga();
    const quem = await darChave(mundo, pessoa);
    const id = await retirar(mundo, quem, 4_000);
    await desmentir(e2eid);
    const { estado } = (await mundo.chamar('getRetirada', { id }, { como: quem })).corpo;
    expect(['concluida', 'enviada', 'emAnalise']).toContain(estado);
    expect(await credito(pessoa)).toEqual({ status: 33, disponivel: 4_000, bloqueado: 6_000 });
    await semFalhas();
    const outra = await deFora(sem(e2eid));
    expect(outra).toMatchObject({ ok: false, divergencias: 1 });
    expect(outra.detalhe).toMatch(/livro R\$\s.*, provedor R\$\s/);
    expect((await decidir(lider, pessoa, 'estornar')).corpo).toEqual({ situacao: 'feita' });
    expect(await credito(pessoa)).toEqual({ status: 36, disponivel: 0, bloqueado: 0 });
    expect(await saldos(pessoa)).toEqual([0, 0]);
    expect(await deFora(sem(e2eid))).toMatchObject({ ok: true });
    await semFalhas();
    // The rest of the file begins where the bank's list and the books agree.
    await conciliarDepois(1);
  });

  it('of another amount there, what the bank does not have leaves the books and the rest is free again', async () => {
    const { pessoa, e2eid } = await pagarRecarga();
    await conciliarDepois(1, (lista) =>
      lista.map((pix) => (pix.e2eid === e2eid ? { ...pix, valor: centavos(1_000) } : pix)),
    );
    expect(await saldos(pessoa)).toEqual([0, VALOR]);
    expect((await decidir(lider, pessoa, 'estornar')).status).toBe(200);
    expect(await saldos(pessoa)).toEqual([1_000, 0]);
    await semFalhas();
  });

  it('above what one person decides for somebody in a day, two sign', async () => {
    const primeira = await pagarRecarga(50_000);
    const { pessoa } = primeira;
    const r = await mundo.chamar('comprarCredito', { valor: 60_000, meioPagamento: 12 }, { como: pessoa });
    await mundo.assentar();
    const segunda = await pagarNoBanco(mundo, { txid: await txidDe(mundo, r.corpo.idPagamento), cpf: pessoa.cpf });
    await assentarComBanco(mundo);
    await desmentir(primeira.e2eid, segunda.e2eid);
    expect(await saldos(pessoa)).toEqual([0, 110_000]);
    expect((await decidir(financeiro, pessoa, 'desbloquear')).corpo).toEqual({ situacao: 'feita' });
    expect((await decidir(financeiro, pessoa, 'desbloquear')).corpo).toEqual({ situacao: 'proposta' });
    const { itens } = (await mundo.chamar('getDinheiroParado', {}, { como: lider })).corpo;
    const id = itens.find(({ conta }) => conta?.id === pessoa.id)?.proposta?.id;
    expect((await mundo.chamar('aprovarProposta', { id, mensagem: '' }, { como: financeiro })).status).toBe(403);
    expect((await mundo.chamar('aprovarProposta', { id, mensagem: '' }, { como: lider })).status).toBe(204);
    expect(await saldos(pessoa)).toEqual([110_000, 0]);
    await semFalhas();
  });

  it('that paid an invoice holds back what its administrator would receive (78 → 154), until somebody decides', async () => {
    const { id: idGrupo, totalPorVaga } = await criarGrupoAVenda(mundo, { jaAssinado: true });
    const pessoa = await criarPessoa(mundo);
    const reserva = await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como: pessoa });
    const pedido = { idPreCheckout: reserva.corpo.idPreCheckout, valorTotal: totalPorVaga, meioPagamento: 12 };
    const r = await mundo.chamar('createAssinatura', pedido, { como: pessoa });
    expect(r.status, r.bruto).toBe(200);
    await mundo.assentar();
    const txid = await txidDe(mundo, r.corpo.idPagamento ?? '');
    const { e2eid } = await pagarNoBanco(mundo, { txid, cpf: pessoa.cpf });
    await assentarComBanco(mundo);
    async function previsao() {
      return (
        await banco().selectFrom('previsoes').select('status').where('grupo_id', '=', idGrupo).executeTakeFirstOrThrow()
      ).status;
    }
    expect(await previsao()).toBe(78);
    await desmentir(e2eid);
    expect(await previsao()).toBe(154);
    // The day of its release comes meanwhile.
    const { id: previsaoId } = await banco()
      .updateTable('previsoes')
      .set({ libera_em: diaDe(mundo.agora()) })
      .where('grupo_id', '=', idGrupo)
      .returning('id')
      .executeTakeFirstOrThrow();
    await emTransacao(banco(), (trx) => realizarPrevisao(trx, { previsaoId, agora: mundo.agora() }));
    expect(await previsao()).toBe(154);
    expect((await decidir(lider, pessoa, 'desbloquear')).status).toBe(200);
    expect(await previsao()).toBe(78);
    await mundo.avancar({ dias: 1 });
    expect(await previsao()).toBe(79);
    await semFalhas();
  });
});

describe('The settlement account against what the provider lists (CONFIABILIDADE 1.2)', () => {
  it('a provider that does not answer is not compared, which is said', async () => {
    const { deps } = mundo.aplicacao;
    const listarPix: GatewayPix['listarPix'] = async () => ({ situacao: 'indisponivel', motivo: 'rede' });
    await banco().updateTable('conciliacoes').set({ liquidacao_em: null }).execute();
    await conferirLiquidacao({ ...deps, gateways: { ...deps.gateways, pix: { ...deps.gateways.pix, listarPix } } });
    expect(await conferirProvedores(banco())).toMatchObject({
      ok: true,
      conferidos: 5,
      detalhe: expect.stringContaining('pix não comparado: o provedor não respondeu'),
    });
  });

  it.each([
    ['listed since the first comparison', false],
    ['older than it', true],
  ])('money that a dispute takes, %s: the two still agree', async (_qual, antigo) => {
    const { compra } = await recargaContestada(mundo);
    if (antigo) await comecarALista();
    await noPainel(mundo, compra, 'perder');
    expect((await disputaDe(mundo, compra)).estado).toBe('perdida');
    await deFora();
    const { nosso, deles } = await banco()
      .selectFrom('conciliacoes')
      .select(['nosso', 'deles'])
      .where('provedor', '=', CARTAO)
      .executeTakeFirstOrThrow();
    expect(nosso).not.toBeNull();
    expect(nosso).toBe(deles);
  });
});
