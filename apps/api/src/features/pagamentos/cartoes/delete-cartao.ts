import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { diaDe } from '@rateia/domain/datas';
import { cartaoVencido, ID_ESTADO_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { TENTATIVA_ABERTA } from '@rateia/domain/pagamentos/cartao/tentativa';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { meuCartao } from './cartoes-do-usuario.ts';
import { removerCartao } from './remover-cartao.ts';

type Contrato = typeof pagamentos.deleteCartao;

/**
 * Removes a card, here and at the provider. While a payment by it waits for its bank it stays; when the default card
 * goes, the newest of the others takes its place (REGRAS 2.14).
 */
export async function deleteCartao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, usuario, agora } = ctx;
  const { principal } = await meuCartao(ctx, id);
  await emTransacao(db, async (trx) => {
    // Locked before the look at its tries: no charge begins meanwhile.
    await trx.selectFrom('cartoes').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const emUso = await trx
      .selectFrom('tentativas_de_cartao')
      .select('id')
      .where('cartao_id', '=', id)
      .where('estado', 'in', [...TENTATIVA_ABERTA])
      .executeTakeFirst();
    if (emUso !== undefined) return recusar('cartaoEmUso');
    await removerCartao(trx, { id, quem: 'usuario', usuarioId: usuario.id, agora });
    if (principal) await elegerPrincipal(trx, ctx);
  });
}

/** The newest of the cards that pay; one past its month does not. */
async function elegerPrincipal(trx: Trx, { usuario, agora }: ContextoUsuario): Promise<void> {
  const ativos = await trx
    .selectFrom('cartoes')
    .select(['id', 'mes', 'ano'])
    .where('usuario_id', '=', usuario.id)
    .where('estado', '=', ID_ESTADO_CARTAO.ativo)
    .orderBy('id', 'desc')
    .execute();
  const outro = ativos.find((cartao) => !cartaoVencido(cartao, diaDe(agora)));
  if (outro !== undefined)
    await trx.updateTable('cartoes').set({ principal: true }).where('id', '=', outro.id).execute();
}
