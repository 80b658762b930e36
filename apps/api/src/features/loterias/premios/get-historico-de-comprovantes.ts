import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { comprovantesDoBolao } from '../comprovantes/repository.ts';
import { exigirDoBolao } from './exigir-do-bolao.ts';

/** The official receipts of a pool, the newest first, to its members alone (spec B§7). */
export async function getHistoricoDeComprovantes(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof loterias.getHistoricoDeComprovantes>,
) {
  await exigirDoBolao(ctx, id);
  const comprovantes = await comprovantesDoBolao(ctx.db, id);
  const itens = comprovantes.map(({ id: idDoComprovante, loteria, concurso, terminal, sha256, enviadoEm }) => ({
    id: idDoComprovante,
    loteria,
    concurso,
    terminal,
    sha256,
    enviadoEm,
  }));
  return { itens: itens.toReversed() };
}
