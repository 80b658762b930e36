import { STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { somarMinutos } from '@rateia/domain/datas';
import { centavos, centavosParaDecimal } from '@rateia/domain/dinheiro';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RelogioMovel } from '../../../db/relogio.ts';
import type { GatewayPix } from '../../../gateways/pix/port.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avisoDoPix, e2eid, txidDe } from '../../../test/avisos-do-pix.ts';
import { criarGrupoAVenda, entregarAvisos, ligarFalhas, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { montados } from '../../../test/trilhas.ts';
import { documentos } from '../../checkout/compra/documentos.ts';
import { conciliar } from './conciliar.ts';

const VALOR = 5_000;

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
  suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
});
afterEach(async () => await ligarFalhas(mundo, {}));
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}

type APagar = { readonly pessoa: Pessoa; readonly id: number; readonly txid: string; readonly faturaId: number | null };

async function aPagar(pessoa: Pessoa, idPublico: string | null): Promise<APagar> {
  const linha = await banco()
    .selectFrom('pagamentos')
    .select(['id', 'fatura_id as faturaId'])
    .where('id_publico', '=', idPublico ?? '')
    .executeTakeFirstOrThrow();
  return { pessoa, ...linha, txid: await txidDe(mundo, idPublico ?? '') };
}

/** A top-up whose code nobody asked the bank for yet. */
async function pedirRecarga(): Promise<APagar> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: VALOR, meioPagamento: 12 }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  return await aPagar(pessoa, r.corpo.idPagamento);
}

/** A seat that is held, and its Pix. */
async function segurarVaga(): Promise<APagar> {
  const grupo = await criarGrupoAVenda(mundo);
  const pessoa = await criarPessoa(mundo);
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
  const pedido = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento: 12, valorTotal: grupo.totalPorVaga };
  const r = await mundo.chamar('createAssinatura', pedido, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  return await aPagar(pessoa, r.corpo.idPagamento);
}

async function moverFatura({ faturaId }: APagar, status: number): Promise<void> {
  const id = faturaId ?? 0;
  // No rule makes such a thing, and the database refuses it: its owner does it with the guards down.
  const dono = new pg.Client({ connectionString: mundo.config.bancoUrl });
  await dono.connect();
  await dono.query('set session_replication_role = replica');
  await dono.query('update faturas set status = $1 where id = $2', [status, id]);
  await dono.end();
  await montados(banco(), 'fatura', [id]);
}

async function estadoDe({ id }: APagar) {
  return (await banco().selectFrom('pagamentos').select('estado').where('id', '=', id).executeTakeFirstOrThrow())
    .estado;
}

/** Reconciles after the pause that the reconciliation waits before it asks. */
async function conciliarDepois(pix: GatewayPix, log = mundo.aplicacao.deps.log): Promise<void> {
  const { deps, relogio } = mundo.aplicacao;
  await (relogio as RelogioMovel).moverPara(somarMinutos(mundo.agora(), 1));
  await conciliar({ ...deps, log, gateways: { ...deps.gateways, pix } }, documentos);
}

async function aindaSemCodigo(recargas: readonly APagar[]): Promise<void> {
  await ligarFalhas(mundo, { cobranca: { modo: 'erro500AposSucesso' } });
  for (const { id: pagamentoId } of recargas) {
    const criar = mundo.aplicacao.tarefas.abrirCobranca?.({ pagamentoId }, { tentativa: 1, requestId: undefined });
    await expect(criar).rejects.toThrow(/desconhecido/);
  }
  await ligarFalhas(mundo, {});
}

describe('A list of received Pix that the bank does not give (CONFIABILIDADE 1.5)', () => {
  async function situacao() {
    const { corpo } = await mundo.chamar('getDinheiroParado', {}, { como: suporte });
    const { body } = await mundo.http.inject('/metrics');
    const falhando = /^rateia_conciliacao_falhando_segundos\{provedor="pix"\} (\d+)/m.exec(body)?.[1];
    return { ...corpo.conciliacao, falhando };
  }

  it('is seen: in the log, in a metric, and in the back office since when; and not any more once it comes', async () => {
    const linhas: Record<string, unknown>[] = [];
    const log = pino({ level: 'error' }, { write: (linha: string) => void linhas.push(JSON.parse(linha)) });
    const { pix } = mundo.aplicacao.deps.gateways;
    const semLista = { ...pix, listarPix: async () => ({ situacao: 'desconhecido', motivo: 'servidor' }) as const };
    await conciliarDepois(pix);
    const antes = await situacao();
    expect(antes).toEqual({ conferidaEm: expect.any(String), falhaDesde: null, falhando: '0' });
    await conciliarDepois(semLista, log);
    const { falhaDesde, conferidaEm } = await situacao();
    await conciliarDepois(semLista, log);
    // The other provider is compared all the while: the page says when the one that is longest behind was.
    expect(await situacao()).toEqual({ conferidaEm, falhaDesde, falhando: expect.stringMatching(/^6\d$/) });
    const linha = { motivo: 'desconhecido', desde: falhaDesde, msg: 'list of received money not read' };
    expect([falhaDesde, linhas]).toEqual([expect.any(String), [expect.objectContaining(linha)]]);
    await conciliarDepois(pix);
    const depois = await situacao();
    expect(depois).toEqual({ ...antes, conferidaEm: expect.any(String) });
    expect(depois.conferidaEm).not.toBe(antes.conferidaEm);
  });
});

