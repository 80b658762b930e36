import type { Aposta, ApostaDaLoteca, ApostaDeDezenas } from './aposta.ts';
import { COLUNAS, dezenasDe, duplosDe, ehDaLoteca, escreverDezena, extraDe, triplosDe } from './aposta.ts';
import { combinacaoDaLoteca } from './combinacoes-da-loteca.ts';
import { LOTERIAS } from './loterias.ts';

/** Why a bet cannot be made, by field, in the words that people read. */
export type RecusaDaAposta = Readonly<Partial<Record<'dezenas' | 'trevos' | 'time' | 'mes' | 'palpites', string>>>;

export const MESES = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const;

/** The first thing that is wrong in a bet; undefined when it can be made. The teams change every season, so they are given. */
export function recusaDaAposta(aposta: Aposta, times: readonly string[]): RecusaDaAposta | undefined {
  if (ehDaLoteca(aposta)) return recusaDosPalpites(aposta);
  const regra = dezenasDe(aposta.loteria);
  const nome = LOTERIAS[aposta.loteria].nome;
  const dezenas = recusaDosNumeros(aposta.dezenas, { ...regra, nome, um: 'dezena', varios: 'dezenas', onde: 'aposta' });
  return dezenas === undefined ? recusaDoExtra(aposta, times) : { dezenas };
}

type Limites = {
  readonly de: number;
  readonly ate: number;
  readonly minimo: number;
  readonly maximo: number;
  readonly nome: string;
  readonly um: string;
  readonly varios: string;
  readonly onde: 'aposta' | 'sorteio';
};

/** The first thing that is wrong in a list of numbers. */
export function recusaDosNumeros(numeros: readonly number[], l: Limites): string | undefined {
  const fora = numeros.find((numero) => !Number.isInteger(numero) || numero < l.de || numero > l.ate);
  if (fora !== undefined) {
    return `${l.nome} não tem ${l.um} ${escreverDezena(fora)}: use de ${escreverDezena(l.de)} a ${escreverDezena(l.ate)}.`;
  }
  const repetido = numeros.find((numero, indice) => numeros.indexOf(numero) !== indice);
  if (repetido !== undefined) return `${maiuscula(l.um)} ${escreverDezena(repetido)} aparece duas vezes.`;
  if (numeros.length < l.minimo || numeros.length > l.maximo) {
    const quantas = l.minimo === l.maximo ? `${l.minimo}` : `de ${l.minimo} a ${l.maximo}`;
    return l.onde === 'aposta'
      ? `Escolha ${quantas} ${l.varios}: a aposta tem ${numeros.length}.`
      : `O sorteio tem ${quantas} ${l.varios}, e vieram ${numeros.length}.`;
  }
  return undefined;
}

function recusaDoExtra(aposta: ApostaDeDezenas, times: readonly string[]): RecusaDaAposta | undefined {
  const extra = extraDe(aposta.loteria);
  const { nome } = LOTERIAS[aposta.loteria];
  const sobra = EXTRAS.find(([campo]) => aposta[campo] !== undefined && campo !== extra?.tipo);
  if (sobra !== undefined) return { [sobra[0]]: `${nome} não tem ${sobra[1]}.` };
  if (extra?.tipo === 'time' && !times.includes(aposta.time ?? '')) {
    return { time: 'Escolha um time da lista da Timemania.' };
  }
  if (extra?.tipo === 'mes' && MESES[(aposta.mes ?? 0) - 1] === undefined) {
    return { mes: 'Escolha um mês, de janeiro a dezembro.' };
  }
  if (extra?.tipo !== 'trevos') return undefined;
  const trevos = recusaDosNumeros(aposta.trevos ?? [], {
    ...extra,
    nome,
    um: 'trevo',
    varios: 'trevos',
    onde: 'aposta',
  });
  return trevos === undefined ? undefined : { trevos };
}

const EXTRAS = [
  ['time', 'time do coração'],
  ['mes', 'mês da sorte'],
  ['trevos', 'trevos'],
] as const;

function recusaDosPalpites(aposta: ApostaDaLoteca): RecusaDaAposta | undefined {
  const { volante } = LOTERIAS.loteca;
  const partidas = volante.tipo === 'partidas' ? volante.partidas : 0;
  if (aposta.palpites.length !== partidas) return { palpites: `Marque os ${partidas} jogos da Loteca.` };
  const errado = aposta.palpites.findIndex(
    (palpite) =>
      palpite.length === 0 ||
      new Set(palpite).size !== palpite.length ||
      palpite.some((coluna) => !COLUNAS.includes(coluna)),
  );
  if (errado >= 0) return { palpites: `Marque 1, X ou 2 no jogo ${errado + 1}, cada um uma vez.` };
  const [duplos, triplos] = [duplosDe(aposta), triplosDe(aposta)];
  if (combinacaoDaLoteca({ duplos, triplos }) === undefined) {
    return {
      palpites:
        duplos + triplos === 0
          ? 'A Loteca pede ao menos um duplo.'
          : `A Loteca não vende ${triplos} triplos com ${duplos} duplos.`,
    };
  }
  return undefined;
}

function maiuscula(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}
