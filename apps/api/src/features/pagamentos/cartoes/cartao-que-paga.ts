import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { cartaoVencido, ID_ESTADO_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { motivoDaRecusa, RECUSA_DO_CARTAO, repeteSozinho } from '@rateia/domain/pagamentos/cartao/recusas';
import { ID_ESTADO_TENTATIVA } from '@rateia/domain/pagamentos/cartao/tentativa';
import { cartaoRecorrente } from '@rateia/domain/pagamentos/meios/cartao-recorrente';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';

/** True where this product charges saved cards of itself: its provider is on, and so is the method. */
export async function cobraSozinho(deps: Pick<Deps, 'gateways' | 'regras'>): Promise<boolean> {
  return deps.gateways.mercadoPago !== undefined && cartaoRecorrente.numeros(await deps.regras()).ligado;
}

/**
 * The card that pays the months of a person by itself: the default one, whose holder said yes, verified, within its month, and not
 * refused for good since its holder last paid with it (REGRAS 2.8, 2.14).
 */
export async function cartaoQuePaga(
  db: Executor,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
) {
  const c = await db
    .selectFrom('cartoes')
    .select(['id', 'cliente', 'no_provedor', 'bandeira', 'primeiros_digitos', 'final_do_cartao', 'mes', 'ano'])
    .where('usuario_id', '=', usuarioId)
    .where('principal', '=', true)
    .where('paga_sozinho', '=', true)
    .where('estado', '=', ID_ESTADO_CARTAO.ativo)
    .executeTakeFirst();
  if (c === undefined || c.no_provedor === null || cartaoVencido(c, diaDe(agora))) return undefined;
  return (await recusaQueParou(db, c.id)) === undefined ? c : undefined;
}

/** The refusal after which a card pays nothing by itself; undefined for one that may be charged. */
export async function recusaQueParou(
  db: Executor,
  cartaoId: number,
): Promise<{ readonly frase: string; readonly oQueFazer: string } | undefined> {
  const ultima = await db
    .selectFrom('tentativas_de_cartao as t')
    .innerJoin('pagamentos as p', 'p.id', 't.pagamento_id')
    .select(['t.estado', 't.detalhe', 'p.meio_pagamento'])
    .where('t.cartao_id', '=', cartaoId)
    .where('t.estado', 'in', [ID_ESTADO_TENTATIVA.aprovada, ID_ESTADO_TENTATIVA.recusada])
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (ultima === undefined || ultima.estado === ID_ESTADO_TENTATIVA.aprovada) return undefined;
  const { frase, oQueFazer, dura } = RECUSA_DO_CARTAO[motivoDaRecusa(ultima.detalhe ?? '')];
  const sozinho = ultima.meio_pagamento === cartaoRecorrente.id;
  return dura || (sozinho && !repeteSozinho(ultima.detalhe ?? '')) ? { frase, oQueFazer } : undefined;
}
