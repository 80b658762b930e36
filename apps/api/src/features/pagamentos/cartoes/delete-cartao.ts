import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { diaDe } from '@rateia/domain/datas';
import { cartaoVencido, ID_ESTADO_CARTAO, MAQUINA_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { TENTATIVA_ABERTA } from '@rateia/domain/pagamentos/cartao/tentativa';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { CARTAO_VENCENDO, REMOVER_CARTAO } from '../agenda.ts';
import { ProvedorIndefinido } from '../cobrancas/cobrancas.ts';
import { mercadoPagoDe } from '../meios/mercado-pago/conta.ts';
import { meuCartao } from './cartoes-do-usuario.ts';
import { encerrarVerificacao } from './verificacao.ts';

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
    exigir(
      await mover(trx, MAQUINA_CARTAO, {
        id,
        evento: 'remover',
        quem: 'usuario',
        usuarioId: usuario.id,
        agora,
        mudar: { principal: false },
      }),
    );
    await encerrarVerificacao(trx, { cartaoId: id, agora });
    await cancelarPrazos(trx, { tipos: [CARTAO_VENCENDO], alvoId: id });
    if (principal) await elegerPrincipal(trx, ctx);
    await enfileirar(trx, REMOVER_CARTAO, { cartaoId: id }, { chave: `removerCartao:${id}` });
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

/** Job `removerCartao`: the provider forgets the card too; one that it does not know is forgotten already. */
export async function removerDoProvedor(deps: Deps, cartaoId: number): Promise<void> {
  const c = await deps.db
    .selectFrom('cartoes')
    .select(['cliente', 'no_provedor as cartao'])
    .where('id', '=', cartaoId)
    .executeTakeFirst();
  if (c === undefined || c.cliente === null || c.cartao === null) return;
  const r = await mercadoPagoDe(deps).removerCartao({ cliente: c.cliente, cartao: c.cartao });
  if (r.situacao !== 'ok' && r.situacao !== 'inexistente')
    throw new ProvedorIndefinido(`card ${cartaoId} not removed: ${r.situacao}`);
  await deps.db.updateTable('cartoes').set({ no_provedor: null }).where('id', '=', cartaoId).execute();
}
