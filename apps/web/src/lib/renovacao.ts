import { ErroRede } from './erros-api.ts';
import type { Sessao } from './sessao.ts';
import { sessaoAtual } from './sessao.ts';

const NOME = 'rateia.renovacao';
let emCurso: Promise<boolean> | undefined;

/**
 * Exchanges the refresh token for its successor. Fifty tabs that find the token expired at once make one exchange: a
 * Web Lock lets one in, and the others find what it stored. False means that the session is over; a network failure is
 * thrown, because then nothing is known.
 */
export function renovar(vencida: Sessao): Promise<boolean> {
  emCurso ??= sobTrava((esperou) => trocar(vencida, esperou)).finally(() => {
    emCurso = undefined;
  });
  return emCurso;
}

/** Before a request and on window focus (spec 1, §4). */
export async function renovarSeVencida(): Promise<boolean> {
  const sessao = sessaoAtual.atual();
  if (sessao === undefined) return false;
  return sessaoAtual.valida() || renovar(sessao);
}

/**
 * The renewal is in a file of its own, so that no page waits for it to be drawn. Without that file nothing is known
 * either.
 */
async function trocar(vencida: Sessao, esperou: boolean): Promise<boolean> {
  try {
    return await (await import('./trocar-token.ts')).trocar(vencida, esperou);
  } catch (erro) {
    throw erro instanceof ErroRede ? erro : new ErroRede(erro);
  }
}

/**
 * Runs under the lock, and says whether another tab had to be waited for: the session that it stored may arrive here
 * after its lock is free.
 */
function sobTrava<T>(faz: (esperou: boolean) => Promise<T>): Promise<T> {
  const travas = (globalThis.navigator as Navigator | undefined)?.locks;
  function pedir(ifAvailable: boolean): Promise<T> {
    return (
      travas?.request(NOME, { ifAvailable }, (trava) => (trava === null ? pedir(false) : faz(!ifAvailable))) ??
      faz(false)
    );
  }
  return pedir(true);
}
