import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Contexto } from '../contexto.ts';
import { enviarEscolha } from '../paginas/social.ts';
import { enviarProblema } from '../psp/problema.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { Memoria } from './memoria.ts';
import { acharPessoa, criarPessoa, pessoasDe } from './pessoas.ts';

const PREFIXO = '/google';
const MINUTO_S = 60;
const HORA_S = 3_600;
const INTERACAO = `${PREFIXO}/interacao/:uid`;

/** Google's role in OpenID Connect, played by a certified provider. It is made when somebody first asks for it. */
export function rotasDoGoogle(app: FastifyInstance, contexto: Contexto): void {
  let pronto: Promise<Provider> | undefined;
  function provedor(): Promise<Provider> {
    pronto ??= criarProvedor(contexto);
    return pronto;
  }

  app.register((escopo, _opcoes, montado) => {
    // The provider reads the bodies itself.
    escopo.removeAllContentTypeParsers();
    escopo.addContentTypeParser('*', (_pedido, _corpo, feito) => feito(null));
    async function passar(pedido: FastifyRequest, resposta: FastifyReply): Promise<FastifyReply> {
      if (pedido.falha?.modo === 'recusado') return resposta.code(400).send({ error: 'invalid_grant' });
      const atender = (await provedor()).callback();
      if (pedido.falha?.modo === 'timeoutAposSucesso' || pedido.falha?.modo === 'erro500AposSucesso') {
        // The call has no effect: the answer, if any, is the fault.
        await atender(semPrefixo(pedido.raw), new ServerResponse(pedido.raw));
        return resposta.send();
      }
      resposta.hijack();
      await atender(semPrefixo(pedido.raw), resposta.raw);
      return resposta;
    }
    for (const caminho of ['/token', '/jwks', '/.well-known/openid-configuration'])
      escopo.route({
        method: ['GET', 'POST'],
        url: PREFIXO + caminho,
        config: { servico: 'google' },
        handler: passar,
      });
    escopo.route({ method: ['GET', 'POST'], url: `${PREFIXO}/*`, handler: passar });
    montado();
  });

  app.get<{ readonly Params: { readonly uid: string } }>(INTERACAO, async (pedido, resposta) =>
    enviarEscolha(resposta, {
      provedor: 'google',
      pessoas: pessoasDe(contexto, 'google'),
      acao: `${PREFIXO}/interacao/${encodeURIComponent(pedido.params.uid)}`,
    }),
  );

  app.post(INTERACAO, async (pedido, resposta) => {
    const campos = objeto(pedido.body);
    const desistiu = texto(campos['desistir']) !== undefined;
    const escolhida = texto(campos['pessoa']);
    const pessoa =
      escolhida === undefined ? criarPessoa(contexto, 'google', campos) : acharPessoa(contexto, 'google', escolhida);
    if (pessoa === undefined && !desistiu) return enviarProblema(resposta, 'RequisicaoInvalida');
    const resultado =
      pessoa === undefined
        ? { error: 'access_denied', error_description: 'The person gave up' }
        : { login: { accountId: pessoa.id, remember: false }, select_account: {} };
    const oidc = await provedor();
    resposta.hijack();
    await oidc.interactionFinished(pedido.raw, resposta.raw, resultado);
    return resposta;
  });
}

/** Mounted below a prefix: the original address is kept, from which the provider makes its own addresses. */
function semPrefixo(pedido: IncomingMessage & { originalUrl?: string }): IncomingMessage {
  pedido.originalUrl = pedido.url ?? '';
  pedido.url = pedido.originalUrl.slice(PREFIXO.length);
  return pedido;
}

async function criarProvedor(contexto: Contexto): Promise<Provider> {
  const { default: ProvedorOidc, interactionPolicy } = await import('oidc-provider');
  const { id, segredo } = contexto.credenciais.google;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const politica = interactionPolicy.base();
  politica.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const oidc = new ProvedorOidc(`http://${contexto.maquina()}${PREFIXO}`, {
    clients: [
      {
        client_id: id,
        client_secret: segredo,
        redirect_uris: ['http://localhost/'],
        grant_types: ['authorization_code'],
      },
    ],
    adapter: Memoria,
    ttl: {
      AccessToken: MINUTO_S,
      AuthorizationCode: MINUTO_S,
      Grant: HORA_S,
      IdToken: HORA_S,
      Interaction: HORA_S,
      Session: HORA_S,
    },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'sandbox' }] },
    cookies: { keys: ['sandbox'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // Google puts the claims into the ID token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: politica, url: (_ctx, { uid }) => `${PREFIXO}/interacao/${uid}` },
    findAccount: (_ctx, sub) => conta(contexto, sub),
    // A person who chose an account here has agreed to the terms of the page.
    loadExistingGrant: async (ctx) => {
      const { client, session, params } = ctx.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const concessao = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      concessao.addOIDCScope(String(params?.['scope'] ?? 'openid'));
      await concessao.save();
      return concessao;
    },
  });
  // The product runs on any port of this machine.
  oidc.Client.prototype.redirectUriAllowed = (uri: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//.test(uri);
  return oidc;
}

function conta(contexto: Contexto, sub: string) {
  const pessoa = acharPessoa(contexto, 'google', sub);
  if (pessoa === undefined) return undefined;
  const { id, nome, sobrenome, email, emailVerificado } = pessoa;
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      email,
      email_verified: emailVerificado,
      name: `${nome} ${sobrenome}`,
      given_name: nome,
      family_name: sobrenome,
    }),
  };
}
