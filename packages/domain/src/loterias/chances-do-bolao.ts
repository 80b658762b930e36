import type { Dia } from '../datas.ts';
import type { Aposta, ApostaDaLoteca, ApostaDeDezenas } from './aposta.ts';
import { COLUNAS, dezenasDe, ehDaLoteca, extraDe } from './aposta.ts';
import type { Chance } from './chances.ts';
import { umEm } from './chances.ts';
import { combinacoesExatas } from './combinacoes.ts';
import type { Faixa, SlugDaLoteria } from './loteria.ts';
import { LOTERIAS } from './loterias.ts';
import type { ApostaContada } from './sorteios-sem-premio.ts';
import { sorteiosSemPremio } from './sorteios-sem-premio.ts';
import { exigirVigente } from './vigencia.ts';

/** The odds of all bets of a pool together, one in so many. */
type ChancesDoBolao = {
  /** Of the first tier; of one at least, in a pool of several draws, where it has no one name. */
  readonly principal: { readonly faixa: string | null; readonly umEm: number };
  /** Of any prize of any bet; null where the bets are too entangled to be counted exactly. */
  readonly qualquer: number | null;
};

/** Bets that are counted together at most: each pair, each three of them and so on is looked at. */
const APOSTAS_CONTADAS = 12;

/**
 * The exact odds of a pool on a day: a draw that several bets win counts once, and draws of several lotteries are
 * independent of each other. Undefined for a pool without bets, or with more than can be counted (REGRAS 2.12).
 */
export function chancesDoBolao(
  apostas: readonly { readonly aposta: Aposta; readonly concurso: number }[],
  dia: Dia,
): ChancesDoBolao | undefined {
  const grupos = Map.groupBy(apostas, ({ aposta, concurso }) => `${aposta.loteria}:${concurso}`);
  const sorteios = [...grupos.values()].map((grupo) => grupo.map(({ aposta }) => aposta));
  if (sorteios.length === 0 || sorteios.some(({ length }) => length > APOSTAS_CONTADAS)) return undefined;
  const principais = sorteios.map((doSorteio) => principalDoSorteio(doSorteio, dia)).filter((c) => c !== undefined);
  const principal = umEm(algumDe(principais));
  if (principal === undefined || principais.length < sorteios.length) return undefined;
  const premios = sorteios.map((doSorteio) => premioDoSorteio(doSorteio, dia));
  const exatos = premios.filter((chance) => chance !== undefined);
  const [unico] = sorteios;
  const faixa =
    sorteios.length === 1 && unico?.[0] !== undefined ? faixasDe(unico[0].loteria, dia)[0]?.nome : undefined;
  return {
    principal: { faixa: faixa ?? null, umEm: principal },
    qualquer: exatos.length < premios.length ? null : (umEm(algumDe(exatos)) ?? null),
  };
}

function faixasDe(loteria: SlugDaLoteria, dia: Dia): readonly Faixa[] {
  return exigirVigente(LOTERIAS[loteria].premiacao, dia).faixas;
}

/** The probability that one at least of several independent things happens. */
function algumDe(chances: readonly Chance[]): Chance {
  const possiveis = chances.reduce((produto, chance) => produto * chance.possiveis, 1n);
  const nenhuma = chances.reduce((produto, chance) => produto * (chance.possiveis - chance.favoraveis), 1n);
  return { favoraveis: possiveis - nenhuma, possiveis };
}

function deDezenas(apostas: readonly Aposta[]): readonly ApostaDeDezenas[] {
  return apostas.flatMap((aposta) => (ehDaLoteca(aposta) ? [] : [aposta]));
}
function daLoteca(apostas: readonly Aposta[]): readonly ApostaDaLoteca[] {
  return apostas.flatMap((aposta) => (ehDaLoteca(aposta) ? [aposta] : []));
}

/**
 * The first tier of one draw: the draws that are whole inside a bet, each once, by inclusion and exclusion; where no hit
 * at all wins it too, by counting.
 */
function principalDoSorteio(apostas: readonly Aposta[], dia: Dia): Chance | undefined {
  const [primeira] = deDezenas(apostas);
  if (primeira === undefined) {
    const palpites = daLoteca(apostas).map((aposta) => aposta.palpites);
    const favoraveis = uniao(palpites, (juntas) =>
      (juntas[0] ?? []).reduce(
        (produto, _, jogo) => produto * BigInt(COLUNAS.filter((c) => juntas.every((p) => p[jogo]?.includes(c))).length),
        1n,
      ),
    );
    return { favoraveis, possiveis: BigInt(COLUNAS.length) ** BigInt(palpites[0]?.length ?? 0) };
  }
  const { de, ate, sorteadas } = dezenasDe(primeira.loteria);
  const [primeiraFaixa] = faixasDe(primeira.loteria, dia);
  if (primeiraFaixa?.acertos?.some((n) => n !== sorteadas))
    return premioDasDezenas(deDezenas(apostas), { faixas: [primeiraFaixa], loteria: primeira.loteria });
  const extra = extraDe(primeira.loteria);
  const [pares, trevos] = extra?.tipo === 'trevos' ? [extra.simples, extra.ate - extra.de + 1] : [0, 0];
  const favoraveis = uniao(
    deDezenas(apostas),
    (juntas) =>
      combinacoesExatas(emTodas(juntas.map(({ dezenas }) => dezenas)), sorteadas) *
      combinacoesExatas(emTodas(juntas.map((aposta) => aposta.trevos ?? [])), pares),
  );
  return { favoraveis, possiveis: combinacoesExatas(ate - de + 1, sorteadas) * combinacoesExatas(trevos, pares) };
}

