import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, ZERO } from '@rateia/domain/dinheiro';
import { acrescimoDoMeio } from '@rateia/domain/pagamentos/meio';
import { cartaoRecorrente } from '@rateia/domain/pagamentos/meios/cartao-recorrente';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { cartaoQuePaga, cobraSozinho } from '../../pagamentos/index.ts';

type DaFatura = { readonly faturaId: number; readonly usuarioId: number; readonly agora: Instante };

export type PrecoNoCartao = {
  readonly bandeira: string;
  readonly finalDoCartao: string;
  /** The whole charge, and the part of it that the card costs. */
  readonly valor: Centavos;
  readonly custo: Centavos;
};

/** The charge of an invoice to the card that pays by itself, told before it is made; undefined where no card would be charged (REGRAS 2.4, 2.8). */
export async function precoNoCartao(
  db: Executor,
  deps: Pick<Deps, 'gateways' | 'regras'>,
  { faturaId, usuarioId, agora }: DaFatura,
): Promise<PrecoNoCartao | undefined> {
  if (!(await cobraSozinho(deps))) return undefined;
  const cartao = await cartaoQuePaga(db, { usuarioId, agora });
  if (cartao === undefined) return undefined;
  const { subtotal } = await db
    .selectFrom('faturas')
    .select('subtotal')
    .where('id', '=', faturaId)
    .executeTakeFirstOrThrow();
  const regras = await deps.regras();
  if (cartaoRecorrente.indisponivel({ valor: centavos(subtotal), saldo: ZERO }, regras) !== undefined) return undefined;
  const custo = acrescimoDoMeio(cartaoRecorrente, centavos(subtotal), regras);
  const { bandeira, final_do_cartao: finalDoCartao } = cartao;
  return { bandeira, finalDoCartao, valor: somar(centavos(subtotal), custo), custo };
}
