import type { Dia } from '../datas.ts';
import { somarMeses } from '../datas.ts';
import { formatarDia } from '../datas-formatadas.ts';
import type { Centavos } from '../dinheiro.ts';
import { centavos, formatarReais } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import { proximoVencimento } from './ciclo.ts';

/** The charge after the one that was paid: on a day, or, before the cycle has begun, not before one (REGRAS 2.1, 2.8). */
export type ProximaCobranca =
  | { readonly valor: Centavos; readonly em: Dia; readonly naoAntesDe: null }
  | { readonly valor: Centavos; readonly em: null; readonly naoAntesDe: Dia };

/** The part of a receipt about one paid thing; its lines sum to its amount. */
export type ReciboDoItem = {
  /** "YouTube Premium Família". */
  readonly oQue: string;
  readonly linhas: readonly LinhaDeValor[];
  readonly proxima: ProximaCobranca | null;
};

/** The next month of a seat; null for a member who leaves, and after the end of the group. */
export function proximaDaVaga(vaga: {
  readonly mensal: Centavos;
  readonly pagaEm: Dia;
  readonly cicloFim: Dia | null;
  readonly saidaEm: Dia | null;
  readonly fimEm: Dia | null;
}): ProximaCobranca | null {
  const { mensal: valor, pagaEm, cicloFim, saidaEm, fimEm } = vaga;
  if (cicloFim === null) return saidaEm === null ? { valor, em: null, naoAntesDe: somarMeses(pagaEm, 1) } : null;
  const em = proximoVencimento({ cicloFim, saidaEm, fimEm });
  return em === null ? null : { valor, em, naoAntesDe: null };
}

/** "em 28 de janeiro", or "um mês depois do seu primeiro acesso, não antes de 28 de janeiro". */
export function quandoCobra({ em, naoAntesDe }: { readonly em: Dia | null; readonly naoAntesDe: Dia | null }): string {
  if (em !== null) return `em ${formatarDia(em)}`;
  const antes = naoAntesDe === null ? '' : `, não antes de ${formatarDia(naoAntesDe)}`;
  return `um mês depois do seu primeiro acesso${antes}`;
}

/** Lines as a message keeps them: one each, its label and its centavos. */
export function escreverLinhas(linhas: readonly LinhaDeValor[]): string {
  return linhas.map(({ rotulo, valor }) => `${rotulo}\t${valor}`).join('\n');
}

export function lerLinhas(texto: string): readonly { readonly rotulo: string; readonly valor: string }[] {
  return texto
    .split('\n')
    .filter((linha) => linha !== '')
    .map((linha) => {
      const [rotulo = '', valor = '0'] = linha.split('\t');
      return { rotulo, valor: formatarReais(centavos(Number(valor))) };
    });
}

/** The same line of several things is one line of the receipt, in the order in which they first come. */
export function juntarLinhas(itens: readonly (readonly LinhaDeValor[])[]): readonly LinhaDeValor[] {
  const juntas = new Map<string, LinhaDeValor>();
  for (const linha of itens.flat()) {
    const antes = juntas.get(linha.chave);
    juntas.set(linha.chave, antes === undefined ? linha : { ...antes, valor: centavos(antes.valor + linha.valor) });
  }
  return [...juntas.values()];
}
