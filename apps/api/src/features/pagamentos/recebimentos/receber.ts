import { recebimentoADevolver } from '@rateia/domain/carteira/lancamentos';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { MotivoDeDevolucao } from '@rateia/domain/pagamentos/pagamento';
import { destinoDoRecebido } from '@rateia/domain/pagamentos/pagamento';
import type { Executor, Trx } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { abrirContradicao, lancar } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { PAGAMENTO_EXPIRA } from '../agenda.ts';
import { abrirDevolucao, anotarDevolucao } from '../devolucoes/devolucoes.ts';
import { abrirDisputa, anotarDisputa } from '../disputas/disputas.ts';
import type { Documentos, TipoDeDocumento } from '../documentos.ts';
import { documentoDe } from '../documentos.ts';
import type { CobraPorProvedor } from '../meios/meio.ts';
import { moverPagamento } from '../mover-pagamento.ts';
import type { Pagamento } from '../repository.ts';
import { acharPagamento, travarPagamento } from '../repository.ts';
import type { DevolucaoDita, Recebido } from './recebido.ts';

export type Chegada = {
  readonly documentos: Documentos;
  readonly meio: CobraPorProvedor;
  readonly recebido: Recebido;
};

/**
 * Takes one received money down, once whatever the number and the order of the notices, and uses it or sends it back
 * (CONFIABILIDADE 1.5; REGRAS 2.2, 2.5).
 */
export async function receberDinheiro(trx: Trx, deps: Deps, c: Chegada): Promise<void> {
  const { documentos, meio, recebido } = c;
  const agora = deps.relogio.agora();
  const achado = await acharPagamentoDa(trx, c);
  const pagamento =
    achado === undefined ? undefined : await travarComODocumento(trx, deps, { documentos, pagamento: achado });
  const recebimentoId = await registrar(trx, { ...c, pagamento, agora });
  if (recebimentoId !== undefined) {
    if (pagamento === undefined) await guardarParaAnalise(trx, deps, { meio, recebido, recebimentoId, agora });
    else {
      const documento = documentoDe(documentos, pagamento);
      await destinar(trx, deps, { documento, meio, pagamento, recebido, recebimentoId, agora });
    }
  }
  for (const d of recebido.devolucoes) {
    const nossa = await anotarDevolucao(trx, deps, { idDevolucao: d.id, passo: d.passo });
    if (!nossa) await estranharDevolucao(trx, deps, { meio, recebido, d, usuarioId: pagamento?.usuarioId, agora });
  }
  const { disputa: dita, referencia } = recebido;
  if (dita !== undefined) await anotarDisputa(trx, { provedor: meio.provedor, referencia, dita, agora });
}

async function acharPagamentoDa(trx: Trx, { meio, recebido }: Chegada): Promise<Pagamento | undefined> {
  if (recebido.cobranca === null) return undefined;
  const id = await meio.pagamentoDa(trx, recebido.cobranca);
  return id === undefined ? undefined : await acharPagamento(trx, id);
}

/** Locks what a payment pays for and then the payment, so that an expiry and a payment race and never deadlock (CONFIABILIDADE 1.3). */
async function travarComODocumento(
  trx: Trx,
  deps: Deps,
  { documentos, pagamento }: { readonly documentos: Documentos; readonly pagamento: Pagamento },
): Promise<Pagamento> {
  await documentoDe(documentos, pagamento).travar(trx, deps, pagamento);
  return (await travarPagamento(trx, pagamento.id)) ?? pagamento;
}

/** Money that the provider took back without being asked (a contested payment): the books do not know of it, so a person must. */
async function estranharDevolucao(
  trx: Trx,
  deps: Pick<Deps, 'log'>,
  e: {
    readonly meio: CobraPorProvedor;
    readonly recebido: Recebido;
    readonly d: DevolucaoDita;
    readonly usuarioId: number | undefined;
    readonly agora: Instante;
  },
): Promise<void> {
  const { recebido, d, usuarioId, agora: em } = e;
  const { provedor } = e.meio;
  const { referencia: e2eid } = recebido;
  if (d.passo !== 'devolver') return;
  deps.log.error({ e2eid, idDevolucao: d.id }, 'received money taken back by the provider without our asking');
  if (usuarioId === undefined) return;
  const dados = { alvo: `pix:${e2eid}:${d.id}`, estado: 'DEVOLVIDO', disse: 'NAO_PEDIDA', valor: d.valor, e2eid };
  const { id: recebimentoId } = await trx
    .selectFrom('recebimentos')
    .select('id')
    .where('provedor', '=', provedor)
    .where('referencia', '=', e2eid)
    .executeTakeFirstOrThrow();
  const duvida = { provedor, valor: d.valor, recebimentoId };
  const revisaoId = await abrirContradicao(trx, { tipo: 'devolucaoContradita', usuarioId, dados, duvida, em });
  if (revisaoId !== undefined && d.contestada === true)
    await abrirDisputa(trx, { revisaoId, recebimentoId, valor: d.valor, agora: em });
}

