import { recebimentoADevolver } from '@rateia/domain/carteira/lancamentos';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { MotivoDeDevolucao } from '@rateia/domain/pagamentos/pagamento';
import { destinoDoPix } from '@rateia/domain/pagamentos/pagamento';
import type { Trx } from '../../db/banco.ts';
import { cancelarPrazos } from '../../db/prazos.ts';
import { abrirRevisao } from '../../db/revisoes.ts';
import type { EstadoDeDevolucao } from '../../gateways/pix/port.ts';
import type { Deps } from '../../http/deps.ts';
import { lancar } from '../livro/index.ts';
import { notificar } from '../notificacoes/index.ts';
import { PAGAMENTO_EXPIRA } from './agenda.ts';
import { PROVEDOR_PIX } from './criar-pagamento.ts';
import { abrirDevolucao, anotarDevolucao } from './devolucoes.ts';
import type { Documentos } from './documentos.ts';
import { documentoDe } from './documentos.ts';
import { moverPagamento } from './mover-pagamento.ts';
import type { Pagamento } from './repository.ts';
import { acharPagamentoPorTxid, travarPagamento } from './repository.ts';

/** A Pix that reached our account, without anything that names its payer: his CPF is a blind index from here on. */
export type PixARegistrar = {
  readonly e2eid: string;
  readonly txid: string | null;
  readonly valor: Centavos;
  readonly horario: Instante;
  readonly pagadorIndice: Buffer | null;
  readonly devolucoes: readonly DevolucaoDita[];
};
type DevolucaoDita = {
  readonly id: string;
  readonly estado: EstadoDeDevolucao;
  /** Absent from notices that were kept before it was. */
  readonly valor?: Centavos | undefined;
};

/**
 * Takes one received Pix down, once whatever the number and the order of the notices, and uses the money or sends it
 * back (CONFIABILIDADE 1.5; REGRAS 2.2, 2.5).
 */
export const receberPix = async (trx: Trx, deps: Deps, documentos: Documentos, pix: PixARegistrar): Promise<void> => {
  const agora = deps.relogio.agora();
  const achado = pix.txid === null ? undefined : await acharPagamentoPorTxid(trx, pix.txid);
  const pagamento =
    achado === undefined ? undefined : await travarComODocumento(trx, deps, { documentos, pagamento: achado });
  if (await registrar(trx, { pix, pagamento, agora })) {
    if (pagamento === undefined) await guardarParaAnalise(trx, deps, { pix, agora });
    else await destinar(trx, deps, { documentos, pagamento, pix, agora });
  }
  for (const d of pix.devolucoes) {
    const nossa = await anotarDevolucao(trx, deps, { idDevolucao: d.id, estado: d.estado });
    if (!nossa) await estranharDevolucao(trx, deps, { pix, d, usuarioId: pagamento?.usuarioId, agora });
  }
};

/** Locks what a payment pays for and then the payment, so that an expiry and a payment race and never deadlock (CONFIABILIDADE 1.3). */
const travarComODocumento = async (
  trx: Trx,
  deps: Deps,
  { documentos, pagamento }: { readonly documentos: Documentos; readonly pagamento: Pagamento },
): Promise<Pagamento> => {
  await documentoDe(documentos, pagamento).travar(trx, deps, pagamento);
  return (await travarPagamento(trx, pagamento.id)) ?? pagamento;
};

/** Money that the bank took back without being asked (a contested Pix): the books do not know of it, so a person must. */
const estranharDevolucao = async (
  trx: Trx,
  deps: Pick<Deps, 'log'>,
  e: {
    readonly pix: PixARegistrar;
    readonly d: DevolucaoDita;
    readonly usuarioId: number | undefined;
    readonly agora: Instante;
  },
): Promise<void> => {
  const { pix, d, usuarioId, agora: em } = e;
  if (d.estado !== 'DEVOLVIDO') return;
  deps.log.error({ e2eid: pix.e2eid, idDevolucao: d.id }, 'pix taken back by the bank without our asking');
  if (usuarioId === undefined) return;
  const valor = d.valor ?? pix.valor;
  const dados = { alvo: `pix:${pix.e2eid}:${d.id}`, estado: d.estado, disse: 'NAO_PEDIDA', valor, e2eid: pix.e2eid };
  await abrirRevisao(trx, { tipo: 'devolucaoContradita', usuarioId, dados, em });
};