describe('A payment that the reconciliation cannot settle holds no other back (CONFIABILIDADE 1.5)', () => {
  it.each([
    ['refuses to talk about', { situacao: 'recusado', codigo: 'AcessoNegado' }, 1],
    ['says nothing that can be read about', { situacao: 'desconhecido', motivo: 'resposta' }, 1],
    ['always fails at', { situacao: 'desconhecido', motivo: 'servidor' }, 2],
  ] as const)('a charge that the bank %s', async (_que, resposta, rodadas) => {
    const [presa, outra] = [await pedirRecarga(), await pedirRecarga()];
    await aindaSemCodigo([presa, outra]);
    const { pix } = mundo.aplicacao.deps.gateways;
    const consultarCobranca: typeof pix.consultarCobranca = async (txid, contexto) =>
      txid === presa.txid ? resposta : await pix.consultarCobranca(txid, contexto);
    for (let n = 0; n < rodadas; n++) await conciliarDepois({ ...pix, consultarCobranca });
    expect([await estadoDe(presa), await estadoDe(outra)]).toEqual(['processando', 'aguardando']);
    await conciliarDepois(pix);
    expect(await estadoDe(presa)).toBe('aguardando');
  });

  it('a charge at which we fail ourselves: the rest is done, the list compared, and the job is seen to have failed', async () => {
    const [presa, outra, paga] = [await pedirRecarga(), await pedirRecarga(), await pedirRecarga()];
    await mundo.aplicacao.tarefas.abrirCobranca?.({ pagamentoId: paga.id }, { tentativa: 1, requestId: undefined });
    await aindaSemCodigo([presa, outra]);
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    await pagarNoBanco(mundo, { txid: paga.txid, cpf: paga.pessoa.cpf });
    const { pix } = mundo.aplicacao.deps.gateways;
    const consultarCobranca: typeof pix.consultarCobranca = async (txid, contexto) => {
      if (txid === presa.txid) throw new Error('defeito de teste');
      return await pix.consultarCobranca(txid, contexto);
    };
    await expect(conciliarDepois({ ...pix, consultarCobranca })).rejects.toThrow('defeito de teste');
    await mundo.assentar();
    expect([await estadoDe(outra), await estadoDe(paga)]).toEqual(['aguardando', 'pago']);
  });

  it('a Pix of the list that cannot be used: it waits in the back office with its failure, and is run again there', async () => {
    const presa = await segurarVaga();
    const outra = await pedirRecarga();
    await mundo.assentar();
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    for (const { txid, pessoa } of [presa, outra]) await pagarNoBanco(mundo, { txid, cpf: pessoa.cpf });
    // A hold that stands, whose invoice cannot be paid: no rule makes such a thing.
    await moverFatura(presa, STATUS_FATURA.cancelado.id);
    await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
    await mundo.assentar();
    expect([await estadoDe(presa), await estadoDe(outra)]).toEqual(['aguardando', 'pago']);

    async function comFalha() {
      return (await mundo.chamar('getTarefas', {}, { como: suporte })).corpo.itens.filter(
        (t) => t.origem === 'webhook',
      );
    }
    const [tarefa, ...mais] = await comFalha();
    expect(mais).toEqual([]);
    expect(tarefa).toMatchObject({ tipo: 'pix', erro: expect.stringContaining('of a standing hold') });
    await moverFatura(presa, STATUS_FATURA.pendente.id);
    const repetida = await mundo.chamar('repetirTarefa', { origem: 'webhook', id: tarefa?.id }, { como: suporte });
    expect(repetida.status, repetida.bruto).toBe(204);
    await mundo.assentar();
    expect(await estadoDe(presa)).toBe('pago');
    expect(await comFalha()).toEqual([]);
  });
});

describe('A return that nobody here asked for (REGRAS part 3, MED)', () => {
  it('is not lost: the staff sees it once, with its amount', async () => {
    const { pessoa, txid } = await pedirRecarga();
    await mundo.assentar();
    const aviso = avisoDoPix(mundo, { txid, valor: VALOR, e2e: e2eid(), cpf: pessoa.cpf });
    expect(await entregarAvisos(mundo, [aviso])).toBe(200);
    await mundo.assentar();
    const contestada = {
      id: 'med20261124',
      rtrId: `D${aviso.endToEndId.slice(1)}`,
      valor: centavosParaDecimal(centavos(VALOR - 100)),
      horario: { solicitacao: mundo.agora() },
      natureza: 'MED_FRAUDE',
    };
    for (const status of ['EM_PROCESSAMENTO', 'DEVOLVIDO', 'DEVOLVIDO']) {
      expect(await entregarAvisos(mundo, [{ ...aviso, devolucoes: [{ ...contestada, status }] }])).toBe(200);
      await mundo.assentar();
    }
    const { itens } = (await mundo.chamar('getDinheiroParado', {}, { como: suporte })).corpo;
    expect(itens.filter(({ conta }) => conta?.id === pessoa.id)).toMatchObject([
      {
        tipo: 'revisao',
        motivo: 'devolucaoContradita',
        estado: 'NAO_PEDIDA',
        valor: VALOR - 100,
        e2eid: aviso.endToEndId,
      },
    ]);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
    // The amount that the bank took back is held until somebody decides (REGRAS 2.5).
    expect(await saldoDe(mundo, pessoa.id, 'bloqueado')).toBe(VALOR);
  });
});