/** The row of this money; undefined when it was already taken down. */
async function registrar(
  trx: Trx,
  {
    meio,
    recebido,
    pagamento,
    agora,
  }: Chegada & { readonly pagamento: Pagamento | undefined; readonly agora: Instante },
): Promise<number | undefined> {
  const novo = await trx
    .insertInto('recebimentos')
    .values({
      provedor: meio.provedor,
      referencia: recebido.referencia,
      cobranca: recebido.cobranca,
      pagamento_id: pagamento?.id ?? null,
      valor: recebido.valor,
      horario: recebido.horario,
      pagador_cpf_indice: recebido.pagadorIndice,
      registrado_em: agora,
      destino: 'emAnalise',
    })
    .onConflict((c) => c.columns(['provedor', 'referencia']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return novo?.id;
}

type Destinacao = {
  readonly documento: TipoDeDocumento;
  readonly meio: CobraPorProvedor;
  readonly pagamento: Pagamento;
  readonly recebido: Recebido;
  readonly recebimentoId: number;
  readonly agora: Instante;
};

async function destinar(trx: Trx, deps: Deps, d: Destinacao): Promise<void> {
  const { documento, pagamento, recebido, agora } = d;
  const exigeMesmoCpf = await documento.exigeMesmoCpf(trx, deps, pagamento);
  const decidido = destinoDoRecebido({
    valor: recebido.valor,
    pagadorEhDono: exigeMesmoCpf && (await pagouODono(trx, d)),
    pagamento: { estado: pagamento.estado, valor: pagamento.valor, exigeMesmoCpf },
  });
  if (decidido.destino === 'devolver') return await mandarDeVolta(trx, deps, { ...d, motivo: decidido.motivo });
  const aplicacao = await documento.liquidar(trx, deps, { pagamento, agora });
  if (!aplicacao.aplicado) return await mandarDeVolta(trx, deps, { ...d, motivo: aplicacao.motivo });
  await definirDestino(trx, d.recebimentoId, 'aplicado');
  await moverPagamento(trx, pagamento, { evento: 'pagar', quem: 'provedor', agora });
  await cancelarPrazos(trx, { tipos: [PAGAMENTO_EXPIRA], alvoId: pagamento.id });
  await documento.anunciar(trx, { pagamento, agora });
}

/** False too when the provider does not name the payer. */
async function pagouODono(db: Executor, { recebido, pagamento }: Destinacao): Promise<boolean> {
  if (recebido.pagadorIndice === null) return false;
  const { cpf_indice } = await db
    .selectFrom('usuarios')
    .select('cpf_indice')
    .where('id', '=', pagamento.usuarioId)
    .executeTakeFirstOrThrow();
  return cpf_indice !== null && recebido.pagadorIndice.equals(cpf_indice);
}

async function definirDestino(trx: Trx, id: number, destino: 'aplicado' | 'devolucao'): Promise<void> {
  await trx.updateTable('recebimentos').set({ destino }).where('id', '=', id).execute();
}

async function mandarDeVolta(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  d: Destinacao & { readonly motivo: MotivoDeDevolucao },
): Promise<void> {
  const { documento, meio, pagamento, recebido, recebimentoId, motivo, agora } = d;
  await definirDestino(trx, recebimentoId, 'devolucao');
  await lancar(trx, {
    ...recebimentoADevolver({ provedor: pagamento.provedor, valor: recebido.valor }),
    origem: 'pagamentos',
    origemId: pagamento.id,
    chave: `recebimento:${recebimentoId}:aDevolver`,
    agora,
  });
  await abrirDevolucao(trx, { recebimentoId, pagamentoId: pagamento.id, valor: recebido.valor, motivo, agora });
  const moveu = await moverPagamento(trx, pagamento, { evento: 'devolver', quem: 'sistema', agora, resultado: motivo });
  if (moveu) {
    await cancelarPrazos(trx, { tipos: [PAGAMENTO_EXPIRA], alvoId: pagamento.id });
    await documento.expirar(trx, { pagamento, agora });
  }
  // Money that no bank takes back is told once it is balance.
  const hoje = diaDe(agora);
  if (!meio.regra.devolve({ pagoEm: hoje, hoje }, await deps.regras())) return;
  await notificar(trx, {
    usuarioId: pagamento.usuarioId,
    modelo: 'pixDevolvido',
    dados: { valor: recebido.valor, motivo, meioPagamento: pagamento.meioPagamento, pagamento: pagamento.idPublico },
    fato: recebido.referencia,
    agora,
  });
}

/** Records money for a charge that is not ours, or that we no longer know: it enters the books, and no wallet. */
async function guardarParaAnalise(
  trx: Trx,
  deps: Deps,
  {
    meio,
    recebido,
    recebimentoId,
    agora,
  }: Pick<Chegada, 'meio' | 'recebido'> & { readonly recebimentoId: number; readonly agora: Instante },
): Promise<void> {
  const { referencia, cobranca, valor } = recebido;
  await lancar(trx, {
    ...recebimentoADevolver({ provedor: meio.provedor, valor }),
    origem: 'recebimentos',
    origemId: recebimentoId,
    chave: `recebimento:${recebimentoId}:aDevolver`,
    agora,
  });
  deps.log.error({ e2eid: referencia, txid: cobranca }, 'money received for an unknown charge');
}
