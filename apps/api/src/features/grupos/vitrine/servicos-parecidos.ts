import { semAcentos } from '@rateia/domain/grupos/busca';
import MiniSearch from 'minisearch';
import type { Executor } from '../../../db/banco.ts';

/** A service as a search knows it. */
export type ServicoBuscado = { readonly id: number; readonly nome: string };

/** The services that a search may mean, the best one first, ten at most. */
export type AcharServicos = (busca: string) => readonly number[];

/** Letters of a word that may be wrong, as a part of its length: two of six. */
const LETRAS_ERRADAS = 0.34;
/** Fewer letters begin words of every kind. */
const MENOR_COMECO = 3;
/** A service that resembles the search less than this part of the best one is another one. */
const PARTE_DO_MELHOR = 0.5;
const MAIS_PARECIDOS = 10;

/**
 * Finds services by misspelt, glued or unfinished words of their names, in memory (spec B§2 /pesquisa). A name is known by
 * its words and as one word, so "globo play" and "disneyplus" find theirs.
 */
export function acharServicosEntre(servicos: readonly ServicoBuscado[]): AcharServicos {
  const indice = new MiniSearch({
    fields: ['palavras', 'junto'],
    processTerm: (termo) => termo,
    tokenize: (texto) => texto.split(' ').filter((palavra) => palavra !== ''),
    searchOptions: {
      prefix: ({ length }) => length >= MENOR_COMECO,
      fuzzy: ({ length }) => (length > MENOR_COMECO ? LETRAS_ERRADAS : false),
    },
  });
  indice.addAll(servicos.map(({ id, nome }) => ({ id, ...formasDe(nome) })));
  return (busca) => {
    const { palavras, junto } = formasDe(busca);
    if (palavras === '') return [];
    const achados = indice.search(palavras === junto ? palavras : `${palavras} ${junto}`);
    const menor = (achados[0]?.score ?? 0) * PARTE_DO_MELHOR;
    return achados
      .filter(({ score }) => score >= menor)
      .slice(0, MAIS_PARECIDOS)
      .map(({ id }) => Number(id));
  };
}

/** "+" is said "plus" by some and left out by others; numbers and letters are what is searched. */
function formasDe(texto: string): { readonly palavras: string; readonly junto: string } {
  const palavras = semAcentos(texto);
  return { palavras, junto: palavras.replaceAll(' ', '') };
}

const MEIA_VIDA_MS = 60_000;
const guardados = new WeakMap<Executor, { readonly ate: number; readonly achar: Promise<AcharServicos> }>();

/** The services of the catalogue, read anew once a minute at most: a new one is found a minute later. */
export async function servicosParecidos(db: Executor, busca: string): Promise<readonly number[]> {
  const agora = performance.now();
  const guardado = guardados.get(db);
  if (guardado !== undefined && guardado.ate > agora) return (await guardado.achar)(busca);
  const achar = db.selectFrom('servicos').select(['id', 'nome']).execute().then(acharServicosEntre);
  guardados.set(db, { ate: agora + MEIA_VIDA_MS, achar });
  try {
    return (await achar)(busca);
  } catch (erro) {
    guardados.delete(db);
    throw erro;
  }
}
