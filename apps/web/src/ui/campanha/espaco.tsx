import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';

/** The content of a place of a page that another part of the product fills. */
type Conteudo = ComponentType<{ readonly tag: string }>;

let conteudo: Conteudo | undefined;
const ouvintes = new Set<() => void>();

/** The app says what fills the places, after the first paint. */
export function definirConteudoDosEspacos(novo: Conteudo): void {
  conteudo = novo;
  for (const ouvinte of ouvintes) ouvinte();
}

/** A place for the parts with a tag: empty until there is one, and never a reason for a page to wait. */
export function Espaco({ tag }: { readonly tag: string }) {
  const Dentro = useSyncExternalStore(assinar, () => conteudo);
  return Dentro === undefined ? null : <Dentro tag={tag} />;
}

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}
