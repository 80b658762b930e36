import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { recusar } from './erros.ts';
import type { SessaoAtiva, Sessoes } from './sessoes.ts';
import type { Tokens } from './tokens.ts';

/**
 * The session of a request, or 401: bearer token valid, session alive in the database, and the device hash header the
 * one the session was made on. One answer for every reason (ASVS 16.5.1).
 */
export async function autenticar(
  cabecalhos: IncomingHttpHeaders,
  { tokens, sessoes }: { readonly tokens: Tokens; readonly sessoes: Sessoes },
): Promise<SessaoAtiva> {
  const autorizacao = cabecalhos.authorization ?? '';
  const dados = autorizacao.startsWith('Bearer ') ? tokens.ler(autorizacao.slice('Bearer '.length)) : null;
  if (dados === null) return recusar('naoAutenticado');
  const sessao = await sessoes.ler(dados.sid);
  if (sessao === null || String(sessao.id) !== dados.sub) return recusar('naoAutenticado');
  if (hashDoDispositivo(cabecalhos[CABECALHOS.dispositivo]) !== sessao.hashDispositivo)
    return recusar('naoAutenticado');
  return sessao;
}

/** SHA-256 (hex) of a device hash as sent by the client; empty for none. */
export function hashDoDispositivo(valor: string | string[] | undefined): string {
  return typeof valor === 'string' && valor !== '' ? createHash('sha256').update(valor).digest('hex') : '';
}
