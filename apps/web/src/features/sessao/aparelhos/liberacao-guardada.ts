import { HASH_DE_LOGIN_DURA_MS } from '@rateia/domain/constantes-de-depois';
import { agora } from '../../../lib/relogio.ts';
import { storage } from '../../../lib/storage.ts';

export interface LiberacaoPedida {
  readonly hash: string;
  /** Release request kind (spec 1, §3), when it is known. */
  readonly tipo: string | undefined;
}

/** The release request of an address; the stored data of the 412 complete an address that lacks them. */
export function liberacaoPedida(busca: {
  readonly hash?: string;
  readonly tipo?: string;
}): LiberacaoPedida | undefined {
  const guardada = lerGuardada();
  const hash = busca.hash ?? guardada?.hash;
  if (hash === undefined) return undefined;
  return { hash, tipo: busca.tipo ?? (guardada?.hash === hash ? guardada.tipo : undefined) };
}

/**
 * The request that a login left, fifteen days at most (spec 1, §9); an older one, or one without a time, is cleared.
 */
function lerGuardada(): LiberacaoPedida | undefined {
  const guardado = storage.get('liberacao');
  if (typeof guardado !== 'object' || guardado === null || !('hash' in guardado)) return undefined;
  const { hash } = guardado;
  if (typeof hash !== 'string') return undefined;
  const idade = 'em' in guardado && typeof guardado.em === 'number' ? agora() - guardado.em : Number.NaN;
  if (!(idade <= HASH_DE_LOGIN_DURA_MS)) {
    storage.remove('liberacao');
    return undefined;
  }
  return { hash, tipo: 'tipoSolicitacao' in guardado ? String(guardado.tipoSolicitacao) : undefined };
}
