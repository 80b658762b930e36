import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../../db/banco.ts';
import type { CobrancaPicPay } from '../../../../gateways/picpay/port.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { DevolucaoDita, Recebido } from '../../recebimentos/recebido.ts';
import { PICPAY, pagamentoDaCobranca, temDinheiro } from './cobranca.ts';

/**
 * The money of a charge in our words; undefined while it has none, and then it is noted when none can come any more. The
 * registered buyer counts as the payer: the provider does not tell whose account paid (REGRAS 2.5).
 */
export async function lerRecebido(deps: Deps, nome: string, c: CobrancaPicPay): Promise<Recebido | undefined> {
  const pagamentoId = await pagamentoDaCobranca(deps.db, nome);
  if (!temDinheiro(c)) {
    if (c.estado === 'expirado' && pagamentoId !== undefined) await encerrar(deps.db, pagamentoId, nome);
    return undefined;
  }
  const linha =
    pagamentoId === undefined
      ? undefined
      : await deps.db
          .updateTable('cobrancas_picpay')
          .set((e) => ({ paga_em: e.fn.coalesce('paga_em', e.val(deps.relogio.agora())) }))
          .where('pagamento_id', '=', pagamentoId)
          .returning('paga_em')
          .executeTakeFirst();
  const dono = pagamentoId === undefined ? undefined : await donoDo(deps.db, pagamentoId);
  const valor = c.pago ?? dono?.valor;
  // Money of a charge that is not ours, without an amount: there is nothing to write down.
  if (valor === undefined || valor === ZERO) return undefined;
  return {
    referencia: nome,
    cobranca: nome,
    valor,
    horario: linha?.paga_em ?? deps.relogio.agora(),
    pagadorIndice: dono?.cpfIndice ?? null,
    devolucoes: await devolucoesDe(deps.db, nome, { ...c, pago: valor }),
  };
}

/** Of a charge that gave way to another nothing is awaited in any case. */
async function encerrar(db: Executor, pagamentoId: number, nome: string): Promise<void> {
  await db
    .updateTable('cobrancas_picpay')
    .set({ encerrada: true })
    .where('pagamento_id', '=', pagamentoId)
    .where('numero', '=', Number(nome.split('-')[1] ?? 0))
    .where('encerrada', '=', false)
    .execute();
}

async function donoDo(
  db: Executor,
  pagamentoId: number,
): Promise<{ readonly valor: Centavos; readonly cpfIndice: Buffer | null }> {
  const l = await db
    .selectFrom('pagamentos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select(['p.valor', 'u.cpf_indice'])
    .where('p.id', '=', pagamentoId)
    .executeTakeFirstOrThrow();
  return { valor: centavos(l.valor), cpfIndice: l.cpf_indice };
}

/** Our returns of a receipt: what the provider is known to have given back, and whether one waits for its answer. */
export async function nossasDevolucoes(
  db: Executor,
  nome: string,
): Promise<{ readonly feito: Centavos; readonly semResposta: boolean }> {
  const linhas = await db
    .selectFrom('devolucoes as d')
    .innerJoin('recebimentos as x', 'x.id', 'd.recebimento_id')
    .innerJoin('devolucoes_picpay as p', 'p.devolucao_id', 'd.id')
    .select(['d.valor', 'p.no_provedor'])
    .where('x.provedor', '=', PICPAY)
    .where('x.referencia', '=', nome)
    .execute();
  const feito = linhas
    .filter(({ no_provedor: id }) => id !== null)
    .reduce<Centavos>((soma, { valor }) => somar(soma, centavos(valor)), ZERO);
  return { feito, semResposta: linhas.some(({ no_provedor: id }) => id === null) };
}

/**
 * Money that the provider took back without our asking: by its own panel, or for a dispute. The provider names no
 * return, so its sum tells it; while one of ours waits for its answer the sum may be that one, and is left for it.
 */
async function devolucoesDe(
  db: Executor,
  nome: string,
  c: CobrancaPicPay & { readonly pago: Centavos },
): Promise<readonly DevolucaoDita[]> {
  const { feito, semResposta } = await nossasDevolucoes(db, nome);
  if (semResposta) return [];
  const total = c.estado === 'devolvido' && c.devolvido === ZERO ? c.pago : c.devolvido;
  const alheio = total > feito ? subtrair(total, feito) : ZERO;
  const doPainel: DevolucaoDita[] =
    alheio === ZERO ? [] : [{ id: `picpay-${nome}-${total}`, passo: 'devolver', valor: alheio }];
  const resto = total < c.pago ? subtrair(c.pago, total) : ZERO;
  return c.estado === 'contestado' && resto > ZERO
    ? [...doPainel, { id: `contestacao-${nome}`, passo: 'devolver', valor: resto, contestada: true }]
    : doPainel;
}
