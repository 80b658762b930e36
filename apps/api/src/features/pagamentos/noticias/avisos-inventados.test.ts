import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import { abrirRevisao } from '../../../db/revisoes.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avisoDoPix, e2eid, txidDe } from '../../../test/avisos-do-pix.ts';
import {
  assentarComBanco,
  entregarAvisos,
  entregarSemBanco,
  ligarFalhas,
  ligarWebhook,
  pagarNoBanco,
} from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, depositar, saldoDe } from '../../../test/construtores.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../../test/retirada.ts';

const VALOR = 1_000;
const MUITO = 5_000_000;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}

async function abrirRecarga(): Promise<{ readonly pessoa: Pessoa; readonly txid: string }> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: VALOR, meioPagamento: 12 }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await mundo.assentar();
  return { pessoa, txid: await txidDe(mundo, r.corpo.idPagamento) };
}

describe('A notice is a hint; the bank is the truth (REGRAS 2.5)', () => {
  it('money that the bank does not know never becomes balance, however often and by whichever charge it is announced', async () => {
    const { pessoa, txid } = await abrirRecarga();
    for (let n = 0; n < 5; n += 1)
      expect(await entregarSemBanco(mundo, [avisoDoPix(mundo, { txid, valor: MUITO, cpf: pessoa.cpf })])).toBe(200);
    const certo = avisoDoPix(mundo, { txid, valor: VALOR, cpf: pessoa.cpf });
    expect(await entregarSemBanco(mundo, [certo])).toBe(200);
    await mundo.assentar();
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
    const { n } = await banco()
      .selectFrom('recebimentos')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('cobranca', '=', txid)
      .executeTakeFirstOrThrow();
    expect(n).toBe(0);
  });

  it('the amount, the charge and the payer are the bank’s, even if its notice names others', async () => {
    const { pessoa, txid } = await abrirRecarga();
    const outra = await abrirRecarga();
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const { e2eid: e2e } = await pagarNoBanco(mundo, { txid, cpf: pessoa.cpf });
    const torto = avisoDoPix(mundo, { txid: outra.txid, valor: MUITO, e2e, cpf: outra.pessoa.cpf });
    expect(await entregarSemBanco(mundo, [torto])).toBe(200);
    await mundo.assentar();
    await ligarFalhas(mundo, {});
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(VALOR);
    expect(await saldoDe(mundo, outra.pessoa.id, 'disponivel')).toBe(0);
  });

  it('one that came before the bank knew of its money is done when the bank lists it', async () => {
    const { pessoa, txid } = await abrirRecarga();
    const aviso = avisoDoPix(mundo, { txid, valor: VALOR, e2e: e2eid(), cpf: pessoa.cpf });
    expect(await entregarSemBanco(mundo, [aviso])).toBe(200);
    await mundo.assentar();
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
    // The same notice once more is a copy; from here on the bank knows the money.
    expect(await entregarAvisos(mundo, [aviso])).toBe(200);
    const { pix } = mundo.aplicacao.deps.gateways;
    const sabido = await pix.consultarPix(aviso.endToEndId);
    if (sabido.situacao !== 'ok') throw new Error(sabido.situacao);
    const listarPix: typeof pix.listarPix = async () => ({ situacao: 'ok', valor: [sabido.valor] });
    Object.assign(mundo.aplicacao.deps.gateways, { pix: { ...pix, listarPix } });
    await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
    Object.assign(mundo.aplicacao.deps.gateways, { pix });
    await mundo.assentar();
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(VALOR);
  });

  it('a notice about a payout that the bank does not know neither completes nor refuses it', async () => {
    await irParaMesNovo(mundo);
    const quem = await criarQuemRetira(mundo, { saldo: centavos(40_000) });
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const id = await retirar(mundo, quem, 5_000);
    await assentarComBanco(mundo);
    const { transferencia } = mundo.aplicacao.deps.gateways;
    const consultar: typeof transferencia.consultar = async () => ({ estado: 'INEXISTENTE' });
    Object.assign(mundo.aplicacao.deps.gateways, { transferencia: { ...transferencia, consultar } });
    const { id_envio: idEnvio } = await banco()
      .selectFrom('retiradas')
      .select('id_envio')
      .where('id_publico', '=', id)
      .executeTakeFirstOrThrow();
    const aviso = { endToEndId: e2eid(), tipo: 'SOLICITACAO', status: 'NAO_REALIZADO', valor: '50.00' };
    expect(await entregarSemBanco(mundo, [{ ...aviso, gnExtras: { idEnvio, erro: { codigo: 'AC03' } } }])).toBe(200);
    await mundo.assentar();
    Object.assign(mundo.aplicacao.deps.gateways, { transferencia });
    await ligarFalhas(mundo, {});
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(35_000);
  });
});

