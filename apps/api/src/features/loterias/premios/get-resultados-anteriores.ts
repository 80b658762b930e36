import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import { loteriaDoResultado } from '@rateia/domain/loterias/apuracao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { listarResultados } from '../repository.ts';
import { concursosApresentados } from './concursos-apresentados.ts';
import { apresentarSorteado } from './presenter.ts';

const ANTERIORES = 10;

/** The last results of the lottery of a concurso, up to it (spec B§7). */
export async function getResultadosAnteriores(
  ctx: ContextoUsuario,
  { params: { id, n } }: Recebida<typeof loterias.getResultadosAnteriores>,
) {
  const [doConcurso] = (await concursosApresentados(ctx, id)).filter(({ concurso }) => concurso === n);
  if (doConcurso === undefined) return recusar('naoEncontrado');
  const loteria = loteriaDoResultado(doConcurso.loteria);
  const resultados = await listarResultados(ctx.db, { loteria, quantos: ANTERIORES, ate: n });
  return { itens: resultados.map((um) => ({ concurso: um.concurso, ...apresentarSorteado(um) })) };
}
