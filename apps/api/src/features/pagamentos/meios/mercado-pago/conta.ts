import { randomBytes } from 'node:crypto';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../../../db/banco.ts';
import type { GatewayMercadoPago, PagamentoMp } from '../../../../gateways/mercado-pago/port.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { DevolucaoDita, PassoDaDevolucao, Recebido } from '../../recebimentos/recebido.ts';

/** One account of ours there serves every method: its list, its notices and its returns are shared. */
export const MERCADO_PAGO = 'mercado-pago';

export function mercadoPagoDe({ gateways }: Pick<Deps, 'gateways'>): GatewayMercadoPago {
  if (gateways.mercadoPago === undefined) throw new Error('Mercado Pago is off');
  return gateways.mercadoPago;
}

/** The address that the provider is told with each payment. */
export function enderecoDosAvisos({ config }: Pick<Deps, 'config'>): string {
  return `${config.appUrl.replace(/\/+$/, '')}/api/v1/webhook/${MERCADO_PAGO}`;
}

/** A payment has its reference before the provider hears of it (CONFIABILIDADE 1.5). */
export async function criarCobranca(trx: Trx, pagamentoId: number): Promise<void> {
  const referencia = randomBytes(16).toString('hex');
  await trx.insertInto('cobrancas_mercado_pago').values({ pagamento_id: pagamentoId, referencia }).execute();
}

/** Ends every payment of a reference that has no money yet; `recusado` when one is past that. */
export async function encerrarAbertos(deps: Deps, referencia: string): Promise<Resultado<unknown>> {
  const r = await mercadoPagoDe(deps).acharPagamentos(referencia);
  if (r.situacao !== 'ok') return r;
  for (const { id, estado } of r.valor)
    if (estado === 'pendente' || estado === 'emAnalise') {
      const cancelado = await mercadoPagoDe(deps).cancelarPagamento(id);
      if (cancelado.situacao !== 'ok') return cancelado;
    }
  return ok(undefined);
}

/** A try of a card adds its number to the reference of its payment: `…-2`. */
export async function pagamentoDaCobranca(db: Executor, cobranca: string): Promise<number | undefined> {
  return (
    await db
      .selectFrom('cobrancas_mercado_pago')
      .select('pagamento_id')
      .where('referencia', '=', cobranca.split('-')[0] ?? '')
      .executeTakeFirst()
  )?.pagamento_id;
}

const PASSOS = { feita: 'devolver', emCurso: 'processar', recusada: 'recusar' } as const satisfies Record<
  string,
  PassoDaDevolucao
>;

export function passoDe(estado: keyof typeof PASSOS): PassoDaDevolucao {
  return PASSOS[estado];
}

/** The bank's last word about a dispute; any other detail leaves it open. */
const DESFECHOS: Readonly<Record<string, 'ganhar' | 'perder'>> = { reimbursed: 'ganhar', settled: 'perder' };

/** A payment with money, in our words; undefined for one that has none. */
export async function lerRecebido(deps: Pick<Deps, 'db' | 'cifra'>, p: PagamentoMp): Promise<Recebido | undefined> {
  if (p.pagoEm === null) return undefined;
  return {
    referencia: p.id,
    cobranca: p.referencia,
    valor: p.valor,
    horario: p.pagoEm,
    pagadorIndice: p.cpf === null ? null : deps.cifra.indice(p.cpf, 'usuario:cpf'),
    devolucoes: [...(await devolucoesDe(deps.db, p)), ...contestacaoDe(p)],
    ...(p.estado === 'contestado'
      ? { disputa: { noProvedor: null, responderAte: null, desfecho: DESFECHOS[p.detalhe] ?? null } }
      : {}),
  };
}

/**
 * The returns of a payment under our own ids. One that nobody here asked for keeps the provider's; while one of ours
 * waits for its answer, an unknown one may be it, and is left for that answer.
 */
async function devolucoesDe(db: Executor, p: PagamentoMp): Promise<readonly DevolucaoDita[]> {
  if (p.devolucoes.length === 0) return [];
  const nossas = await db
    .selectFrom('devolucoes as d')
    .innerJoin('recebimentos as x', 'x.id', 'd.recebimento_id')
    .leftJoin('devolucoes_mercado_pago as m', 'm.devolucao_id', 'd.id')
    .select(['d.id_devolucao as id', 'm.no_provedor as noProvedor'])
    .where('x.provedor', '=', MERCADO_PAGO)
    .where('x.referencia', '=', p.id)
    .execute();
  const semResposta = nossas.some(({ noProvedor }) => noProvedor === null);
  return p.devolucoes.flatMap(({ id, estado, valor }) => {
    const nossa = nossas.find(({ noProvedor }) => noProvedor === id);
    if (nossa === undefined && semResposta) return [];
    return [{ id: nossa?.id ?? `mp-${id}`, passo: passoDe(estado), valor }];
  });
}

/** A dispute that its bank has decided against us, or whose money is held: the provider took what is left (REGRAS 2.18). */
function contestacaoDe(p: PagamentoMp): readonly DevolucaoDita[] {
  if (p.estado !== 'contestado' || p.detalhe === 'reimbursed') return [];
  const devolvido = p.devolucoes.reduce<Centavos>(
    (soma, { valor, estado }) => (estado === 'recusada' ? soma : somar(soma, valor)),
    ZERO,
  );
  return [{ id: `contestacao-${p.id}`, passo: 'devolver', valor: subtrair(p.valor, devolvido), contestada: true }];
}
