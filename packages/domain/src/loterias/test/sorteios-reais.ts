import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { centavos } from '../../dinheiro.ts';
import type { SlugDaLoteria } from '../loteria.ts';
import type { Resultado } from '../resultado.ts';

/**
 * Eighty real draws: the raw answers of Caixa's results API, kept by github.com/eitchtee/loterias.json at commit a7e0436;
 * 39 of them were compared with Caixa's own spreadsheets. Each line of `sorteios-reais.jsonl` names its source.
 */
export type SorteioReal = {
  readonly resultado: Resultado;
  /** The special edition, where the concurso was one. */
  readonly edicao: SlugDaLoteria | undefined;
  readonly arrecadado: number;
};

type Linha = {
  readonly loteria: SlugDaLoteria;
  readonly concurso: number;
  readonly data: string;
  readonly dezenas: readonly string[];
  readonly extras: {
    readonly edicaoEspecial?: SlugDaLoteria;
    readonly segundoSorteio?: readonly string[];
    readonly trevos?: readonly number[];
    readonly mesSorteNumero?: number;
    readonly timeCoracao?: { readonly nome: string; readonly uf: string };
    readonly arrecadacaoCentavos: number;
  };
  readonly premiacoes: readonly {
    readonly faixa: number;
    readonly ganhadores: number;
    readonly valorCentavos: number;
  }[];
};

function numeros(dezenas: readonly string[]): readonly number[] {
  return dezenas.map(Number);
}

function lerLinha({ loteria, concurso, data, dezenas, extras, premiacoes }: Linha): SorteioReal {
  const { segundoSorteio, trevos, mesSorteNumero, timeCoracao, edicaoEspecial, arrecadacaoCentavos } = extras;
  return {
    resultado: {
      loteria,
      concurso,
      data,
      sorteios: segundoSorteio === undefined ? [numeros(dezenas)] : [numeros(dezenas), numeros(segundoSorteio)],
      ...(trevos === undefined ? {} : { trevos }),
      ...(mesSorteNumero === undefined ? {} : { mes: mesSorteNumero }),
      ...(timeCoracao === undefined ? {} : { time: `${timeCoracao.nome}/${timeCoracao.uf}` }),
      premios: premiacoes.map(({ faixa, ganhadores, valorCentavos }) => ({
        faixa,
        ganhadores,
        valor: centavos(valorCentavos),
      })),
    },
    edicao: edicaoEspecial,
    arrecadado: arrecadacaoCentavos,
  };
}

export const SORTEIOS_REAIS: readonly SorteioReal[] = readFileSync(
  join(import.meta.dirname, 'sorteios-reais.jsonl'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((linha): SorteioReal => lerLinha(JSON.parse(linha)));

/** The result of a real concurso. */
export function sorteioReal(loteria: SlugDaLoteria, concurso: number): Resultado {
  const achado = SORTEIOS_REAIS.find(
    ({ resultado }) => resultado.loteria === loteria && resultado.concurso === concurso,
  );
  if (achado === undefined) throw new Error(`no such draw: ${loteria} ${concurso}`);
  return achado.resultado;
}
