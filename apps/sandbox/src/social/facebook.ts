import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { enviarEscolha } from '../paginas/social.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { acharPessoa, criarPessoa, pessoasDe } from './pessoas.ts';

const VALIDADE_MS = 10 * 60_000;
/** Versions of the Graph are `v` and a number; the sandbox speaks them all alike. */
const VERSAO = '/facebook/:versao(^v\\d+\\.\\d+$)';

interface Concessao {
  readonly pessoa: string;
  readonly retorno: string;
  readonly ate: number;
}

/** Facebook Login: the dialog, the exchange of the code, and `me` of the Graph with its proof of the app's secret. */
export function rotasDoFacebook(app: FastifyInstance, contexto: Contexto): void {
  const { facebook } = contexto.credenciais;
  const codigos = new Map<string, Concessao>();
  const tokens = new Map<string, Concessao>();

  app.get(`${VERSAO}/dialog/oauth`, async (pedido, resposta) => {
    const { redirect_uri, client_id, state, response_type = 'code' } = textos(pedido.query);
    if (client_id !== facebook.id || redirect_uri === undefined || state === undefined || response_type !== 'code')
      return recusar(resposta, 'Invalid parameter', 100);
    return enviarEscolha(resposta, {
      provedor: 'facebook',
      pessoas: pessoasDe(contexto, 'facebook'),
      acao: '/facebook/escolha',
      ocultos: { redirect_uri, state },
    });
  });

  app.post('/facebook/escolha', async (pedido, resposta) => {
    const campos = objeto(pedido.body);
    const { redirect_uri = '', state = '', pessoa: escolhida, desistir } = textos(campos);
    if (!URL.canParse(redirect_uri)) return recusar(resposta, 'Invalid redirect_uri', 100);
    const retorno = new URL(redirect_uri);
    retorno.searchParams.set('state', state);
    if (desistir !== undefined) {
      retorno.searchParams.set('error', 'access_denied');
      retorno.searchParams.set('error_reason', 'user_denied');
      return resposta.redirect(retorno.href, 303);
    }
    const pessoa =
      escolhida === undefined
        ? criarPessoa(contexto, 'facebook', campos)
        : acharPessoa(contexto, 'facebook', escolhida);
    if (pessoa === undefined) return recusar(resposta, 'Unknown person', 100);
    const codigo = randomBytes(24).toString('base64url');
    codigos.set(codigo, { pessoa: pessoa.id, retorno: redirect_uri, ate: Date.now() + VALIDADE_MS });
    retorno.searchParams.set('code', codigo);
    return resposta.redirect(retorno.href, 303);
  });

  app.get(`${VERSAO}/oauth/access_token`, { config: { servico: 'facebook' } }, async (pedido, resposta) => {
    const { client_id, client_secret, code = '', redirect_uri } = textos(pedido.query);
    const concessao = codigos.get(code);
    codigos.delete(code);
    if (client_id !== facebook.id || client_secret !== facebook.segredo)
      return recusar(resposta, 'Error validating client secret.', 1);
    if (
      concessao === undefined ||
      concessao.ate < Date.now() ||
      concessao.retorno !== redirect_uri ||
      pedido.falha?.modo === 'recusado'
    )
      return recusar(resposta, 'Invalid verification code format.', 100);
    const token = `EAAB${randomBytes(32).toString('hex')}`;
    tokens.set(token, concessao);
    return { access_token: token, token_type: 'bearer', expires_in: 5_183_944 };
  });

  app.get(`${VERSAO}/me`, { config: { servico: 'facebook' } }, async (pedido, resposta) => {
    const { fields = 'id,name', appsecret_proof } = textos(pedido.query);
    const token = pedido.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const concessao = tokens.get(token);
    const pessoa = concessao === undefined ? undefined : acharPessoa(contexto, 'facebook', concessao.pessoa);
    if (pessoa === undefined || pedido.falha?.modo === 'recusado')
      return recusar(resposta, 'Invalid OAuth access token.', 190, 401);
    if (appsecret_proof !== createHmac('sha256', facebook.segredo).update(token).digest('hex'))
      return recusar(resposta, 'Invalid appsecret_proof provided in the API argument', 100);
    // The Graph does the same: it does not give an e-mail that its owner has not confirmed there.
    const tudo = new Map(
      Object.entries({
        id: pessoa.id,
        name: `${pessoa.nome} ${pessoa.sobrenome}`,
        first_name: pessoa.nome,
        last_name: pessoa.sobrenome,
        ...(pessoa.emailVerificado ? { email: pessoa.email } : {}),
      }),
    );
    return Object.fromEntries(fields.split(',').flatMap((f) => (tudo.has(f) ? [[f, tudo.get(f)]] : [])));
  });
}

function recusar(resposta: FastifyReply, message: string, code: number, status = 400): FastifyReply {
  return resposta.code(status).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } });
}

function textos(valor: unknown): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(objeto(valor)).map(([nome, v]) => [nome, texto(v)]));
}