/** The size of a union, by the sizes of every intersection. */
function uniao<T>(coisas: readonly T[], comuns: (juntas: readonly T[]) => bigint): bigint {
  let total = 0n;
  for (let quais = 1; quais < 2 ** coisas.length; quais += 1) {
    const juntas = coisas.filter((_, i) => (quais & (1 << i)) !== 0);
    total += comuns(juntas) * (juntas.length % 2 === 1 ? 1n : -1n);
  }
  return total;
}

function emTodas(listas: readonly (readonly number[])[]): number {
  return (listas[0] ?? []).filter((n) => listas.every((lista) => lista.includes(n))).length;
}

/** Any prize of one concurso: of its draw or its two, of the trevos, and of the month or team beside them. */
function premioDoSorteio(apostas: readonly Aposta[], dia: Dia): Chance | undefined {
  const comDezenas = deDezenas(apostas);
  const [primeira] = comDezenas;
  if (primeira === undefined) return premioDaLoteca(daLoteca(apostas));
  const faixas = faixasDe(primeira.loteria, dia);
  const partes: Chance[] = [];
  for (const sorteio of [1, 2] as const) {
    const doSorteio = faixas.filter((faixa) => faixa.sorteio === sorteio && faixa.acertos !== null);
    if (doSorteio.length === 0) continue;
    const parte = premioDasDezenas(comDezenas, { faixas: doSorteio, loteria: primeira.loteria });
    if (parte === undefined) return undefined;
    partes.push(parte);
  }
  if (faixas.some(({ acertos }) => acertos === null)) partes.push(premioDoExtra(comDezenas));
  return algumDe(partes);
}

const TIMES = 80n;
const MESES = 12n;

function premioDoExtra(apostas: readonly ApostaDeDezenas[]): Chance {
  const meses = new Set(apostas.flatMap(({ mes }) => (mes === undefined ? [] : [mes])));
  const times = new Set(apostas.flatMap(({ time }) => (time === undefined ? [] : [time])));
  return meses.size > 0
    ? { favoraveis: BigInt(meses.size), possiveis: MESES }
    : { favoraveis: BigInt(times.size), possiveis: TIMES };
}

type DoSorteio = { readonly faixas: readonly Faixa[]; readonly loteria: ApostaDeDezenas['loteria'] };

/** The draws of numbers in which some bet wins; where trevos are drawn too, for each pair that may come out. */
function premioDasDezenas(apostas: readonly ApostaDeDezenas[], { faixas, loteria }: DoSorteio): Chance | undefined {
  const { de, ate, sorteadas, simples } = dezenasDe(loteria);
  const pares = paresDeTrevos(loteria);
  const doPar = combinacoesExatas(ate - de + 1, sorteadas);
  let perdidos = 0n;
  for (const par of pares) {
    const contadas = apostas.map(({ dezenas, trevos = [] }): ApostaContada => {
      const certos = par.filter((trevo) => trevos.includes(trevo)).length;
      const valem = faixas.filter(
        (faixa) =>
          faixa.trevos === undefined ||
          faixa.trevos.some((n) => cabe(n, { certas: certos, marcas: trevos.length, simples: par.length })),
      );
      const vence = Array.from({ length: sorteadas + 1 }, (_, certas) =>
        valem.some(({ acertos }) => acertos?.some((n) => cabe(n, { certas, marcas: dezenas.length, simples }))),
      );
      return { dezenas, vence };
    });
    const sem = sorteiosSemPremio(contadas, { de, ate, sorteadas });
    if (sem === undefined) return undefined;
    perdidos += sem;
  }
  const possiveis = doPar * BigInt(pares.length);
  return { favoraveis: possiveis - perdidos, possiveis };
}

/** True if a bet of so many marks, of which some are right, has a simple bet with exactly `n` right ones. */
function cabe(
  n: number,
  { certas, marcas, simples }: { readonly certas: number; readonly marcas: number; readonly simples: number },
): boolean {
  return n <= certas && n <= simples && simples - n <= marcas - certas;
}

/** Every pair of trevos that may be drawn; one empty pair where none is. */
function paresDeTrevos(loteria: ApostaDeDezenas['loteria']): readonly (readonly number[])[] {
  const extra = extraDe(loteria);
  if (extra?.tipo !== 'trevos') return [[]];
  const pares: number[][] = [];
  for (let a = extra.de; a <= extra.ate; a += 1) for (let b = a + 1; b <= extra.ate; b += 1) pares.push([a, b]);
  return pares;
}

const PERDIDA = 2;

/** Fourteen matches, one after the other: a bet that missed two has lost, the others win (13 or 14). */
function premioDaLoteca(apostas: readonly ApostaDaLoteca[]): Chance {
  const partidas = apostas[0]?.palpites.length ?? 0;
  let estados = new Map<string, bigint>([[apostas.map(() => 0).join(''), 1n]]);
  for (let jogo = 0; jogo < partidas; jogo += 1) {
    const seguintes = new Map<string, bigint>();
    for (const [erros, quantos] of estados)
      for (const coluna of COLUNAS) {
        const novo = apostas
          .map(({ palpites }, i) => {
            const errou = palpites[jogo]?.includes(coluna) === true ? 0 : 1;
            return Math.min(PERDIDA, Number(erros[i]) + errou);
          })
          .join('');
        seguintes.set(novo, (seguintes.get(novo) ?? 0n) + quantos);
      }
    estados = seguintes;
  }
  const possiveis = BigInt(COLUNAS.length) ** BigInt(partidas);
  const perdidos = estados.get(String(PERDIDA).repeat(apostas.length)) ?? 0n;
  return { favoraveis: possiveis - perdidos, possiveis };
}
