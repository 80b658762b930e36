import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { APURAR_BOLOES } from '../agenda.ts';
import { reapurarConcurso } from '../premios/apurar-boloes.ts';
import { anotarDecisao, decidirProposta, guardarResultado, travarPropostaDeResultado } from './resultados-a-mao.ts';

/** The second person confirms: pools that wait are checked by a job, and those that were checked are checked anew (REGRAS 2.12). */
export async function confirmarResultado(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.confirmarResultado>,
): Promise<void> {
  await emTransacao(ctx.db, async (trx) => {
    const { usuario, agora: em } = ctx;
    const proposta = (await travarPropostaDeResultado(trx, id)) ?? recusar('naoEncontrado');
    if (proposta.por === usuario.id) recusar('outraPessoaConfirma');
    await decidirProposta(trx, { id, decisao: 'confirmado', por: usuario.id, em });
    await guardarResultado(trx, { resultado: proposta.resultado, em });
    const { loteria, concurso } = proposta;
    await reapurarConcurso(trx, { loteria, concurso, correcao: id, agora: em });
    await enfileirar(trx, APURAR_BOLOES, {});
    await anotarDecisao(trx, ctx, { acao: 'resultado.confirmar', id });
  });
}
