import type { FastifyRequest } from 'fastify';

/** The sandbox's clock: the machine's, plus a distance that tests set so that it keeps pace with the product's own. */
export interface Relogio {
  /** Milliseconds since the epoch. */
  readonly agoraMs: () => number;
  readonly agora: () => string;
  readonly acertar: (instante: string) => void;
  readonly voltarAoReal: () => void;
}

export function criarRelogio(agoraReal: () => number): Relogio {
  let distancia = 0;
  function agoraMs() {
    return agoraReal() + distancia;
  }
  return {
    agoraMs,
    agora: () => new Date(agoraMs()).toISOString(),
    acertar: (instante) => {
      distancia = Date.parse(instante) - agoraReal();
    },
    voltarAoReal: () => {
      distancia = 0;
    },
  };
}

/** The header in which a caller may give his own time. */
const AGORA = 'x-agora';
/** Less than this is the time that the call took on its way. */
const FOLGA_MS = 2_000;

/** Keeps pace with a product whose clock is moved: each of its calls says its time (see PUT /sandbox/relogio). */
export function seguirRelogio({ relogio }: { readonly relogio: Relogio }) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const agora = headers[AGORA];
    if (typeof agora !== 'string') return;
    const distancia = Math.abs(Date.parse(agora) - relogio.agoraMs());
    if (distancia > FOLGA_MS) relogio.acertar(agora);
  };
}
