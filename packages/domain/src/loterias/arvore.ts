import type { Resumo } from './resumo.ts';
import { deHexadecimal, emBytes, emHexadecimal } from './resumo.ts';

/**
 * The tree of RFC 6962: a leaf is SHA-256 of 0x00 and its text, a node of 0x01 and its two children, and a last node without
 * a neighbour goes up unchanged. The two first bytes keep a node from passing for a leaf.
 */
export type Arvore = { readonly raiz: string; readonly niveis: readonly (readonly Uint8Array[])[] };

export function arvoreDe(folhas: readonly string[], resumo: Resumo): Arvore {
  if (folhas.length === 0) throw new RangeError('a tree has a leaf');
  const niveis: (readonly Uint8Array[])[] = [folhas.map((folha) => resumo(comPrefixo(0, emBytes(folha))))];
  let nivel = niveis[0] ?? [];
  while (nivel.length > 1) {
    nivel = acimaDe(nivel, resumo);
    niveis.push(nivel);
  }
  return { raiz: emHexadecimal(nivel[0] ?? new Uint8Array()), niveis };
}

/** The neighbours that a leaf needs on its way to the root, from below; a level where it goes up alone has none. */
export function caminhoDe({ niveis }: Arvore, indice: number): readonly string[] {
  if (niveis[0]?.[indice] === undefined) throw new RangeError(`no such leaf: ${indice}`);
  return niveis.slice(0, -1).flatMap((nivel, altura) => {
    const vizinho = nivel[(indice >> altura) ^ 1];
    return vizinho === undefined ? [] : [emHexadecimal(vizinho)];
  });
}

/** The proof that a text is the leaf at a place of a tree of so many leaves. */
export type ProvaDeInclusao = {
  readonly folha: string;
  readonly indice: number;
  readonly total: number;
  readonly caminho: readonly string[];
};

/** The root that a proof leads to; undefined for a proof that cannot be one. */
export function raizPelaProva({ folha, indice, total, caminho }: ProvaDeInclusao, resumo: Resumo): string | undefined {
  if (!Number.isSafeInteger(indice) || !Number.isSafeInteger(total) || indice < 0 || indice >= total) return undefined;
  const vizinhos = caminho.map((passo) => deHexadecimal(passo));
  let no = resumo(comPrefixo(0, emBytes(folha)));
  let [lugar, quantos, usados] = [indice, total, 0];
  while (quantos > 1) {
    if ((lugar ^ 1) < quantos) {
      const vizinho = vizinhos[usados];
      if (vizinho?.length !== TAMANHO) return undefined;
      no = lugar % 2 === 0 ? juntar(no, vizinho, resumo) : juntar(vizinho, no, resumo);
      usados += 1;
    }
    lugar = Math.floor(lugar / 2);
    quantos = Math.ceil(quantos / 2);
  }
  return usados === caminho.length ? emHexadecimal(no) : undefined;
}

/** Bytes of SHA-256. */
const TAMANHO = 32;

function acimaDe(nivel: readonly Uint8Array[], resumo: Resumo): readonly Uint8Array[] {
  const acima: Uint8Array[] = [];
  for (let i = 0; i < nivel.length; i += 2) {
    const [esquerda, direita] = [nivel[i], nivel[i + 1]];
    if (esquerda !== undefined) acima.push(direita === undefined ? esquerda : juntar(esquerda, direita, resumo));
  }
  return acima;
}

function juntar(esquerda: Uint8Array, direita: Uint8Array, resumo: Resumo): Uint8Array {
  const bytes = new Uint8Array(1 + esquerda.length + direita.length);
  bytes[0] = 1;
  bytes.set(esquerda, 1);
  bytes.set(direita, 1 + esquerda.length);
  return resumo(bytes);
}

function comPrefixo(prefixo: number, bytes: Uint8Array): Uint8Array {
  const todos = new Uint8Array(1 + bytes.length);
  todos[0] = prefixo;
  todos.set(bytes, 1);
  return todos;
}
