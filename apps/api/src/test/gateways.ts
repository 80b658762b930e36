import type { Config } from '../env-config.ts';
import { criarApiPix } from '../gateways/pix/api-pix.ts';
import { criarPixPorChave } from '../gateways/transferencia/pix-por-chave.ts';
import type { Gateways } from '../http/deps.ts';

/** Little patience, so that a test of lasting time-outs is short; a breaker that never opens, so that each case meets its own fault. */
const politica = { tempoLimiteMs: 400, tentativas: 2, esperaBaseMs: 20, limiteDeFalhas: 1_000 };

/** The real adapters of the bank with little patience. */
export function bancoImpaciente({ pix, transferencia }: Config): Partial<Gateways> {
  return {
    pix: criarApiPix(pix, { politica }),
    transferencia: criarPixPorChave(transferencia, { politica }),
  };
}
