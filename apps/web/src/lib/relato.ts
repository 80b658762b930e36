import * as chamadas from '@rateia/contracts/chamadas';
import { RELATOS_POR_MINUTO } from '@rateia/domain/constantes-de-depois';
import { HTTP } from '@rateia/domain/http';
import { chamar } from './api-client.ts';
import { Desistencia } from './confirmacao.ts';
import { ErroApi, ErroRede } from './erros-api.ts';
import { rotaMostrada } from './navegador.ts';
import { VERSAO } from './produto.ts';

/** Beginning of the message that is never reported (spec 1, §8): the end of a session is no fault. */
const SESSAO_EXPIRADA = 'Sua sessão expirou, você será desconectado.';
const UM_MINUTO = 60_000;

type Relatar = (relato: { readonly mensagem: string; readonly pilha: string; readonly rota: string }) => void;

let enviados: readonly number[] = [];
let enviar: Relatar = enviarParaApi;

/** The address of another service, in the place of the API. */
export function definirRelator(novo: Relatar | undefined): void {
  enviar = novo ?? enviarParaApi;
  enviados = [];
}

/**
 * Reports that something broke in the page: at most three times a minute (spec 1, §9). Refusals, a missing network and
 * a call that was given up are no faults of the page, and the end of a session is never reported.
 */
export function relatar(erro: unknown, agoraMs: number = performance.now()): boolean {
  if (erro instanceof Desistencia) return false;
  if (erro instanceof ErroRede || (erro instanceof ErroApi && erro.status < HTTP.erroInterno)) return false;
  const mensagem = erro instanceof Error ? erro.message : String(erro);
  if (mensagem.startsWith(SESSAO_EXPIRADA)) return false;
  enviados = enviados.filter((quando) => agoraMs - quando < UM_MINUTO);
  if (enviados.length >= RELATOS_POR_MINUTO) return false;
  enviados = [...enviados, agoraMs];
  enviar({ mensagem, pilha: erro instanceof Error ? (erro.stack ?? '') : '', rota: rotaMostrada()?.path ?? '' });
  return true;
}

function enviarParaApi({ mensagem, pilha, rota }: Parameters<Relatar>[0]): void {
  const body = {
    versao: VERSAO,
    rota,
    mensagem: inicio(mensagem, 300),
    pilha: inicio(pilha, 3000),
  };
  // A report that does not arrive is lost: telling of it would be another one.
  chamar(chamadas.relatarErro, { body }).catch(() => undefined);
}

/** Only engineers read a report: no character is cut in half, though a picture of several may be. /login carries this file. */
function inicio(texto: string, maximo: number): string {
  return texto.slice(0, maximo).replace(/[\uD800-\uDBFF]$/, '');
}
