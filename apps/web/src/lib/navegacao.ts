import { useMatches, useParams, useSearch } from '@tanstack/react-router';

/** A parameter of the route that is shown: `useParametro('id')`. */
export function useParametro(nome: string): string {
  const todos: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const valor = todos[nome];
  if (valor === undefined) throw new Error(`the route has no parameter ${nome}`);
  return valor;
}

/** A parameter that is a numeric id; anything else is no address of ours, and becomes 0, which the server does not know. */
export function useParametroId(nome = 'id'): number {
  const valor = useParametro(nome);
  return /^\d{1,15}$/.test(valor) ? Number(valor) : 0;
}

/** The query of the address, as plain strings. */
export function useBusca(): Readonly<Record<string, string | undefined>> {
  return useSearch({ strict: false });
}

/** The title of the route that is shown, of the table of routes. */
export function useTituloDaRota(): string {
  return useMatches({ select: (partes) => partes.at(-1)?.staticData.rota?.titulo }) ?? '';
}
