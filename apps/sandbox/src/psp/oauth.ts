import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { enviarProblema } from './problema.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that the token must have. */
    readonly escopo?: string;
  }
}

/** The scopes in this account's contract: the calls of the standard that are served here, and sending. */
const ESCOPOS: ReadonlySet<string> = new Set([
  'cob.write',
  'cob.read',
  'pix.write',
  'pix.read',
  'webhook.write',
  'webhook.read',
  'pix.send',
  'gn.pix.send.read',
  'rec.write',
  'rec.read',
  'payloadlocationrec.write',
  'cobr.write',
  'cobr.read',
  'webhookrec.write',
  'webhookrec.read',
  'webhookcobr.write',
  'webhookcobr.read',
]);

/** OAuth2 client credentials, and the guard that asks for its token on every other route of the provider. */
export function rotasDeToken(app: FastifyInstance, contexto: Contexto): void {
  app.post('/psp/oauth/token', { config: { servico: 'token' } }, responderToken(contexto));
}

/** Gives a token to a client that knows the credential. */
export function responderToken(contexto: Contexto) {
  return async (pedido: FastifyRequest, resposta: FastifyReply) => {
    if (pedido.falha?.modo === 'recusado' || !credencialCerta(pedido.headers.authorization, contexto)) {
      return resposta.code(401).header('www-authenticate', 'Basic').send({ error: 'invalid_client' });
    }
    const corpo = campos(pedido.body);
    function recusar(error: string) {
      return resposta.code(400).send({ error });
    }
    if (corpo['grant_type'] === undefined) return recusar('invalid_request');
    if (corpo['grant_type'] !== 'client_credentials') return recusar('unsupported_grant_type');
    const pedidos = typeof corpo['scope'] === 'string' ? corpo['scope'].split(' ').filter((e) => e !== '') : [];
    if (!pedidos.every((escopo) => ESCOPOS.has(escopo))) return recusar('invalid_scope');
    const token = contexto.sorteio.codigo(40);
    contexto.tokens.set(token, {
      fim: performance.now() + contexto.opcoes.validadeDoTokenSegundos * 1_000,
      // A client that asks for no scope gets all that the contract has (RFC 6749, 3.3).
      escopos: pedidos.length === 0 ? undefined : new Set(pedidos),
    });
    // No proxy on the way stores a token (RFC 6749, 5.1).
    resposta.header('cache-control', 'no-store');
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: contexto.opcoes.validadeDoTokenSegundos,
      ...(pedidos.length === 0 ? {} : { scope: pedidos.join(' ') }),
    };
  };
}

export function exigirToken(contexto: Contexto) {
  return async (pedido: FastifyRequest, resposta: FastifyReply): Promise<FastifyReply | undefined> => {
    const token = /^Bearer (.+)$/i.exec(pedido.headers.authorization ?? '')?.[1] ?? '';
    const concessao = contexto.tokens.get(token);
    if (concessao !== undefined && concessao.fim > performance.now()) {
      const { escopo } = pedido.routeOptions.config;
      const permitido = escopo === undefined || concessao.escopos?.has(escopo) !== false;
      if (permitido) return undefined;
      resposta.header('www-authenticate', `Bearer error="insufficient_scope", scope="${escopo}"`);
      return enviarProblema(resposta, 'AcessoNegado');
    }
    contexto.tokens.delete(token);
    resposta.header('www-authenticate', 'Bearer error="invalid_token"');
    return enviarProblema(resposta, 'SemToken');
  };
}

function credencialCerta(cabecalho: string | undefined, { credenciais }: Contexto): boolean {
  const base64 = /^Basic (.+)$/i.exec(cabecalho ?? '')?.[1];
  if (base64 === undefined) return false;
  const [id = '', segredo = ''] = Buffer.from(base64, 'base64').toString('utf8').split(':');
  return decodificado(id) === credenciais.clienteId && decodificado(segredo) === credenciais.clienteSegredo;
}

function decodificado(escrito: string): string | undefined {
  try {
    return decodeURIComponent(escrito);
  } catch {
    // A `%` that begins no character: of no credential.
    return undefined;
  }
}

function campos(corpo: unknown): Record<string, unknown> {
  return typeof corpo === 'object' && corpo !== null ? { ...corpo } : {};
}
