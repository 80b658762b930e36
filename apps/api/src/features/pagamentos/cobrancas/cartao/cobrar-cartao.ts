import { instanteDe } from '@rateia/domain/datas';
import { MARCA } from '@rateia/domain/marca';
import { ID_ESTADO_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { CARTAO_AUSENTE } from '@rateia/domain/pagamentos/cartao/recusas';
import type { EstadoTentativa } from '@rateia/domain/pagamentos/cartao/tentativa';
import { ID_ESTADO_TENTATIVA, TENTATIVA_ABERTA } from '@rateia/domain/pagamentos/cartao/tentativa';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { Executor } from '../../../../db/banco.ts';
import { emTransacao } from '../../../../db/banco.ts';
import { cadaUm } from '../../../../db/cada-um.ts';
import { CONTEXTO_PESSOAL } from '../../../../db/contextos.ts';
import { enfileirarSemFato } from '../../../../db/fila.ts';
import type { PagamentoMp, PedidoDePagamento } from '../../../../gateways/mercado-pago/port.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok, recusado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import { COBRAR_CARTAO } from '../../agenda.ts';
import type { Documentos } from '../../documentos.ts';
import { meioDo } from '../../meios/meios.ts';
import { enderecoDosAvisos, lerRecebido, mercadoPagoDe } from '../../meios/mercado-pago/conta.ts';
import { anotarTentativa, CONTEXTO_DO_TOKEN, referenciaDa } from '../../meios/mercado-pago/tentativas.ts';
import { ProvedorIndefinido } from '../../provedor-indefinido.ts';
import { receberDinheiro } from '../../recebimentos/receber.ts';
import type { Pagamento } from '../../repository.ts';
import { acharPagamento } from '../../repository.ts';
import { conferirPagamento, retirarCobranca } from '../conferir-pagamento.ts';

type Pedida = { readonly tentativaId: number; readonly requestId?: string | undefined };

/**
 * Job `cobrarCartao`: carries a try to the provider, and takes its answer down. It is repeated under the same key until
 * an answer is known; a try that was asked for before is looked for first (CONFIABILIDADE 1.5).
 */
export async function cobrarCartao(
  deps: Deps,
  documentos: Documentos,
  { tentativaId, requestId }: Pedida,
): Promise<void> {
  const t = await acharTentativa(deps, tentativaId);
  const pagamento = t === undefined ? undefined : await acharPagamento(deps.db, t.pagamento_id);
  if (t === undefined || pagamento === undefined || t.estado !== ID_ESTADO_TENTATIVA.enviada) return;
  // Its time ended before the bank was asked: nothing is charged.
  const tarde = !PAGAMENTO_ABERTO.includes(pagamento.estado) || pagamento.expiraEm <= deps.relogio.agora();
  if (tarde && t.pedida_em === null) {
    await meioDo(pagamento).retirar(deps, pagamento);
    return;
  }
  const contexto = requestId === undefined ? undefined : { requestId };
  const antes = t.pedida_em === null ? undefined : await acharFeita(deps, t);
  if (antes !== undefined && antes.situacao !== 'ok')
    throw new ProvedorIndefinido(`card try ${t.id}: ${antes.situacao}`);
  await deps.db
    .updateTable('tentativas_de_cartao')
    .set({ pedida_em: instanteDe(deps.relogio.parede()) })
    .where('id', '=', t.id)
    .execute();
  const feita = antes?.valor;
  if (feita !== undefined) return await anotarResposta(deps, documentos, { t, pagamento, r: ok(feita) });
  const token = await tokenDa(deps, t);
  const r =
    token.situacao === 'ok'
      ? await mercadoPagoDe(deps).criarPagamento(await pedidoDe(deps, { t, pagamento, token: token.valor }), contexto)
      : token;
  await anotarResposta(deps, documentos, { t, pagamento, r });
}

type Tentativa = NonNullable<Awaited<ReturnType<typeof acharTentativa>>>;

async function acharTentativa({ db }: Pick<Deps, 'db'>, id: number) {
  return await db
    .selectFrom('tentativas_de_cartao as t')
    .innerJoin('cobrancas_mercado_pago as c', 'c.pagamento_id', 't.pagamento_id')
    .selectAll('t')
    .select('c.referencia')
    .where('t.id', '=', id)
    .executeTakeFirst();
}

async function acharFeita(deps: Deps, t: Tentativa): Promise<Resultado<PagamentoMp | undefined>> {
  const r = await mercadoPagoDe(deps).acharPagamentos(referenciaDa(t));
  return r.situacao === 'ok' ? ok(r.valor[0]) : r;
}

async function anotarResposta(
  deps: Deps,
  documentos: Documentos,
  { t, pagamento, r }: { readonly t: Tentativa; readonly pagamento: Pagamento; readonly r: Resultado<PagamentoMp> },
): Promise<void> {
  if (r.situacao === 'recusado' || r.situacao === 'inexistente') {
    // The request itself was wrong: most of all a token that was used, or is too old.
    const detalhe = r.situacao === 'recusado' ? r.codigo : r.situacao;
    deps.log.warn({ tentativaId: t.id, codigo: detalhe }, 'card try not taken by the provider');
    return await anotarTentativa(
      deps,
      semPagamento(t, { pagamento, detalhe: detalhe === CARTAO_AUSENTE ? detalhe : 'token' }),
    );
  }
  if (r.situacao !== 'ok') throw new ProvedorIndefinido(`card try ${t.id}: ${r.situacao} (${r.motivo})`);
  await anotarTentativa(deps, r.valor);
  const recebido = await lerRecebido(deps, r.valor);
  if (recebido === undefined) return;
  const meio = meioDo(pagamento);
  await emTransacao(deps.db, (trx) => receberDinheiro(trx, deps, { documentos, meio, recebido }));
}

/** A refusal of the request, in the words of a refused payment: the card is typed again. */
function semPagamento(
  t: Tentativa,
  { pagamento: { valor }, detalhe }: { readonly pagamento: Pagamento; readonly detalhe: string },
): PagamentoMp {
  return {
    id: `recusa-${t.id}`,
    referencia: referenciaDa(t),
    estado: 'recusado',
    detalhe,
    valor,
    pagoEm: null,
    cpf: null,
    desafio: null,
    copiaECola: null,
    devolucoes: [],
  };
}

async function pedidoDe(
  deps: Deps,
  { t, pagamento, token }: { readonly t: Tentativa; readonly pagamento: Pagamento; readonly token: string },
): Promise<PedidoDePagamento> {
  const u = await deps.db
    .selectFrom('usuarios')
    .select(['email', 'primeiro_nome', 'sobrenome', 'cpf_cifrado'])
    .where('id', '=', pagamento.usuarioId)
    .executeTakeFirstOrThrow();
  if (u.cpf_cifrado === null || u.email === null) throw new Error(`card try ${t.id} lost its payer`);
  return {
    chave: t.chave,
    referencia: referenciaDa(t),
    valor: pagamento.valor,
    descricao: `Pagamento ${MARCA}`,
    avisarEm: enderecoDosAvisos(deps),
    pagador: {
      email: u.email,
      nome: u.primeiro_nome,
      sobrenome: u.sobrenome,
      cpf: deps.cifra.decifrar(u.cpf_cifrado, CONTEXTO_PESSOAL.cpf),
    },
    cliente: t.cliente ?? undefined,
    recorrente: await recorrenteDe(deps.db, t),
    cartao: {
      token,
      bandeira: t.bandeira,
      desafio: t.com_desafio,
    },
  };
}

/**
 * The token of a try: that of the card as it was typed, or one that is made now of a card that pays by itself. It is kept
 * before it is used, so that a repeat asks for the same payment.
 */
async function tokenDa(deps: Deps, t: Tentativa): Promise<Resultado<string>> {
  if (t.token_cifrado !== null) return ok(deps.cifra.decifrar(t.token_cifrado, CONTEXTO_DO_TOKEN));
  const c = await deps.db
    .selectFrom('cartoes')
    .select(['cliente', 'no_provedor as cartao'])
    .where('id', '=', t.cartao_id)
    .where('estado', '=', ID_ESTADO_CARTAO.ativo)
    .executeTakeFirst();
  if (c === undefined || c.cliente === null || c.cartao === null) return recusado(CARTAO_AUSENTE);
  const r = await mercadoPagoDe(deps).criarToken({ cliente: c.cliente, cartao: c.cartao });
  if (r.situacao === 'inexistente') return recusado(CARTAO_AUSENTE);
  if (r.situacao !== 'ok') return r;
  await deps.db
    .updateTable('tentativas_de_cartao')
    .set({ token_cifrado: deps.cifra.cifrar(r.valor, CONTEXTO_DO_TOKEN) })
    .where('id', '=', t.id)
    .execute();
  return r;
}

/** The data about a charge that nobody types, for the provider; undefined for one that a person makes. */
async function recorrenteDe(db: Executor, t: Tentativa): Promise<PedidoDePagamento['recorrente']> {
  const r = await db
    .selectFrom('cobrancas_recorrentes as r')
    .innerJoin('pagamentos as p', 'p.id', 'r.pagamento_id')
    .innerJoin('faturas_de_vaga as f', 'f.id', 'p.fatura_id')
    .innerJoin('verificacoes_de_cartao as v', 'v.cartao_id', 'r.cartao_id')
    .select(['f.assinatura_id', 'f.vence_em as vencimento', 'v.no_provedor as primeiroPagamento'])
    .where('r.pagamento_id', '=', t.pagamento_id)
    .executeTakeFirst();
  if (r === undefined) return undefined;
  const { vencimento, primeiroPagamento } = r;
  return { assinatura: `assinatura-${r.assinatura_id}`, vencimento, primeiroPagamento };
}

const LOTE = 200;

/**
 * Asks about every try without a last word: its notice may be lost. One whose payment is over is ended at the provider,
 * so that no bank approves it later (CONFIABILIDADE 1.5).
 */
export async function conferirTentativas(deps: Deps, documentos: Documentos): Promise<void> {
  if (deps.gateways.mercadoPago === undefined) return;
  const abertas = await deps.db
    .selectFrom('tentativas_de_cartao')
    .select(['id', 'pagamento_id', 'estado', 'pedida_em'])
    .where('estado', 'in', [...TENTATIVA_ABERTA])
    .orderBy('criada_em')
    .limit(LOTE)
    .execute();
  await cadaUm(abertas, async (t) => {
    const pagamento = await acharPagamento(deps.db, t.pagamento_id);
    if (pagamento === undefined) return 'segue';
    if (!PAGAMENTO_ABERTO.includes(pagamento.estado)) {
      await retirarCobranca(deps, documentos, pagamento);
      return 'segue';
    }
    const naFila = (t.estado as EstadoTentativa) === ID_ESTADO_TENTATIVA.enviada;
    if (naFila)
      await enfileirarSemFato(deps.db, COBRAR_CARTAO, { tentativaId: t.id }, { chave: `cobrarCartao:${t.id}` });
    else await conferirPagamento(deps, documentos, pagamento);
    return 'segue';
  });
}
