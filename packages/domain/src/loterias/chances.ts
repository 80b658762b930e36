import type { Dia } from '../datas.ts';
import type { Aposta, ApostaDaLoteca, ApostaDeDezenas } from './aposta.ts';
import { apostasSimples, dezenasDe, ehDaLoteca, extraDe } from './aposta.ts';
import { combinacoesExatas } from './combinacoes.ts';
import type { Faixa } from './loteria.ts';
import { LOTERIAS } from './loterias.ts';
import { exigirVigente } from './vigencia.ts';

/** An exact probability. */
export type Chance = { readonly favoraveis: bigint; readonly possiveis: bigint };

const CENTESIMOS = 100n;

/** One in so many, with two decimals rounded half up; undefined when it cannot happen. */
export function umEm({ favoraveis, possiveis }: Chance): number | undefined {
  if (favoraveis === 0n) return undefined;
  return Number((possiveis * CENTESIMOS * 2n + favoraveis) / (favoraveis * 2n)) / Number(CENTESIMOS);
}

/**
 * The probability that a bet of this size reaches a tier: that the number of its hits is that of the tier. A bet of several
 * simple bets with more hits wins lower tiers too, which is not counted here, as in the tables of the lotteries.
 */
export function chanceDaFaixa(aposta: Aposta, faixa: Faixa): Chance {
  if (ehDaLoteca(aposta)) return chanceDosPalpites(aposta, faixa);
  if (faixa.acertos === null) return chanceDoExtra(aposta);
  const { de, ate, sorteadas } = dezenasDe(aposta.loteria);
  const [universo, marcas] = [ate - de + 1, aposta.dezenas.length];
  const favoraveis = faixa.acertos.reduce((soma, certos) => soma + modos({ universo, marcas, sorteadas, certos }), 0n);
  const dezenas = { favoraveis, possiveis: combinacoesExatas(universo, sorteadas) };
  return faixa.trevos === undefined ? dezenas : vezes(dezenas, chanceDosTrevos(aposta, faixa.trevos));
}

/** The tiers of a bet on a day, each with its probability. */
export function chancesDaAposta(
  aposta: Aposta,
  dia: Dia,
): readonly { readonly faixa: Faixa; readonly chance: Chance }[] {
  const { faixas } = exigirVigente(LOTERIAS[aposta.loteria].premiacao, dia);
  return faixas.map((faixa) => ({ faixa, chance: chanceDaFaixa(aposta, faixa) }));
}

type Sorteio = {
  readonly universo: number;
  readonly marcas: number;
  readonly sorteadas: number;
  readonly certos: number;
};

/** The draws in which exactly so many of the marked numbers come out. */
function modos({ universo, marcas, sorteadas, certos }: Sorteio): bigint {
  return combinacoesExatas(marcas, certos) * combinacoesExatas(universo - marcas, sorteadas - certos);
}

function vezes(a: Chance, b: Chance): Chance {
  return {
    favoraveis: a.favoraveis * b.favoraveis,
    possiveis: a.possiveis * b.possiveis,
  };
}

function chanceDosTrevos({ loteria, trevos = [] }: ApostaDeDezenas, certos: readonly number[]): Chance {
  const extra = extraDe(loteria);
  if (extra?.tipo !== 'trevos') throw new RangeError(`a lottery without trevos: ${loteria}`);
  const [universo, sorteadas] = [extra.ate - extra.de + 1, extra.simples];
  const favoraveis = certos.reduce(
    (soma, n) => soma + modos({ universo, marcas: trevos.length, sorteadas, certos: n }),
    0n,
  );
  return { favoraveis, possiveis: combinacoesExatas(universo, sorteadas) };
}

const TIMES = 80n;
const MESES_DO_ANO = 12n;

function chanceDoExtra({ loteria }: ApostaDeDezenas): Chance {
  return { favoraveis: 1n, possiveis: extraDe(loteria)?.tipo === 'mes' ? MESES_DO_ANO : TIMES };
}

/**
 * Loteca, with every result of a match equally likely, as Caixa's own odds take it: 3^14 over the simple bets for 14, and
 * 28 times as likely for 13.
 */
function chanceDosPalpites(aposta: ApostaDaLoteca, { acertos }: Faixa): Chance {
  const partidas = aposta.palpites.length;
  const simples = BigInt(apostasSimples(aposta));
  const favoraveis = acertos?.includes(partidas) ? simples : simples * BigInt(partidas) * 2n;
  return { favoraveis, possiveis: 3n ** BigInt(partidas) };
}
