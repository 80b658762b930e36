import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { arrependimentoAte, plusEmVigor } from '@rateia/domain/carteira/plus';
import { diaDe } from '@rateia/domain/datas';
import { ZERO } from '@rateia/domain/dinheiro';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { devolverItens } from '../../pedido/index.ts';
import { adesaoDe, ultimoMesPago } from './plus-repository.ts';

type Contrato = typeof carteira.sairDoPlus;

/** Leaves Plus: at the end of the paid month, or in the first seven days at once with everything back (REGRAS 2.9, 2.32). */
export async function sairDoPlus(
  ctx: ContextoUsuario,
  { body: { devolver } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { agora, usuario, deps } = ctx;
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    await trx
      .selectFrom('adesoes_plus')
      .select('usuario_id')
      .where('usuario_id', '=', usuario.id)
      .forUpdate()
      .execute();
    const adesao = await adesaoDe(trx, usuario.id);
    if (adesao === undefined || !plusEmVigor(adesao, agora)) return recusar('naoEncontrado');
    const ultimo = devolver ? await ultimoMesPago(trx, usuario.id) : undefined;
    if (devolver && (ultimo === undefined || diaDe(agora) > arrependimentoAte(adesao.desde, regras)))
      return recusar('plusSemDevolucao');
    await trx.updateTable('adesoes_plus').set({ renova: false }).where('usuario_id', '=', usuario.id).execute();
    if (ultimo === undefined) return { validaAte: adesao.validaAte, valor: ZERO };
    const { valor } = await devolverItens(trx, deps, {
      faturaId: ultimo.faturaId,
      itens: [{ itemId: ultimo.itemId }],
      chave: `plus:${ultimo.itemId}:arrependimento`,
      caso: 'arrependimentoDoPlus',
      motivo: 'plus.arrependimento',
      quem: 'membro',
      agora,
    });
    return { validaAte: (await adesaoDe(trx, usuario.id))?.validaAte ?? agora, valor };
  });
}
