import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias as contrato } from '@rateia/contracts/loterias';
import { estatisticaDe } from '@rateia/domain/loterias/estatistica';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { foraDasLoterias } from './jogo-responsavel/fora-das-loterias.ts';
import { apresentarEstatistica } from './presenter.ts';
import { listarResultados } from './repository.ts';

const CONCURSOS = 100;
const PARES = 10;

/**
 * Statistics over the last results of a lottery; those of a special edition are its parent's. Empty while the lottery is
 * switched off, for a person known to be under 18 or away by his own word, and for the lottery of matches, which has no numbers (spec B§7).
 */
export async function getEstatisticaDaLoteria(
  ctx: ContextoUsuario,
  { query: { loteria: slug } }: Recebida<typeof contrato.getEstatisticaDaLoteria>,
) {
  const { loterias } = await ctx.deps.regras();
  const { volante, edicao } = LOTERIAS[slug];
  const aberta = loterias.ligada && loterias.jogos[slug] && !(await foraDasLoterias(ctx));
  if (!aberta || volante.tipo !== 'dezenas')
    return apresentarEstatistica(slug, { concursos: 0, dezenas: [], pares: [] });
  const resultados = await listarResultados(ctx.db, { loteria: edicao?.pai ?? slug, quantos: CONCURSOS });
  const { de, ate } = volante.dezenas;
  return apresentarEstatistica(slug, estatisticaDe(resultados, { de, ate, pares: PARES }));
}
