import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { anotarDecisao, decidirProposta, travarPropostaDeResultado } from './resultados-a-mao.ts';

/** A result by hand is taken back; the next one may be given (REGRAS 2.12). */
export async function recusarResultado(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.recusarResultado>,
): Promise<void> {
  await emTransacao(ctx.db, async (trx) => {
    const { usuario, agora: em } = ctx;
    const proposta = (await travarPropostaDeResultado(trx, id)) ?? recusar('naoEncontrado');
    await decidirProposta(trx, { id: proposta.id, decisao: 'recusado', por: usuario.id, em });
    await anotarDecisao(trx, ctx, { acao: 'resultado.recusar', id });
  });
}
