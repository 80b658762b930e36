import { MARCA } from '../marca.ts';
import type { ProvaDeInclusao } from './arvore.ts';
import { raizPelaProva } from './arvore.ts';
import { lacreDoTitular } from './prova.ts';
import type { Resumo } from './resumo.ts';

/** The two moments at which a pool is frozen (REGRAS 2.12 Commitment). */
export type MomentoDoLacre = 'fechamento' | 'comprovado';

/**
 * The file by which a member proves one cota: the way of its leaf to the root, the salt that opens its seal, and the first leaf of
 * the pool with its way, which says how many leaves there are.
 */
type ArquivoDaProva = ProvaDeInclusao & {
  readonly cabeca: Pick<ProvaDeInclusao, 'folha' | 'caminho'>;
  readonly raiz: string;
  readonly cota: number;
  readonly titular: number;
  readonly sal: string;
};

/** The name under which the file of a cota is sent and saved. */
export function nomeDoArquivoDaProva(p: {
  readonly bolaoId: number;
  readonly cota: number;
  readonly momento: MomentoDoLacre;
}): string {
  const fim = p.momento === 'comprovado' ? '-com-recibos' : '';
  return `${MARCA.toLocaleLowerCase('pt-BR')}-bolao-${p.bolaoId}-cota-${p.cota}${fim}.json`;
}

export type ProvaConferida =
  | { readonly situacao: 'confere'; readonly cota: number; readonly raiz: string }
  /** The file leads to another root than the published ones, or its seal does not open with its salt. */
  | { readonly situacao: 'naoConfere'; readonly raiz: string }
  | { readonly situacao: 'ilegivel' };

/** Holds the file of a cota against the roots that were published: every field of it is proven, or it is refused (REGRAS 2.12). */
export function conferirArquivoDaProva(texto: string, raizes: readonly string[], resumo: Resumo): ProvaConferida {
  const prova = lerArquivo(texto);
  const raiz = prova === undefined ? undefined : raizPelaProva(prova, resumo);
  if (prova === undefined || raiz === undefined) return { situacao: 'ilegivel' };
  const dela = cotaDaFolha(prova.folha);
  const inteira =
    dela?.numero === prova.cota &&
    dela.titular === lacreDoTitular(prova, resumo) &&
    prova.raiz === raiz &&
    raizPelaProva({ ...prova.cabeca, indice: 0, total: prova.total }, resumo) === raiz &&
    folhasPelaCabeca(prova.cabeca.folha) === prova.total;
  return inteira && raizes.includes(raiz)
    ? { situacao: 'confere', cota: prova.cota, raiz }
    : { situacao: 'naoConfere', raiz };
}

function lerArquivo(texto: string): ArquivoDaProva | undefined {
  const lido = lerJson(texto);
  if (!ehObjeto(lido)) return undefined;
  const { folha, indice, total, caminho, raiz, cota, titular, sal, cabeca } = lido;
  if (typeof folha !== 'string' || typeof raiz !== 'string' || typeof sal !== 'string') return undefined;
  if (!ehInteiro(indice) || !ehInteiro(total) || !ehInteiro(cota) || !ehInteiro(titular)) return undefined;
  if (!ehCaminho(caminho) || !ehObjeto(cabeca)) return undefined;
  const { folha: primeira, caminho: dela } = cabeca;
  if (typeof primeira !== 'string' || !ehCaminho(dela)) return undefined;
  return { folha, indice, total, caminho, raiz, cota, titular, sal, cabeca: { folha: primeira, caminho: dela } };
}
function ehCaminho(valor: unknown): valor is readonly string[] {
  return Array.isArray(valor) && valor.every((passo) => typeof passo === 'string');
}

/** The number of leaves that the first one announces, itself included. */
function folhasPelaCabeca(folha: string): number | undefined {
  const lida = lerJson(folha);
  if (!ehObjeto(lida) || lida['tipo'] !== 'bolao') return undefined;
  const { apostas, cotas, comprovantes } = lida;
  if (!ehInteiro(apostas) || !ehInteiro(cotas) || !ehInteiro(comprovantes)) return undefined;
  return 1 + apostas + cotas + comprovantes;
}

/** The cota that a leaf speaks of; undefined for a leaf of something else. */
export function cotaDaFolha(folha: string): { readonly numero: number; readonly titular: string | null } | undefined {
  const lida = lerJson(folha);
  if (!ehObjeto(lida) || lida['tipo'] !== 'cota' || !ehInteiro(lida['numero'])) return undefined;
  const { numero, titular } = lida;
  return { numero, titular: typeof titular === 'string' ? titular : null };
}

function ehObjeto(valor: unknown): valor is Readonly<Record<string, unknown>> {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}
function ehInteiro(valor: unknown): valor is number {
  return Number.isSafeInteger(valor);
}
function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto) as unknown;
  } catch {
    // Not a file of ours: the person is told that it is none.
    return undefined;
  }
}