/** False when this Pix was already taken down. */
const registrar = async (
  trx: Trx,
  r: { readonly pix: PixARegistrar; readonly pagamento: Pagamento | undefined; readonly agora: Instante },
): Promise<boolean> => {
  const novo = await trx
    .insertInto('pix_recebidos')
    .values({
      e2eid: r.pix.e2eid,
      txid: r.pix.txid,
      pagamento_id: r.pagamento?.id ?? null,
      valor: r.pix.valor,
      horario: r.pix.horario,
      pagador_cpf_indice: r.pix.pagadorIndice,
      registrado_em: r.agora,
      destino: 'emAnalise',
    })
    .onConflict((c) => c.column('e2eid').doNothing())
    .returning('e2eid')
    .executeTakeFirst();
  return novo !== undefined;
};

type Destinacao = {
  readonly documentos: Documentos;
  readonly pagamento: Pagamento;
  readonly pix: PixARegistrar;
  readonly agora: Instante;
};

const destinar = async (trx: Trx, deps: Deps, d: Destinacao): Promise<void> => {
  const { documentos, pagamento, pix, agora } = d;
  const { pagadorIndice } = pix;
  const documento = documentoDe(documentos, pagamento);
  const decidido = destinoDoPix({
    valor: pix.valor,
    pagadorEhDono: pagadorIndice !== null && pagamento.cpfIndice !== null && pagadorIndice.equals(pagamento.cpfIndice),
    pagamento: {
      estado: pagamento.estado,
      valor: pagamento.valor,
      exigeMesmoCpf: documento.exigeMesmoCpf,
    },
  });
  if (decidido.destino === 'devolver') return await mandarDeVolta(trx, { ...d, motivo: decidido.motivo });
  const aplicacao = await documento.liquidar(trx, deps, { pagamento, agora });
  if (!aplicacao.aplicado) return await mandarDeVolta(trx, { ...d, motivo: aplicacao.motivo });
  await trx.updateTable('pix_recebidos').set({ destino: 'aplicado' }).where('e2eid', '=', pix.e2eid).execute();
  await moverPagamento(trx, pagamento, { evento: 'pagar', quem: 'provedor', agora, e2eid: pix.e2eid });
  await cancelarPrazos(trx, { tipos: [PAGAMENTO_EXPIRA], alvoId: pagamento.id });
  await documento.anunciar(trx, { pagamento, agora });
};

const mandarDeVolta = async (trx: Trx, d: Destinacao & { readonly motivo: MotivoDeDevolucao }): Promise<void> => {
  const { documentos, pagamento, pix, motivo, agora } = d;
  await trx.updateTable('pix_recebidos').set({ destino: 'devolucao' }).where('e2eid', '=', pix.e2eid).execute();
  await lancar(trx, {
    ...recebimentoADevolver({ provedor: PROVEDOR_PIX, valor: pix.valor }),
    origem: 'pagamentos',
    origemId: pagamento.id,
    chave: `pix:${pix.e2eid}:aDevolver`,
    agora,
  });
  await abrirDevolucao(trx, { e2eid: pix.e2eid, pagamentoId: pagamento.id, valor: pix.valor, motivo, agora });
  const moveu = await moverPagamento(trx, pagamento, {
    evento: 'devolver',
    quem: 'sistema',
    agora,
    resultado: motivo,
    e2eid: pix.e2eid,
  });
  if (moveu) {
    await cancelarPrazos(trx, { tipos: [PAGAMENTO_EXPIRA], alvoId: pagamento.id });
    await documentoDe(documentos, pagamento).expirar(trx, { pagamento, agora });
  }
  await notificar(trx, {
    usuarioId: pagamento.usuarioId,
    modelo: 'pixDevolvido',
    dados: { valor: pix.valor, motivo },
    fato: pix.e2eid,
    agora,
  });
};

/** Money for a charge that is not ours, or that we no longer know: in the books, and in nobody's wallet. */
const guardarParaAnalise = async (
  trx: Trx,
  deps: Deps,
  { pix, agora }: { readonly pix: PixARegistrar; readonly agora: Instante },
): Promise<void> => {
  await lancar(trx, {
    ...recebimentoADevolver({ provedor: PROVEDOR_PIX, valor: pix.valor }),
    origem: 'pix_recebidos',
    origemId: 0,
    chave: `pix:${pix.e2eid}:aDevolver`,
    agora,
  });
  deps.log.error({ e2eid: pix.e2eid, txid: pix.txid }, 'pix received for an unknown charge');
};
