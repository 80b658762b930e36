import type { Dia } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import type { Coluna } from './aposta.ts';
import { COLUNAS } from './aposta.ts';
import type { Extra, SlugDaLoteria } from './loteria.ts';
import { LOTERIAS } from './loterias.ts';
import { MESES, recusaDosNumeros } from './recusa-da-aposta.ts';

/** The prize of one tier as it is published: for one winning simple bet, net of the tax. */
export type PremioPublicado = { readonly faixa: number; readonly ganhadores: number; readonly valor: Centavos };

/** The result of one concurso of a lottery. */
export type Resultado = {
  readonly loteria: SlugDaLoteria;
  readonly concurso: number;
  readonly data: Dia;
  /** The drawn numbers of each draw: two in Dupla Sena, none in Loteca. */
  readonly sorteios: readonly (readonly number[])[];
  readonly trevos?: readonly number[];
  readonly time?: string;
  readonly mes?: number;
  /** The results of the matches of Loteca. */
  readonly colunas?: readonly Coluna[];
  readonly premios: readonly PremioPublicado[];
};

export type RecusaDoResultado = Readonly<
  Partial<Record<'concurso' | 'data' | 'sorteios' | 'trevos' | 'time' | 'mes' | 'colunas' | 'premios', string>>
>;

/** The first thing that is wrong in a result, wherever it came from; undefined when it may be checked against bets. */
export function recusaDoResultado(resultado: Resultado, hoje: Dia): RecusaDoResultado | undefined {
  if (!Number.isInteger(resultado.concurso) || resultado.concurso < 1) {
    return { concurso: 'Informe o número do concurso.' };
  }
  if (resultado.data > hoje) return { data: 'Este concurso ainda não foi sorteado.' };
  return recusaDoSorteio(resultado) ?? recusaDosPremios(resultado);
}

function recusaDoSorteio(resultado: Resultado): RecusaDoResultado | undefined {
  const { volante, sorteios, nome } = LOTERIAS[resultado.loteria];
  if (volante.tipo === 'partidas') {
    const { colunas = [] } = resultado;
    const certas = colunas.length === volante.partidas && colunas.every((coluna) => COLUNAS.includes(coluna));
    return certas ? undefined : { colunas: `Informe o resultado dos ${volante.partidas} jogos.` };
  }
  if (resultado.sorteios.length !== sorteios)
    return { sorteios: `Informe ${sorteios === 1 ? 'o sorteio' : 'os dois sorteios'} de ${nome}.` };
  const { de, ate, sorteadas } = volante.dezenas;
  const limites = {
    de,
    ate,
    minimo: sorteadas,
    maximo: sorteadas,
    nome,
    um: 'dezena',
    varios: 'dezenas',
    onde: 'sorteio',
  } as const;
  for (const dezenas of resultado.sorteios) {
    const recusa = recusaDosNumeros(dezenas, limites);
    if (recusa !== undefined) return { sorteios: recusa };
  }
  return volante.extra === undefined ? undefined : recusaDoExtraSorteado(resultado, volante.extra);
}

function recusaDoExtraSorteado(
  { time, mes, trevos = [], loteria }: Resultado,
  extra: Extra,
): RecusaDoResultado | undefined {
  if (extra.tipo === 'time')
    return time === undefined || time === '' ? { time: 'Informe o time sorteado.' } : undefined;
  if (extra.tipo === 'mes') {
    return MESES[(mes ?? 0) - 1] === undefined ? { mes: 'Informe o mês sorteado.' } : undefined;
  }
  const { de, ate, simples } = extra;
  const nome = LOTERIAS[loteria].nome;
  const recusa = recusaDosNumeros(trevos, {
    de,
    ate,
    minimo: simples,
    maximo: simples,
    nome,
    um: 'trevo',
    varios: 'trevos',
    onde: 'sorteio',
  });
  return recusa === undefined ? undefined : { trevos: recusa };
}

/** Every tier once, and only tiers that the lottery has; a tier without a winner pays nothing. */
function recusaDosPremios({ loteria, premios }: Resultado): RecusaDoResultado | undefined {
  const faixas = new Set(LOTERIAS[loteria].premiacao.flatMap(({ vale }) => vale.faixas.map(({ numero }) => numero)));
  const estranha = premios.find(
    ({ faixa, ganhadores, valor }, indice) =>
      !faixas.has(faixa) ||
      premios.findIndex((outro) => outro.faixa === faixa) !== indice ||
      !Number.isSafeInteger(ganhadores) ||
      ganhadores < 0 ||
      valor < 0 ||
      (ganhadores === 0 && valor !== 0),
  );
  return estranha === undefined ? undefined : { premios: `Confira a faixa ${estranha.faixa}.` };
}

/** The same facts, whatever the order in which a source lists them. */
export function mesmoResultado(a: Resultado, b: Resultado): boolean {
  return JSON.stringify(fatosDe(a)) === JSON.stringify(fatosDe(b));
}

function fatosDe({
  loteria,
  concurso,
  data,
  sorteios,
  trevos,
  time,
  mes,
  colunas,
  premios,
}: Resultado): readonly unknown[] {
  function emOrdem(numeros: readonly number[] | undefined) {
    return numeros?.toSorted((a, b) => a - b);
  }
  const faixas = premios.map(({ faixa, ganhadores, valor }) => [faixa, ganhadores, valor]);
  return [
    loteria,
    concurso,
    data,
    sorteios.map(emOrdem),
    emOrdem(trevos),
    time,
    mes,
    colunas,
    faixas.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
  ];
}
