import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Resposta } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Aposta } from '@rateia/domain/loterias/aposta';
import { chancesDoBolao } from '@rateia/domain/loterias/chances-do-bolao';

type Chances = Resposta<typeof contrato.listJogosDoBolao>['chances'];
type Jogo = { readonly aposta: Aposta; readonly concurso: number };

/** The bets of a pool do not change, and counting many of them takes long: each pool is counted once by a process. */
const contadas = new Map<string, Chances>();
const GUARDADAS = 500;

/** The exact odds of all bets together on the day of the draw (REGRAS 2.12). */
export function chancesJuntas(jogos: readonly Jogo[], sorteioEm: Instante): Chances {
  const apostas = jogos.map(({ aposta, concurso }) => ({ aposta, concurso }));
  const dia = diaDe(sorteioEm);
  const chave = JSON.stringify([dia, apostas]);
  const contada = contadas.get(chave);
  if (contada !== undefined) return contada;
  const chances = chancesDoBolao(apostas, dia) ?? null;
  const [maisVelha] = contadas.keys();
  if (contadas.size >= GUARDADAS && maisVelha !== undefined) contadas.delete(maisVelha);
  contadas.set(chave, chances);
  return chances;
}
