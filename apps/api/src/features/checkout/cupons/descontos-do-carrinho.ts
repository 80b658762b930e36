import type { Instante } from '@rateia/domain/datas';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { Executor } from '../../../db/banco.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import type { GrupoDoPedido } from './pedir-descontos.ts';
import { calcularDescontos } from './pedir-descontos.ts';
import { cupomDoCarrinho } from './repository.ts';

/** The coupon of a cart: if it holds now, and what a person is told where it does not. */
type CupomDoCarrinho = { readonly codigo: string; readonly vale: boolean; readonly mensagem: string | null };

/** The discounts of a cart as it is seen: a coupon that no longer holds says so, and takes nothing off (REGRAS 2.29). */
export async function descontosDoCarrinho(
  db: Executor,
  c: { readonly usuarioId: number; readonly grupos: readonly GrupoDoPedido[]; readonly agora: Instante },
): Promise<{ readonly descontos: readonly LinhaDeValor[]; readonly cupom: CupomDoCarrinho | null }> {
  const guardado = await cupomDoCarrinho(db, c.usuarioId);
  if (guardado === undefined) return { descontos: await linhas(db, c), cupom: null };
  const { codigo } = guardado;
  try {
    return { descontos: await linhas(db, { ...c, cupom: guardado }), cupom: { codigo, vale: true, mensagem: null } };
  } catch (erro) {
    if (!(erro instanceof ErroDeCatalogo)) throw erro;
    return { descontos: await linhas(db, c), cupom: { codigo, vale: false, mensagem: erro.message } };
  }
}

async function linhas(db: Executor, compra: Parameters<typeof calcularDescontos>[1]): Promise<readonly LinhaDeValor[]> {
  return (await calcularDescontos(db, compra)).map(({ linha }) => linha);
}
