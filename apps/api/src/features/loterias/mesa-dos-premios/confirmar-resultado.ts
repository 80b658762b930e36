import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { APURAR_BOLOES } from '../agenda.ts';
import { reapurarConcurso } from '../premios/apurar-boloes.ts';
import { decidirProposta, guardarResultado, travarPropostaDeResultado } from './resultados-a-mao.ts';

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
    await anotar(trx, ctx, { acao: 'resultado.confirmar', id });
  });
}

/** A result by hand is taken back; the next one may be given (REGRAS 2.12). */
export async function recusarResultado(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.recusarResultado>,
): Promise<void> {
  await emTransacao(ctx.db, async (trx) => {
    const { usuario, agora: em } = ctx;
    const proposta = (await travarPropostaDeResultado(trx, id)) ?? recusar('naoEncontrado');
    await decidirProposta(trx, { id: proposta.id, decisao: 'recusado', por: usuario.id, em });
    await anotar(trx, ctx, { acao: 'resultado.recusar', id });
  });
}

async function anotar(
  trx: Trx,
  { usuario, ip, agora }: ContextoUsuario,
  { acao, id }: { readonly acao: string; readonly id: number },
): Promise<void> {
  await registrarAuditoria(trx, { usuarioId: usuario.id, acao, alvo: `resultado:${id}`, ip, em: agora });
}
