import { caminhos } from '@rateia/contracts/caminhos';
import { ErroApi, ErroRede } from './erros-api.ts';
import { buscar } from './requisicao.ts';
import type { RespostaLogin, Sessao } from './session.ts';
import { session } from './session.ts';

let emCurso: Promise<boolean> | undefined;

/**
 * Exchanges the refresh token for its successor. Fifty tabs that find the token expired at once make one exchange: a
 * Web Lock lets one in, and the others find what it stored. False means that the session is over; a network failure is
 * thrown, because then nothing is known.
 */
export function renovar(vencida: Sessao): Promise<boolean> {
  emCurso ??= sobTrava(() => trocar(vencida)).finally(() => {
    emCurso = undefined;
  });
  return emCurso;
}

/** Before a request and on window focus (spec 1, §4). */
export async function renovarSeVencida(): Promise<boolean> {
  const sessao = session.atual();
  if (sessao === undefined) return false;
  return session.valida() || renovar(sessao);
}

async function trocar(vencida: Sessao): Promise<boolean> {
  const guardada = session.recarregar();
  if (guardada === undefined) return false;
  if (guardada.token !== vencida.token) return true;
  const { path, method } = caminhos.refreshToken;
  const resposta = await buscar(path, { method, body: { token: guardada.token, refreshToken: guardada.refreshToken } });
  if (resposta.ok && ehLogin(resposta.corpo)) {
    session.guardar(resposta.corpo);
    return true;
  }
  const erro = new ErroApi(resposta.status, resposta.corpo, resposta.requisicao);
  if (resposta.ok || erro.status >= 500 || erro.status === 429) throw new ErroRede(erro);
  return false;
}

function sobTrava<T>(faz: () => Promise<T>): Promise<T> {
  const travas = (globalThis.navigator as Navigator | undefined)?.locks;
  return travas === undefined ? faz() : travas.request('rateia.renovacao', faz);
}

/** A proxy or a page of an operator may answer in place of the server: that is no renewal, and no logout either. */
function ehLogin(corpo: unknown): corpo is RespostaLogin {
  return (
    typeof corpo === 'object' && corpo !== null && 'token' in corpo && 'refreshToken' in corpo && 'expiraEm' in corpo
  );
}
