import { randomBytes } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import type { Executor, Trx } from '../../../../db/banco.ts';
import { CONTEXTO_PESSOAL } from '../../../../db/contextos.ts';
import type { CobrancaPicPay, GatewayPicPay, PaginaPicPay, PedidoPicPay } from '../../../../gateways/picpay/port.ts';
import type { ContextoChamada, Resultado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import { recusar } from '../../../../http/erros.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNaTela } from '../meio.ts';

export const PICPAY = 'picpay';
/** A charge that was asked for may be known there only some time later. */
const MS_ATE_CONHECER = 30_000;

export function picPayDe({ gateways }: Pick<Deps, 'gateways'>): GatewayPicPay {
  if (gateways.picPay === undefined) throw new Error('PicPay is off');
  return gateways.picPay;
}

/** A charge names the CPF of its buyer: without it there is none, and the person is led to it. */
export async function criarCobranca(trx: Trx, pagamentoId: number): Promise<void> {
  const { cpf_cifrado } = await trx
    .selectFrom('pagamentos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select('u.cpf_cifrado')
    .where('p.id', '=', pagamentoId)
    .executeTakeFirstOrThrow();
  if (cpf_cifrado === null) return recusar('meioPagamentoIndisponivel');
  const referencia = randomBytes(16).toString('hex');
  await trx.insertInto('cobrancas_picpay').values({ pagamento_id: pagamentoId, referencia }).execute();
}

/** The provider's name of a charge is our reference and its number: `…-2`. */
export async function pagamentoDaCobranca(db: Executor, cobranca: string): Promise<number | undefined> {
  return (
    await db
      .selectFrom('cobrancas_picpay')
      .select('pagamento_id')
      .where('referencia', '=', cobranca.split('-')[0] ?? '')
      .executeTakeFirst()
  )?.pagamento_id;
}

export async function cobrancasNaTela(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CobrancaNaTela>> {
  const linhas = await db
    .selectFrom('cobrancas_picpay')
    .select(['pagamento_id', 'referencia', 'codigo', 'url'])
    .where('pagamento_id', 'in', [...ids])
    .execute();
  return new Map(
    linhas.map((l) => [
      l.pagamento_id,
      { identificadorPagamento: l.referencia, copiaECola: l.codigo, urlPagamento: l.url },
    ]),
  );
}

type Cobranca = {
  readonly pagamentoId: number;
  readonly numero: number;
  /** The provider's name of it. */
  readonly nome: string;
  readonly url: string | null;
  readonly pedidaEm: Instante | null;
};

/** The charge of a payment that counts. */
export async function cobrancaDo(db: Executor, { id }: Pick<Pagamento, 'id'>): Promise<Cobranca> {
  const l = await db
    .selectFrom('cobrancas_picpay')
    .select(['referencia', 'numero', 'url', 'pedida_em'])
    .where('pagamento_id', '=', id)
    .executeTakeFirstOrThrow();
  return { pagamentoId: id, numero: l.numero, nome: `${l.referencia}-${l.numero}`, url: l.url, pedidaEm: l.pedida_em };
}

type Feita = { readonly pagina: PaginaPicPay } | { readonly jaTem: CobrancaPicPay };

/**
 * Asks the provider for the page of a payment. It has no key against repetition: one that was asked for before is looked
 * for first. The page of a charge whose answer was lost is told by nothing, so that charge ends there, and another one
 * under the next number takes its place (CONFIABILIDADE 1.5).
 */
export async function abrirPagina(
  deps: Deps,
  pagamento: Pagamento,
  contexto?: ContextoChamada,
): Promise<Resultado<Feita>> {
  const atual = await cobrancaDo(deps.db, pagamento);
  if (atual.pedidaEm !== null) {
    const achada = await picPayDe(deps).consultar(atual.nome);
    if (achada.situacao === 'ok') return await trocar(deps, atual, achada.valor);
    if (achada.situacao !== 'inexistente') return achada;
    if (deps.relogio.parede() - milissegundosDe(atual.pedidaEm) < MS_ATE_CONHECER)
      return { situacao: 'desconhecido', motivo: 'resposta' };
  }
  return await pedir(deps, { pagamento, atual, contexto });
}

/** A charge without its page is ended; one that has money already needs none. */
async function trocar(deps: Deps, atual: Cobranca, achada: CobrancaPicPay): Promise<Resultado<Feita>> {
  if (temDinheiro(achada)) return { situacao: 'ok', valor: { jaTem: achada } };
  const r = await picPayDe(deps).cancelar(atual.nome);
  // Refused: it was paid, or has ended, meanwhile; the next round sees which.
  if (r.situacao !== 'ok' && r.situacao !== 'inexistente' && achada.estado !== 'expirado')
    return { situacao: 'desconhecido', motivo: 'resposta' };
  await deps.db
    .updateTable('cobrancas_picpay')
    .set({ numero: atual.numero + 1, pedida_em: null, encerrada: false })
    .where('pagamento_id', '=', atual.pagamentoId)
    .where('numero', '=', atual.numero)
    .execute();
  deps.log.warn({ pagamentoId: atual.pagamentoId }, 'charge whose page was never told gives way to another');
  return { situacao: 'desconhecido', motivo: 'resposta' };
}

async function pedir(
  deps: Deps,
  p: {
    readonly pagamento: Pagamento;
    readonly atual: Cobranca;
    readonly contexto: ContextoChamada | undefined;
  },
): Promise<Resultado<Feita>> {
  const { pagamento, atual, contexto } = p;
  async function anotarPedido(em: Instante | null): Promise<void> {
    await deps.db
      .updateTable('cobrancas_picpay')
      .set({ pedida_em: em })
      .where('pagamento_id', '=', pagamento.id)
      .execute();
  }
  await anotarPedido(instanteDe(deps.relogio.parede()));
  const r = await picPayDe(deps).cobrar(await pedidoDe(deps, pagamento, atual.nome), contexto);
  if (r.situacao === 'ok') return { situacao: 'ok', valor: { pagina: r.valor } };
  // Nothing was made: the next try need not wait.
  if (r.situacao !== 'desconhecido') await anotarPedido(null);
  return r;
}

/** The provider holds money of it, or has held it. */
export function temDinheiro({ estado }: CobrancaPicPay): boolean {
  return estado === 'pago' || estado === 'devolvido' || estado === 'contestado';
}

async function pedidoDe(deps: Deps, pagamento: Pagamento, referencia: string): Promise<PedidoPicPay> {
  const { config, cifra } = deps;
  const u = await deps.db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome', 'email', 'cpf_cifrado'])
    .where('id', '=', pagamento.usuarioId)
    .executeTakeFirstOrThrow();
  if (u.cpf_cifrado === null) throw new Error(`payer of payment ${pagamento.id} has no CPF any more`);
  const volta = `/checkout/pagamento/processando/picpay?idPagamento=${pagamento.idPublico}`;
  return {
    referencia,
    valor: pagamento.valor,
    expiraEm: pagamento.expiraEm,
    avisarEm: `${config.appUrl.replace(/\/+$/, '')}/api/v1/webhook/${PICPAY}`,
    voltarPara: new URL(volta, config.appUrl).href,
    comprador: {
      nome: u.primeiro_nome,
      sobrenome: u.sobrenome,
      cpf: cifra.decifrar(u.cpf_cifrado, CONTEXTO_PESSOAL.cpf),
      email: u.email ?? '',
    },
  };
}
