import { MEIOS_DE_CONFIRMACAO } from '@rateia/domain/sessao/confirmacao';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { opcoesDeUsoDeChave, respostaDeUsoDeChave } from './chaves-de-acesso.ts';
import { seguranca } from './seguranca.ts';

/** Login response (spec A§3). */
export const respostaLogin = z.object({
  token: z.string(),
  refreshToken: z.string(),
  hashDispositivo: z.string(),
  expiraEm: c.instante,
});

export const sessao = {
  token: chamada({
    method: 'POST',
    path: '/autenticacao/token',
    auth: 'publica',
    resumo: 'Logs in with e-mail and password; 412 when the device or IP needs release (spec A§4 Session, A§7).',
    body: z.object({
      email: c.email,
      senha: c.senha,
      hashDispositivo: c.daMaquina(128).optional(),
      nomeDispositivo: c.texto(80).optional(),
      campanha: c.campanha.optional(),
    }),
    response: respostaLogin,
    errors: [
      'credenciaisInvalidas',
      'contaBloqueada',
      'senhaExpirada',
      'segundoFatorNecessario',
      'dispositivoNaoLiberado',
      'pinLimiteEnvios',
      'pinBloqueado',
    ],
  }),
  refreshToken: chamada({
    method: 'POST',
    path: '/autenticacao/refresh-token',
    auth: 'publica',
    resumo:
      'Exchanges the refresh token for its successor; reuse of an older one ends the whole family (spec A§7; CONFIABILIDADE Sessions).',
    body: z.object({ token: c.daMaquina(4096), refreshToken: c.tokenOpaco }),
    response: respostaLogin,
    errors: ['naoAutenticado'],
  }),
  sair: chamada({
    method: 'POST',
    path: '/autenticacao/sair',
    auth: 'usuario',
    resumo: 'Ends the session for good (spec A§4 Logout; ASVS 7.4.1).',
    response: c.vazio,
    errors: [],
  }),
  liberacao: chamada({
    method: 'POST',
    path: '/seguranca/pin/liberacao',
    auth: 'publica',
    resumo: 'Releases a new device or IP with the PIN sent by e-mail and logs in (spec A§4, A§7 Security).',
    body: z.object({ hash: c.tokenOpaco, pin: c.pin }),
    response: respostaLogin,
    errors: ['pinInvalido', 'pinBloqueado', 'contaBloqueada'],
  }),
  esqueciSenha: chamada({
    method: 'POST',
    path: '/autenticacao/senha/esqueci',
    auth: 'publica',
    tempoIgual: true,
    resumo:
      'Sends the link for a new password, if there is such an account; one answer for all (spec A§2 /esqueci-a-senha).',
    body: z.object({ email: c.email }),
    response: c.vazio,
    errors: [],
  }),
  recuperarSenha: chamada({
    method: 'POST',
    path: '/autenticacao/senha/recuperar',
    auth: 'publica',
    resumo:
      'Uses the link of the e-mail up and gives this browser the token that makes the password (spec A§2 /recuperar-senha/{id}).',
    body: z.object({ hash: c.tokenOpaco }),
    response: z.object({ hash: z.string(), expiraEm: c.instante }),
    errors: ['linkVencido'],
  }),
  redefinirSenha: chamada({
    method: 'POST',
    path: '/autenticacao/senha/redefinir',
    auth: 'publica',
    resumo:
      'Sets the new password: sessions end, older links are void, no session is opened and no second factor removed (spec A§2 /nova-senha/{id}; ASVS 6.4.3).',
    body: z.object({ hash: c.tokenOpaco, senha: c.senha }),
    response: c.vazio,
    errors: ['linkVencido', 'senhaRepetida'],
  }),
  opcoesDoSegundoFator: chamada({
    method: 'POST',
    path: '/autenticacao/segundo-fator/opcoes',
    auth: 'publica',
    resumo: 'The factors that can prove the second step of a login (spec A§6 Two-factor, A§2 /seguranca/pin).',
    body: z.object({ hash: c.tokenOpaco }),
    response: z.object({
      meios: z.array(z.enum(MEIOS_DE_CONFIRMACAO).exclude(['pin'])),
      opcoesDaChave: opcoesDeUsoDeChave.nullable(),
    }),
    errors: ['entradaVencida'],
  }),
  segundoFator: chamada({
    method: 'POST',
    path: '/autenticacao/segundo-fator',
    auth: 'publica',
    resumo: 'The second step of a login: app, passkey or recovery code (spec A§6 Two-factor).',
    body: z.object({
      hash: c.tokenOpaco,
      meio: z.enum(MEIOS_DE_CONFIRMACAO).exclude(['pin']),
      codigo: c.texto(20, 6).optional(),
      resposta: respostaDeUsoDeChave.optional(),
    }),
    response: respostaLogin,
    errors: ['entradaVencida', 'codigoNaoConfere', 'chaveNaoConfere'],
  }),
  opcoesDoLoginComChave: chamada({
    method: 'POST',
    path: '/autenticacao/chave/opcoes',
    auth: 'publica',
    resumo: 'A challenge for a login by passkey alone; it tells nothing about any account (spec A§6 Two-factor).',
    response: z.object({
      pedido: z.string().meta({ description: 'Goes back with the answer: the end of the challenge, and our seal' }),
      opcoesDaChave: opcoesDeUsoDeChave,
    }),
    errors: [],
  }),
  entrarComChave: chamada({
    method: 'POST',
    path: '/autenticacao/chave',
    auth: 'publica',
    resumo: 'Logs in with a passkey alone, which is both factors at once (spec A§6 Two-factor; ASVS 6.3.3).',
    body: z.object({
      pedido: c.daMaquina(200),
      resposta: respostaDeUsoDeChave,
      hashDispositivo: c.daMaquina(128).optional(),
      nomeDispositivo: c.texto(80).optional(),
      campanha: c.campanha.optional(),
    }),
    response: respostaLogin,
    errors: ['chaveNaoConfere', 'contaBloqueada', 'senhaExpirada', 'muitasTentativas'],
  }),
  reenviarLiberacao: chamada({
    method: 'POST',
    path: '/seguranca/pin/reenviar',
    auth: 'publica',
    resumo:
      'Another code for a release request that is still open, at most 3 an hour (spec A§2 /login/pin/liberacao; REGRAS 2.6).',
    body: z.object({ hash: c.tokenOpaco }),
    response: z.object({ expiraEm: c.instante }),
    errors: ['entradaVencida', 'pinLimiteEnvios', 'pinBloqueado'],
  }),
  concluirLiberacao: chamada({
    method: 'POST',
    path: '/seguranca/liberacao/concluir',
    auth: 'publica',
    resumo:
      'Opens the session of a request that was released by link or by another device; null while it waits (spec A§2 /seguranca/pendente).',
    body: z.object({ hash: c.tokenOpaco }),
    response: z.object({ sessao: respostaLogin.nullable() }),
    errors: ['entradaVencida'],
  }),
  verLink: chamada({
    method: 'POST',
    path: '/seguranca/link',
    auth: 'publica',
    resumo:
      'The act of a link sent by e-mail; reading it changes nothing (spec A§2 /seguranca/liberacao/{hash}; ASVS 3.5.3).',
    body: z.object({ hash: c.tokenOpaco }),
    response: z.object({
      tipo: z.enum(['senha', 'novaSenha', 'liberacao', 'bloqueio']),
      aparelho: z.string().nullable(),
      lugar: z.string().nullable(),
      quando: z.string(),
    }),
    errors: ['linkVencido'],
  }),
  liberarPorLink: chamada({
    method: 'POST',
    path: '/seguranca/liberacao',
    auth: 'publica',
    resumo:
      'Says yes to a release request by its link: the browser that asked may go on (spec A§2 /seguranca/liberacao/{hash}).',
    body: z.object({ hash: c.tokenOpaco }),
    response: c.vazio,
    errors: ['linkVencido'],
  }),
  bloquearConta: chamada({
    method: 'POST',
    path: '/seguranca/conta/bloquear',
    auth: 'publica',
    resumo:
      'Blocks the account by a link of its e-mail: every session ends and the password opens nothing (spec A§7 Security).',
    body: z.object({ hash: c.tokenOpaco }),
    response: c.vazio,
    errors: ['linkVencido'],
  }),
  pedirBloqueio: chamada({
    method: 'POST',
    path: '/seguranca/conta/pedir-bloqueio',
    auth: 'publica',
    tempoIgual: true,
    resumo:
      'Sends the link that blocks an account, if there is such an account; one answer for all (spec A§2 /usuario/bloqueia).',
    body: z.object({ email: c.email }),
    response: c.vazio,
    errors: [],
  }),
  ...seguranca,
};