describe('The money that may become balance (REGRAS 2.5)', () => {
  const DE_OUTRO = '11144477735';
  /** The bank makes no return: money that cannot go back must go somewhere. */
  async function semDevolver(fazer: () => Promise<void>): Promise<void> {
    await ligarFalhas(mundo, { devolucao: { modo: 'recusado' } });
    await fazer();
    await assentarComBanco(mundo);
    await ligarFalhas(mundo, {});
  }

  it.each([
    ['another amount, of somebody else', 777, DE_OUTRO],
    ['the right amount, of somebody else', VALOR, DE_OUTRO],
  ])('%s, waits for a person when the bank does not take it back', async (_qual, valor, cpf) => {
    const { pessoa, txid } = await abrirRecarga();
    await semDevolver(async () => void (await pagarNoBanco(mundo, { txid, valor, cpf, forcar: true })));
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
  });

  it('another amount of the owner is his balance when the bank does not take it back', async () => {
    const { pessoa, txid } = await abrirRecarga();
    await semDevolver(
      async () => void (await pagarNoBanco(mundo, { txid, valor: 777, cpf: pessoa.cpf, forcar: true })),
    );
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(777);
  });

  it('nor does money of the owner that his balance has no room for', async () => {
    const { pessoa, txid } = await abrirRecarga();
    const teto = (await mundo.aplicacao.deps.regras()).recarga.saldoMaximoSemIdentidade;
    await semDevolver(
      async () => void (await pagarNoBanco(mundo, { txid, valor: teto + 1, cpf: pessoa.cpf, forcar: true })),
    );
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
  });

  it('a late top-up goes back when the balance reached its limit meanwhile', async () => {
    const { pessoa, txid } = await abrirRecarga();
    await mundo.avancar({ minutos: 31 });
    const teto = (await mundo.aplicacao.deps.regras()).recarga.saldoMaximoSemIdentidade;
    await depositar(mundo, pessoa, centavos(teto - VALOR + 1));
    await pagarNoBanco(mundo, { txid, cpf: pessoa.cpf, forcar: true });
    await assentarComBanco(mundo);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(teto - VALOR + 1);
    const { resultado } = await banco()
      .selectFrom('pagamentos')
      .select('resultado')
      .where('usuario_id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    expect(resultado).toBe('acimaDoLimite');
  });
});

describe('An open contradiction (REGRAS 2.5, 2.6)', () => {
  it('puts every withdrawal of the account into review, and no other account’s', async () => {
    await irParaMesNovo(mundo);
    const [contradita, calma] = [
      await criarQuemRetira(mundo, { saldo: centavos(40_000) }),
      await criarQuemRetira(mundo, { saldo: centavos(40_000) }),
    ];
    const dados = { alvo: 'pix:E1:OUTRO_VALOR', disse: 'OUTRO_VALOR', valor: 1 };
    await emTransacao(banco(), (trx) =>
      abrirRevisao(trx, { tipo: 'recebimentoContradito', usuarioId: contradita.id, dados, em: mundo.agora() }),
    );
    const ids = [await retirar(mundo, contradita, 5_000), await retirar(mundo, calma, 5_000)];
    await assentarComBanco(mundo);
    const estados = await banco()
      .selectFrom('retiradas')
      .select(['estado', 'motivos_revisao'])
      .where('id_publico', 'in', ids)
      .orderBy('id')
      .execute();
    expect(estados).toMatchObject([
      { estado: 'emAnalise', motivos_revisao: ['contradicao'] },
      { estado: 'concluida', motivos_revisao: [] },
    ]);
  });
});
