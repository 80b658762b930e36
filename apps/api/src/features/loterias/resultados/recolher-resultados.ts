import { diaDe, feriadosNacionais } from '@rateia/domain/datas';
import { proximoSorteio } from '@rateia/domain/loterias/calendario-de-sorteios';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { LoteriaComFonte } from '../../../gateways/resultados/port.ts';
import { LOTERIAS_COM_FONTE } from '../../../gateways/resultados/port.ts';
import type { Deps } from '../../../http/deps.ts';
import { acharUltimos } from '../repository.ts';
import { receberResultado } from './receber-resultado.ts';
import { faltamAntesDe } from './resultados-repository.ts';

/** Results that are kept for the statistics; missing ones are asked for a few at a time. */
const CONCURSOS_GUARDADOS = 100;
const POR_VEZ = 5;

/** Asks both sources for what is due: the latest concurso after its draw, and some of the past that is missing. */
export async function recolherResultados(deps: Deps): Promise<void> {
  const { loterias } = await deps.regras();
  if (!loterias.ligada) return;
  for (const loteria of LOTERIAS_COM_FONTE) {
    if (loterias.jogos[loteria]) await recolherDe(deps, loteria);
  }
}

async function recolherDe(deps: Deps, loteria: LoteriaComFonte): Promise<void> {
  const ultimo = (await acharUltimos(deps.db)).get(loteria)?.resultado;
  if (ultimo === undefined || sorteouDepois(loteria, { dia: ultimo.data, agora: deps.relogio.agora() })) {
    await receberResultado(deps, { loteria });
  }
  if (ultimo === undefined) return;
  const faltam = await faltamAntesDe(deps.db, { loteria, concurso: ultimo.concurso, quantos: CONCURSOS_GUARDADOS });
  for (const concurso of faltam.slice(0, POR_VEZ)) await receberResultado(deps, { loteria, concurso });
}

/** True when the calendar had a draw of the lottery between a day and now. */
function sorteouDepois(
  loteria: LoteriaComFonte,
  { dia, agora }: { readonly dia: string; readonly agora: string },
): boolean {
  const feriados = feriadosNacionais(Number(diaDe(agora).slice(0, 4)));
  const proximo = proximoSorteio(LOTERIAS[loteria], { depoisDe: dia, feriados });
  return proximo !== undefined && proximo.sorteioEm <= agora;
}
