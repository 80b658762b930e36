import type { Dia } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import type { ContextoChamada } from '../resultado.ts';

/** A source of results of the lotteries. Two of them must agree before a bet is checked (REGRAS 2.12). */
export interface GatewayDeResultados {
  readonly ultimo: (loteria: LoteriaComFonte, contexto?: ContextoChamada) => Promise<ConsultaDeResultado>;
  readonly doConcurso: (
    pedido: { readonly loteria: LoteriaComFonte; readonly concurso: number },
    contexto?: ContextoChamada,
  ) => Promise<ConsultaDeResultado>;
}

/** The lotteries that the sources number; a special edition is a concurso of its parent. */
export const LOTERIAS_COM_FONTE = [
  'mega-sena',
  'lotofacil',
  'quina',
  'dupla-sena',
  'timemania',
  'lotomania',
  'dia-de-sorte',
  'mais-milionaria',
] as const;
export type LoteriaComFonte = (typeof LOTERIAS_COM_FONTE)[number];

export type ConsultaDeResultado =
  | { readonly situacao: 'achado'; readonly resultado: Resultado; readonly proximo: ProximoConcurso }
  /** The source does not have this concurso, or not yet. */
  | { readonly situacao: 'inexistente' }
  /** No answer, or one that cannot be read: it is asked again. */
  | { readonly situacao: 'indisponivel' };

/** The word of a source on the next concurso. Its date is a hint: official answers have named days without a draw. */
export interface ProximoConcurso {
  readonly data: Dia | undefined;
  readonly premioEstimado: Centavos | undefined;
  readonly acumulado: boolean;
}
