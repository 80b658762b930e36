declare const CARGA: unique symbol;

/** A name in the database that knows what its rows carry: of a job in the queue, of a deadline. */
export type ComCarga<N extends string, D extends object> = N & { readonly [CARGA]: (dados: D) => void };
/** Says what a kind of job or deadline carries; there is nothing of it at run time. */
export type Carga<D extends object> = { readonly [CARGA]?: (dados: D) => void };
export type SemDados = Readonly<Record<string, never>>;

export function leva<D extends object>(): Carga<D> {
  return {};
}
