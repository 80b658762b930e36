import type { ComponentType } from 'react';

/** One row of a feature's `routes.tsx`: the screen of a route, loaded when a person goes there. */
export interface LinhaTela {
  /** The path as in the table of routes: `/grupo/{id}`. */
  readonly path: string;
  /** `() => import('./screens/grupo.tsx').then((m) => m.TelaGrupo)`. */
  readonly load: () => Promise<ComponentType>;
}
