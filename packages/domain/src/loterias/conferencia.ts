import type { Centavos } from '../dinheiro.ts';
import { multiplicar, somar, ZERO } from '../dinheiro.ts';
import type { Aposta, ApostaDaLoteca, ApostaDeDezenas } from './aposta.ts';
import { apostasSimples, dezenasDe, ehDaLoteca, extraDe } from './aposta.ts';
import { simplesComAcertos } from './combinacoes.ts';
import type { Faixa } from './loteria.ts';
import { LOTERIAS } from './loterias.ts';
import type { Resultado } from './resultado.ts';
import { exigirVigente } from './vigencia.ts';

/** The winning simple bets of a bet in one tier, and what they get together. */
export type FaixaGanha = { readonly faixa: number; readonly quantidade: number; readonly premio: Centavos };

/** A bet against a concurso. */
export type Conferencia = {
  /** The hits in each draw; of Loteca, the matches whose result the ticket covers. */
  readonly acertos: readonly number[];
  /** The tiers that it wins, in their order. */
  readonly faixas: readonly FaixaGanha[];
  /** The sum, net of the tax as the published prizes are: nothing is taken off again. */
  readonly premio: Centavos;
};

/**
 * Checks a bet against the result of its concurso. The published prize of a tier is for one winning simple bet; a tier of
 * which no prize was published pays nothing yet.
 */
export function conferir(aposta: Aposta, resultado: Resultado): Conferencia {
  const { faixas } = exigirVigente(LOTERIAS[resultado.loteria].premiacao, resultado.data);
  const valores = new Map(resultado.premios.map(({ faixa, valor }) => [faixa, valor]));
  const { acertos, quantidadeEm } = ehDaLoteca(aposta)
    ? contarNaLoteca(aposta, resultado)
    : contarNasDezenas(aposta, resultado);
  const ganhas: FaixaGanha[] = [];
  for (const faixa of faixas) {
    const quantidade = quantidadeEm(faixa);
    if (quantidade === 0) continue;
    const premio = multiplicar(valores.get(faixa.numero) ?? ZERO, quantidade);
    ganhas.push({ faixa: faixa.numero, quantidade, premio });
  }
  return { acertos, faixas: ganhas, premio: somar(...ganhas.map(({ premio }) => premio)) };
}

type Contagem = { readonly acertos: readonly number[]; readonly quantidadeEm: (faixa: Faixa) => number };

function contarNasDezenas(aposta: ApostaDeDezenas, resultado: Resultado): Contagem {
  const { simples } = dezenasDe(aposta.loteria);
  const marcas = aposta.dezenas.length;
  const acertos = resultado.sorteios.map((sorteadas) => comuns(aposta.dezenas, sorteadas));
  const total = apostasSimples(aposta);
  function quantidadeEm({ acertos: certos, sorteio, trevos }: Faixa): number {
    if (certos === null) return acertouExtra(aposta, resultado) ? total : 0;
    const certas = acertos[sorteio - 1] ?? 0;
    const porDezenas = certos.reduce((soma, n) => soma + simplesComAcertos(n, { marcas, certas, simples }), 0);
    return trevos === undefined ? porDezenas : porDezenas * paresDeTrevos(aposta, resultado, trevos);
  }
  return { acertos, quantidadeEm };
}

/** The month or the team counts once for every simple bet of the ticket. */
function acertouExtra({ time, mes }: ApostaDeDezenas, resultado: Resultado): boolean {
  return (time !== undefined && time === resultado.time) || (mes !== undefined && mes === resultado.mes);
}

/** The pairs of trevos of the ticket with as many right ones as a tier asks for. */
function paresDeTrevos(
  { loteria, trevos = [] }: ApostaDeDezenas,
  resultado: Resultado,
  certos: readonly number[],
): number {
  const extra = extraDe(loteria);
  if (extra?.tipo !== 'trevos') return 0;
  const certas = comuns(trevos, resultado.trevos ?? []);
  const marcas = trevos.length;
  return certos.reduce((soma, n) => soma + simplesComAcertos(n, { marcas, certas, simples: extra.simples }), 0);
}

/**
 * With every match covered a ticket has one bet of 14 and, of 13, one for each result that a double or triple marked in
 * vain; with one match missed, a bet of 13 for each result marked on that match.
 */
function contarNaLoteca({ palpites }: ApostaDaLoteca, { colunas = [] }: Resultado): Contagem {
  const errados = palpites.filter((palpite, jogo) => !palpite.some((coluna) => coluna === colunas[jogo]));
  const acertos = palpites.length - errados.length;
  const sobras = palpites.reduce((soma, { length }) => soma + length - 1, 0);
  const treze = errados.length === 0 ? sobras : errados.length === 1 ? (errados[0]?.length ?? 0) : 0;
  function quantidadeEm({ acertos: certos }: Faixa): number {
    if (certos?.includes(palpites.length)) return errados.length === 0 ? 1 : 0;
    return certos?.includes(palpites.length - 1) ? treze : 0;
  }
  return { acertos: [acertos], quantidadeEm };
}

/** The numbers that are in both lists. */
function comuns(marcadas: readonly number[], sorteadas: readonly number[]): number {
  let total = 0;
  for (const dezena of marcadas) if (sorteadas.includes(dezena)) total += 1;
  return total;
}
