import type { Auth } from '@rateia/contracts/chamada';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ErroDeCatalogo, espera } from './erros.ts';

/** Calls an address may make in a minute. A provider's notices are never turned away: each is one of our payments. */
export function limiteDaChamada(auth: Auth, porMinuto: number): { readonly max?: number } | false {
  if (auth === 'provedor') return false;
  return auth === 'publica' || auth === 'opcional' ? { max: Math.max(30, Math.floor(porMinuto / 4)) } : {};
}

/** Turned away for so many ms. */
export function voltarEm(ms: number): ErroDeCatalogo {
  return new ErroDeCatalogo('muitasTentativas', espera(Math.max(1, Math.ceil(ms / 1_000))));
}

export type LimitePorConta = { readonly contar: (pedido: FastifyRequest, conta: number) => Promise<void> };

/**
 * Calls that one account may make in a minute, all of them together and from wherever, in this process (CONFIABILIDADE 1.13).
 * The 5,000 accounts that called last are counted.
 */
export function limitePorConta(app: FastifyInstance, porMinuto: number): LimitePorConta {
  const contas = new WeakMap<FastifyRequest, number>();
  const contar = app.createRateLimit({
    max: porMinuto,
    timeWindow: 60_000,
    keyGenerator: (pedido) => String(contas.get(pedido)),
  });
  return {
    contar: async (pedido, conta) => {
      contas.set(pedido, conta);
      const r = await contar(pedido);
      if (!r.isAllowed && r.isExceeded) throw voltarEm(r.ttl);
    },
  };
}
