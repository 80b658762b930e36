import type { ComponentType } from 'react';

/** One row of a feature's `routes.tsx`: the screen of a route, loaded when a person goes there. */
export interface LinhaTela {
  /** The path as in the table of routes: `/grupo/{id}`. One that ends in `/*` serves every route that begins so. */
  readonly path: string;
  /** `() => import('./screens/grupo.tsx').then((m) => m.TelaGrupo)`. */
  readonly load: () => Promise<ComponentType>;
}

/** True if the row of this path is the one of a route. */
export function serveARota(path: string, rota: string): boolean {
  return path.endsWith('/*') ? rota.startsWith(path.slice(0, -1)) : path === rota;
}
