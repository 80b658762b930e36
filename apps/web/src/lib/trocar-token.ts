import * as chamadas from '@rateia/contracts/chamadas';
import { HTTP } from '@rateia/domain/http';
import type { RecusaDe } from './erros-api.ts';
import { ErroApi, ErroRede } from './erros-api.ts';
import { lerLinha } from './linha.ts';
import { provar } from './prova-da-chave.ts';
import { parede } from './relogio.ts';
import type { RespostaCrua } from './requisicao.ts';
import { buscar } from './requisicao.ts';
import type { RespostaLogin, Sessao } from './sessao.ts';
import { sessaoAtual } from './sessao.ts';
import { storage } from './storage.ts';

/** A clock that an answer has moved by so much was wrong when the proof was signed. */
const RELOGIO_ERRADO_MS = 30_000;
/** The words of our server for a session that is over, and for a token that is none. Any other refusal says nothing of it. */
const ACABOU: readonly RecusaDe<'refreshToken'>[] = ['naoAutenticado', 'dadosInvalidos'];
/** Longer than a browser takes to tell one tab what another stored; the other may have stored nothing. */
const A_CHEGAR_MS = 500;

/**
 * The exchange itself: takes the session that another tab stored meanwhile, or makes one request with the proof of this
 * browser's key.
 */
export async function trocar(vencida: Sessao, esperou: boolean): Promise<boolean> {
  let guardada = sessaoAtual.recarregar();
  if (esperou && guardada?.token === vencida.token) guardada = await oQueAOutraGuardou();
  if (guardada === undefined) return false;
  if (guardada.token !== vencida.token) return true;
  const antes = diferenca();
  let resposta = await pedir(guardada);
  // The first answer of a tab tells it the time: a proof that was refused for its hour alone is sent once more.
  if (resposta.status === HTTP.naoAutenticado && Math.abs(diferenca() - antes) > RELOGIO_ERRADO_MS)
    resposta = await pedir(guardada);
  if (resposta.ok && ehLogin(resposta.corpo)) {
    sessaoAtual.guardar(resposta.corpo);
    return true;
  }
  const erro = new ErroApi(resposta.status, resposta.corpo, resposta.requisicao);
  if (!resposta.ok && ErroApi.recusou(erro, ACABOU)) return entrouOutra(guardada);
  throw new ErroRede(erro);
}

/**
 * True if another tab logged in while this one asked: the refused session is over, and the new one must not be taken
 * for it.
 */
function entrouOutra(recusada: Sessao): boolean {
  const guardada = sessaoAtual.recarregar();
  return guardada !== undefined && guardada.token !== recusada.token;
}

/**
 * Waits for the session that another tab stores. It reaches this tab a moment after the other's lock ends; a question
 * at once would ask for a second one.
 */
function oQueAOutraGuardou(): Promise<Sessao | undefined> {
  return new Promise((resolver) => {
    function acabar(): void {
      largar();
      clearTimeout(limite);
      resolver(sessaoAtual.recarregar());
    }
    const largar = storage.assinar('sessao', acabar);
    const limite = setTimeout(acabar, A_CHEGAR_MS);
  });
}

async function pedir({ token, refreshToken }: Sessao): Promise<RespostaCrua> {
  const { path, method } = lerLinha(chamadas.refreshToken);
  const prova = await provar(method, path, refreshToken);
  return buscar(path, { method, body: { token, refreshToken }, prova });
}

function diferenca(): number {
  return parede() - Date.now();
}

/** A proxy or a page of an operator may answer in place of the server: that is no renewal, and no logout either. */
function ehLogin(corpo: unknown): corpo is RespostaLogin {
  return (
    typeof corpo === 'object' && corpo !== null && 'token' in corpo && 'refreshToken' in corpo && 'expiraEm' in corpo
  );
}
