import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, ZERO } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../../db/banco.ts';
import type { CobrancaPicPay } from '../../../../gateways/picpay/port.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Recebido } from '../../recebimentos/recebido.ts';
import { devolucoesPelaSoma } from '../devolucao-pela-soma.ts';
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
    devolucoes: await devolucoesPelaSoma(deps.db, {
      provedor: PICPAY,
      referencia: nome,
      pago: valor,
      devolvido: somaDevolvida({ ...c, pago: valor }),
      contestado: c.estado === 'contestado',
    }),
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

/** The sum that the provider has given back of a charge; it may say so by its state alone. */
export function somaDevolvida({ estado, pago, devolvido }: CobrancaPicPay & { readonly pago: Centavos }): Centavos {
  return estado === 'devolvido' && devolvido === ZERO ? pago : devolvido;
}
