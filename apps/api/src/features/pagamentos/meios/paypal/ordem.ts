import { instanteDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { CapturaPayPal, DevolucaoPayPal, OrdemPayPal } from '../../../../gateways/paypal/port.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { DevolucaoDita, PassoDaDevolucao, Recebido } from '../../recebimentos/recebido.ts';
import type { Cobranca } from './cobranca.ts';
import { cobrancaDo, guardarOrdem, PAYPAL, pagamentoDaCobranca, payPalDe, pedirOrdem } from './cobranca.ts';

/** The occasion of a question about an order: a person who is back or a notice of the provider, or the clock alone. */
type Gatilho = 'pessoa' | 'relogio';

/** The capture of an order that brought money, even if it went back since. */
export function capturaComDinheiro({ capturas }: OrdemPayPal): CapturaPayPal | undefined {
  return capturas.find(({ estado }) => estado === 'paga' || estado === 'devolvida');
}

/**
 * The money of an order in our words; undefined while it has none. An approved order is captured on the way, while its
 * payment waits: before that nothing was charged, and after the end of the payment nothing will be (REGRAS 2.4).
 */
export async function lerOrdem(
  deps: Deps,
  lida: OrdemPayPal,
  gatilho: Gatilho,
): Promise<Resultado<Recebido | undefined>> {
  const pagamentoId = lida.referencia === null ? undefined : await pagamentoDaCobranca(deps.db, lida.referencia);
  const cobranca = pagamentoId === undefined ? undefined : await cobrancaDo(deps.db, pagamentoId);
  const r = cobranca === undefined ? ok(lida) : await capturarSeAprovada(deps, { cobranca, lida, gatilho });
  if (r.situacao !== 'ok') return r;
  const captura = capturaComDinheiro(r.valor);
  if (captura === undefined) {
    if (cobranca !== undefined) await anotarSemDinheiro(deps, cobranca, r.valor);
    return ok(undefined);
  }
  if (cobranca !== undefined)
    await deps.db
      .updateTable('cobrancas_paypal')
      .set({ captura: captura.id, disse: null })
      .where('pagamento_id', '=', cobranca.pagamentoId)
      .where('captura', 'is', null)
      .execute();
  return ok(emRecebido(r.valor, captura, cobranca));
}

type Aprovacao = { readonly cobranca: Cobranca; readonly lida: OrdemPayPal; readonly gatilho: Gatilho };

/** One key for every trigger of a try, so that the money is taken once; the order tells what became of a lost answer. */
async function capturarSeAprovada(deps: Deps, a: Aprovacao): Promise<Resultado<OrdemPayPal>> {
  const { cobranca, lida, gatilho } = a;
  const { pagamentoId, nome, recusas } = cobranca;
  // After a refusal the payer must approve anew: the clock cannot tell whether that has happened.
  const pode = cobranca.aberto && cobranca.ordem === lida.id && (gatilho === 'pessoa' || recusas === 0);
  if (lida.estado !== 'aprovada' || !pode) return ok(lida);
  const pedidaEm = instanteDe(deps.relogio.parede());
  await deps.db
    .updateTable('cobrancas_paypal')
    .set({ captura_pedida_em: pedidaEm })
    .where('pagamento_id', '=', pagamentoId)
    .execute();
  const r = await payPalDe(deps).capturar({ ordem: lida.id, chave: `${nome}-c${recusas}` });
  if (r.situacao === 'ok') return r;
  if (r.situacao === 'recusado') {
    deps.log.warn({ pagamentoId, codigo: r.codigo }, 'capture refused');
    await anotarRecusa(deps, cobranca);
    return ok(lida);
  }
  if (r.situacao !== 'desconhecido') return r;
  const denovo = await payPalDe(deps).consultarOrdem(lida.id);
  return denovo.situacao === 'ok' && denovo.valor.capturas.length > 0 ? denovo : r;
}

/** The payer is sent to the same order again, and chooses another means there. */
async function anotarRecusa({ db }: Pick<Deps, 'db'>, { pagamentoId, recusas }: Cobranca): Promise<void> {
  await db
    .updateTable('cobrancas_paypal')
    .set({ recusas: recusas + 1, disse: 'recusada' })
    .where('pagamento_id', '=', pagamentoId)
    .where('recusas', '=', recusas)
    .execute();
}

/** A capture that is looked at is told; one that was declined for good has its order replaced, while the payment waits. */
async function anotarSemDinheiro(deps: Deps, cobranca: Cobranca, ordem: OrdemPayPal): Promise<void> {
  if (cobranca.ordem !== ordem.id) return;
  const ultima = ordem.capturas.at(-1)?.estado;
  const { pagamentoId, aberto, pediuCaptura } = cobranca;
  if (ultima === 'emAnalise' || ultima === 'desconhecida') {
    const disse = 'emAnalise';
    await deps.db.updateTable('cobrancas_paypal').set({ disse }).where('pagamento_id', '=', pagamentoId).execute();
    return;
  }
  const acabou = ultima === 'recusada' || ordem.estado === 'anulada';
  if (acabou && aberto) return await trocarOrdem(deps, cobranca);
  if (acabou || (!aberto && !pediuCaptura)) await encerrar(deps, pagamentoId);
}

/** The order is of no use any more: another one under the next number takes its place, with its page. */
async function trocarOrdem(deps: Deps, { pagamentoId, numero, recusas }: Cobranca): Promise<void> {
  const trocada = await deps.db
    .updateTable('cobrancas_paypal')
    .set({ numero: numero + 1, recusas: recusas + 1, disse: 'recusada', ordem: null, url: null })
    .set({ captura_pedida_em: null })
    .where('pagamento_id', '=', pagamentoId)
    .where('numero', '=', numero)
    .executeTakeFirst();
  if (trocada.numUpdatedRows === 0n) return;
  await pedirOutra(deps, pagamentoId);
}

/** Asks for another order while the payment waits; when its answer does not come, the next question about the payment tries again. */
export async function pedirOutra(deps: Deps, pagamentoId: number): Promise<void> {
  const cobranca = await cobrancaDo(deps.db, pagamentoId);
  if (!cobranca.aberto) return await encerrar(deps, pagamentoId);
  const r = await pedirOrdem(deps, { ...cobranca, id: pagamentoId, valor: centavos(cobranca.valor) });
  if (r.situacao === 'ok') await guardarOrdem(deps.db, pagamentoId, r.valor);
}

export async function encerrar({ db }: Pick<Deps, 'db'>, pagamentoId: number): Promise<void> {
  await db
    .updateTable('cobrancas_paypal')
    .set({ encerrada: true })
    .where('pagamento_id', '=', pagamentoId)
    .where('encerrada', '=', false)
    .execute();
}

/** The registered buyer counts as the payer: the provider does not tell whose account paid (REGRAS 2.5). */
function emRecebido(ordem: OrdemPayPal, captura: CapturaPayPal, cobranca: Cobranca | undefined): Recebido {
  return {
    referencia: ordem.id,
    cobranca: ordem.referencia,
    valor: captura.valor,
    horario: captura.em,
    pagadorIndice: cobranca?.cpfIndice ?? null,
    devolucoes: [...ordem.devolucoes.map(emDita), ...revertida(ordem, captura)],
  };
}

const PASSOS = { feita: 'devolver', emCurso: 'processar', recusada: 'recusar' } as const satisfies Record<
  DevolucaoPayPal['estado'],
  PassoDaDevolucao
>;

export function passoDa({ estado }: DevolucaoPayPal): PassoDaDevolucao {
  return PASSOS[estado];
}

/** A return of ours bears our key; one that nobody here asked for keeps the provider's name. */
function emDita(d: DevolucaoPayPal): DevolucaoDita {
  return { id: d.chave ?? `${PAYPAL}-${d.id}`, passo: passoDa(d), valor: d.valor };
}

/** Money that is gone without a return of it was taken back for a dispute that we lost. */
function revertida({ id, devolucoes }: OrdemPayPal, { estado, valor }: CapturaPayPal): readonly DevolucaoDita[] {
  if (estado !== 'devolvida') return [];
  const devolvido = devolucoes.reduce<Centavos>(
    (soma, d) => (d.estado === 'recusada' ? soma : somar(soma, d.valor)),
    ZERO,
  );
  if (devolvido >= valor) return [];
  return [{ id: `contestacao-${id}`, passo: 'devolver', valor: subtrair(valor, devolvido), contestada: true }];
}
