import { HTTP } from '@rateia/domain/http';
import { umaLinha } from '@rateia/domain/texto';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { ConfigGoogle } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia, politicaPadrao } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import type { IdentidadeSocial, Provedor } from './port.ts';

const afirmacoes = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
});

/** Google by OpenID Connect: authorization code with PKCE, state and nonce; the ID token's signature is checked. */
export function criarGoogle(config: ConfigGoogle, dependencias: Dependencias = {}): Provedor {
  const executar = criarResiliencia('google', dependencias);
  const limiteMs = dependencias.politica?.tempoLimiteMs ?? politicaPadrao.tempoLimiteMs;
  let descoberta: Promise<oidc.Configuration> | undefined;

  /** The provider's own description of itself, read once; one that failed is read again. */
  function descobrir(): Promise<oidc.Configuration> {
    descoberta ??= oidc
      .discovery(new URL(config.emissor), config.clienteId, config.clienteSegredo, undefined, {
        timeout: limiteMs / 1_000,
        [oidc.customFetch]: buscarComo(criarTransporte()),
        // Production refuses an address without TLS.
        ...(config.emissor.startsWith('http:') ? { execute: [oidc.allowInsecureRequests] } : {}),
      })
      .catch((erro: unknown) => {
        descoberta = undefined;
        throw erro;
      });
    return descoberta;
  }

  return {
    iniciar: ({ estado, nonce, verificador, retorno }, contexto) =>
      comoResultado(() =>
        executar({ nome: 'iniciar', repetivel: true, contexto }, async () => {
          const url = oidc.buildAuthorizationUrl(await descobrir().catch(emFalha), {
            redirect_uri: retorno,
            scope: 'openid email profile',
            state: estado,
            nonce,
            code_challenge: await oidc.calculatePKCECodeChallenge(verificador),
            code_challenge_method: 'S256',
            prompt: 'select_account',
          });
          return { valor: ok({ url: url.href }) };
        }),
      ),

    identificar: ({ codigo, estado, nonce, verificador, retorno, emissor }, contexto) =>
      comoResultado(() =>
        executar({ nome: 'identificar', repetivel: false, contexto }, async () => {
          const volta = new URL(retorno);
          volta.searchParams.set('code', codigo);
          volta.searchParams.set('state', estado);
          if (emissor !== undefined) volta.searchParams.set('iss', emissor);
          const configuracao = await descobrir().catch(emFalha);
          const conferencia = { expectedState: estado, expectedNonce: nonce, pkceCodeVerifier: verificador };
          return { valor: await trocar(configuracao, volta, conferencia) };
        }),
      ),
  };
}

/** `recusado` when the provider said no, or its answer does not fit the question: a new attempt begins anew. */
async function trocar(
  configuracao: oidc.Configuration,
  volta: URL,
  conferencia: oidc.AuthorizationCodeGrantChecks,
): Promise<Resultado<IdentidadeSocial>> {
  try {
    const tokens = await oidc.authorizationCodeGrant(configuracao, volta, { ...conferencia, idTokenExpected: true });
    return ok(identidade(afirmacoes.parse(tokens.claims())));
  } catch (erro) {
    if (erro instanceof oidc.ResponseBodyError) return recusado(erro.error);
    const daRede = erro instanceof oidc.ClientError && erro.cause instanceof FalhaDeChamada;
    if (!daRede && (erro instanceof oidc.ClientError || erro instanceof oidc.AuthorizationResponseError))
      return recusado(erro.code ?? 'resposta');
    return emFalha(erro);
  }
}

function identidade(lidas: z.output<typeof afirmacoes>): IdentidadeSocial {
  return {
    sub: lidas.sub,
    email: lidas.email ?? null,
    emailVerificado: lidas.email !== undefined && lidas.email_verified === true,
    primeiroNome: umaLinha(lidas.given_name),
    sobrenome: umaLinha(lidas.family_name),
  };
}

/** Our own transport under the library: the same limits, and the same words for faults. */
function buscarComo(transporte: ReturnType<typeof criarTransporte>): oidc.CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const resposta = await transporte(
      {
        metodo: method === 'POST' ? 'POST' : 'GET',
        url: new URL(url),
        cabecalhos: headers,
        corpo: body === undefined || body === null ? undefined : String(body),
      },
      signal ?? new AbortController().signal,
    );
    if (resposta.status >= HTTP.erroInterno)
      throw new FalhaDeChamada({ tipo: 'servidor', talvezFeito: true, statusHttp: resposta.status });
    return new Response(new Uint8Array(resposta.corpo), {
      status: resposta.status,
      headers: { 'content-type': 'application/json' },
    });
  };
}

function emFalha(erro: unknown): never {
  if (erro instanceof FalhaDeChamada) throw erro;
  if (erro instanceof oidc.ClientError) {
    if (erro.cause instanceof FalhaDeChamada) throw erro.cause;
    throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
  }
  throw erro;
}
