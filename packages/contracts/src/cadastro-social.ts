import { ID_SOCIAL_AUTH } from '@rateia/domain/cadastro/social';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { respostaLogin } from './sessao.ts';

/** Facebook 2, Google 3 (spec A§3 Social provider ids). */
const socialAuth = z.literal([ID_SOCIAL_AUTH.facebook, ID_SOCIAL_AUTH.google]);
const socialAuthDaBusca = z.coerce.number().pipe(socialAuth);
const aparelho = {
  hashDispositivo: c.daMaquina(128).optional(),
  nomeDispositivo: c.texto(80).optional(),
};

/** One login at the provider; the provider's answer travels here once, in a body. */
const volta = z.object({
  socialAuth,
  socialToken: c.tokenOpaco,
  codigo: c.daMaquina(2048, 1).optional(),
  estado: c.daMaquina(200).optional(),
  emissor: c.daMaquina(200).optional(),
});

/** Registration response (spec A§3). */
export const respostaCadastroSocial = z.object({
  id: c.idResposta.nullable().meta({ description: 'The account, once it is linked' }),
  novoCadastroContaSocial: z.boolean(),
  email: z.string(),
  contaSocialVinculada: z.boolean(),
  socialAuth: z.int(),
  socialAuthId: z.string().meta({ description: 'Our name for the account at the provider' }),
  firstName: z.string(),
  lastName: z.string(),
});

const vinculacoes = z.object({
  itens: z.array(
    z.object({
      socialAuth: z.int(),
      nome: z.string(),
      vinculada: z.boolean(),
      email: z.string().nullable().meta({ description: 'Masked' }),
      vinculadaEm: c.instante.nullable(),
    }),
  ),
  podeDesvincular: z.boolean(),
});

/** Entering with an account that somebody else keeps (spec A§4 Registration; A§7). */
export const cadastroSocial = {
  getProvedores: chamada({
    method: 'GET',
    path: '/usuario/autenticacao-externa/provedores',
    auth: 'publica',
    resumo: 'Providers one can enter with here; without configuration there is none (spec A§3 Social provider ids).',
    response: z.object({ provedores: z.array(z.object({ socialAuth: z.int(), nome: z.string() })) }),
    errors: [],
  }),
  createAutenticacaoExterna: chamada({
    method: 'POST',
    path: '/usuario/autenticacao-externa',
    auth: 'publica',
    resumo:
      'Begins: gives the address of the provider, and the socialToken that ties the answer to this browser alone (spec A§7).',
    body: z.object({ socialAuth }),
    response: z.object({ url: z.string(), socialToken: z.string() }),
    errors: ['socialIndisponivel'],
  }),
  infoAutenticacaoExterna: chamada({
    method: 'POST',
    path: '/usuario/autenticacao-externa/info',
    auth: 'publica',
    resumo:
      'The person who came back from the provider, and whether the account is linked, known or new; a known one is sent a PIN (spec A§4 Registration, A§7).',
    body: volta,
    response: respostaCadastroSocial,
    errors: ['socialInvalido', 'socialEmailNaoVerificado', 'socialIndisponivel', 'pinLimiteEnvios', 'pinBloqueado'],
  }),
  updateAutenticacaoExternaDados: chamada({
    method: 'PUT',
    path: '/usuario/autenticacao-externa/dados',
    auth: 'publica',
    resumo: 'Finishes the registration of a new social account, links it and logs in (spec A§4 Registration, A§7).',
    body: z.object({
      socialAuth,
      socialToken: c.tokenOpaco,
      firstName: c.primeiroNome,
      lastName: c.sobrenome,
      aceitaTermos: c.aceite,
      versaoTermos: c.texto(20, 1),
      campanha: c.campanha.optional(),
      ...aparelho,
    }),
    response: respostaLogin,
    errors: ['socialInvalido', 'socialEmailNaoVerificado', 'conflito'],
  }),
  autenticarVinculacao: chamada({
    method: 'POST',
    path: '/usuario/vinculacao/autenticar',
    auth: 'publica',
    resumo: 'Logs in with a linked account; 412 when the device needs release (spec A§4 Registration, A§7).',
    query: z.object({ socialId: c.daMaquina(100), socialAuthToken: c.tokenOpaco, socialAuth: socialAuthDaBusca }),
    body: z.object({ ...aparelho, campanha: c.campanha.optional() }),
    response: respostaLogin,
    errors: [
      'socialInvalido',
      'contaBloqueada',
      'senhaExpirada',
      'segundoFatorNecessario',
      'dispositivoNaoLiberado',
      'pinLimiteEnvios',
      'pinBloqueado',
    ],
  }),
  validarAutenticacao: chamada({
    method: 'POST',
    path: '/usuario/cadastro/validar/autenticacao',
    auth: 'publica',
    resumo: "Links a social account with the PIN sent to the known account's e-mail, and logs in (spec A§4, A§7).",
    body: z.object({
      socialAuth,
      socialToken: c.tokenOpaco,
      pin: c.pin,
      campanha: c.campanha.optional(),
      ...aparelho,
    }),
    response: respostaLogin,
    errors: [
      'socialInvalido',
      'socialEmailNaoVerificado',
      'pinInvalido',
      'pinBloqueado',
      'contaBloqueada',
      'senhaExpirada',
      'segundoFatorNecessario',
      'conflito',
    ],
  }),
  getVinculacoes: chamada({
    method: 'GET',
    path: '/usuario/vinculacao',
    auth: 'usuario',
    resumo: 'Social accounts that open this one (spec A§2 /perfil/seguranca).',
    response: vinculacoes,
    errors: [],
  }),
  createVinculacao: chamada({
    method: 'POST',
    path: '/usuario/vinculacao',
    auth: 'usuario',
    resumo:
      'Links a social account to the one that is logged in; asks for confirmation (spec A§4 Registration; ASVS 7.5.1).',
    body: volta,
    response: vinculacoes,
    errors: ['socialInvalido', 'socialJaVinculada', 'socialIndisponivel', 'conflito', 'confirmacaoNecessaria'],
  }),
  deleteVinculacao: chamada({
    method: 'DELETE',
    path: '/usuario/vinculacao/{socialAuth}',
    auth: 'usuario',
    resumo:
      'Unlinks a social account, for which it asks for confirmation; the last way of entering stays (spec A§4 Registration; ASVS 7.5.1).',
    params: z.object({ socialAuth: socialAuthDaBusca }),
    response: vinculacoes,
    errors: ['ultimaFormaDeEntrar', 'confirmacaoNecessaria'],
  }),
};
