import { ACAO_SENSIVEL, MEIOS_DE_CONFIRMACAO } from '@rateia/domain/sessao/confirmacao';
import type { ModoDeLogin } from '@rateia/domain/sessao/login';
import { MODO_DE_LOGIN } from '@rateia/domain/sessao/login';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import {
  opcoesDeCadastroDeChave,
  opcoesDeUsoDeChave,
  respostaDeCadastroDeChave,
  respostaDeUsoDeChave,
} from './chaves-de-acesso.ts';

const acao = z.enum(Object.keys(ACAO_SENSIVEL) as [keyof typeof ACAO_SENSIVEL, ...(keyof typeof ACAO_SENSIVEL)[]]);
const modo = z.enum(Object.keys(MODO_DE_LOGIN) as [ModoDeLogin, ...ModoDeLogin[]]);
export const meio = z.enum(MEIOS_DE_CONFIRMACAO);
/** Six digits of an app, or a recovery code with or without its dash. */
export const codigoDigitado = c.texto(20, 6);

const codigosMostrados = z.array(z.string());
export const chave = z.object({
  id: c.idResposta,
  nome: z.string(),
  criadaEm: c.instante,
  usadaEm: c.instante.nullable(),
});

/** Security of one's own account, with a session (spec A§2 /perfil/seguranca, A§7 Security). */
export const seguranca = {
  pedirConfirmacao: chamada({
    method: 'POST',
    path: '/seguranca/confirmacao/pedir',
    auth: 'usuario',
    resumo:
      'Begins the confirmation of a sensitive act: says which proofs serve, and sends the code where that is the proof (spec A§3 PIN types; ASVS 7.5.1).',
    body: z.object({ acao }),
    response: z.object({
      meios: z.array(meio),
      /** The masked address that the code went to; null when none was sent. */
      enviadoPara: z.string().nullable(),
      expiraEm: c.instante,
      opcoesDaChave: opcoesDeUsoDeChave.nullable(),
    }),
    errors: ['pinLimiteEnvios', 'pinBloqueado', 'segundoFatorAusente'],
  }),
  confirmar: chamada({
    method: 'POST',
    path: '/seguranca/confirmacao/confirmar',
    auth: 'usuario',
    resumo:
      'Gives the proof for one act and gets the value of x-confirmacao for it: once, ten minutes, this session (ASVS 7.5.1).',
    body: z.object({
      acao,
      meio,
      codigo: codigoDigitado.optional(),
      resposta: respostaDeUsoDeChave.optional(),
    }),
    response: z.object({ confirmacao: z.string(), expiraEm: c.instante }),
    errors: ['pinInvalido', 'pinBloqueado', 'codigoNaoConfere', 'chaveNaoConfere', 'sessaoEncerradaPorErros'],
  }),
  createAutenticador: chamada({
    method: 'POST',
    path: '/seguranca/autenticador',
    auth: 'usuario',
    resumo: 'A new secret for an authenticator app, shown once; asks for confirmation (spec A§6 Two-factor).',
    response: z.object({ segredo: z.string(), uri: z.string() }),
    errors: ['confirmacaoNecessaria', 'segundoFatorExistente'],
  }),
  confirmarAutenticador: chamada({
    method: 'POST',
    path: '/seguranca/autenticador/confirmar',
    auth: 'usuario',
    resumo: 'The first code of the app turns the second factor on and gives the recovery codes (spec A§6 Two-factor).',
    body: z.object({ codigo: codigoDigitado }),
    response: z.object({ codigosRecuperacao: codigosMostrados.nullable() }),
    errors: ['codigoNaoConfere', 'sessaoEncerradaPorErros'],
  }),
  deleteAutenticador: chamada({
    method: 'DELETE',
    path: '/seguranca/autenticador',
    auth: 'usuario',
    resumo: 'Turns the authenticator app off; asks for confirmation (spec A§6 Two-factor).',
    response: c.vazio,
    errors: ['confirmacaoNecessaria', 'segundoFatorAusente'],
  }),
  gerarCodigos: chamada({
    method: 'POST',
    path: '/seguranca/codigos-recuperacao/gerar',
    auth: 'usuario',
    resumo: 'Ten new recovery codes in place of those from before; asks for confirmation (spec A§6 Two-factor).',
    response: z.object({ codigosRecuperacao: codigosMostrados }),
    errors: ['confirmacaoNecessaria', 'segundoFatorAusente'],
  }),
  opcoesDaChave: chamada({
    method: 'POST',
    path: '/seguranca/chaves/opcoes',
    auth: 'usuario',
    resumo: 'Begins a passkey: the options for the browser; asks for confirmation (spec A§6 Two-factor).',
    response: opcoesDeCadastroDeChave,
    errors: ['confirmacaoNecessaria', 'limiteDeChaves'],
  }),
  createChave: chamada({
    method: 'POST',
    path: '/seguranca/chaves',
    auth: 'usuario',
    resumo: 'Keeps the passkey the browser made for the last challenge of this session (spec A§6 Two-factor).',
    body: z.object({ nome: c.texto(60, 1), resposta: respostaDeCadastroDeChave }),
    response: z.object({ chave, codigosRecuperacao: codigosMostrados.nullable() }),
    errors: ['chaveNaoConfere'],
  }),
  deleteChave: chamada({
    method: 'DELETE',
    path: '/seguranca/chaves/{id}',
    auth: 'usuario',
    resumo: "Removes a passkey of one's own; asks for confirmation (spec A§6 Two-factor).",
    params: c.idParam,
    response: c.vazio,
    errors: ['naoEncontrado', 'confirmacaoNecessaria'],
  }),
  getSeguranca: chamada({
    method: 'GET',
    path: '/seguranca',
    auth: 'usuario',
    resumo: 'The protections of the account: password, second factors (spec A§2 /perfil/seguranca).',
    response: z.object({
      temSenha: z.boolean(),
      senhaAlteradaEm: c.instante.nullable(),
      twfaHabilitado: z.boolean(),
      aplicativo: z.boolean(),
      codigosRestantes: z.int(),
      chaves: z.array(chave),
    }),
    errors: [],
  }),
  updateSenha: chamada({
    method: 'PUT',
    path: '/seguranca/senha',
    auth: 'usuario',
    resumo:
      'Changes the password with the old one; the other sessions end (spec A§2 /perfil/seguranca; ASVS 6.2.3, 7.4.3).',
    body: z.object({ senhaAtual: c.senha.optional(), senha: c.senha }),
    response: c.vazio,
    errors: ['senhaAtualNaoConfere', 'senhaRepetida', 'confirmacaoNecessaria', 'sessaoEncerradaPorErros'],
  }),
  getDispositivos: chamada({
    method: 'GET',
    path: '/seguranca/dispositivos',
    auth: 'usuario',
    resumo: 'Devices that may enter and those that ask to (spec A§2 /perfil/seguranca; ASVS 7.5.2).',
    response: z.object({
      itens: z.array(
        z.object({
          id: c.idResposta,
          nome: z.string(),
          lugar: z.string().nullable(),
          desde: c.instante,
          vistoEm: c.instante,
          situacao: z.enum(['liberado', 'pendente']),
          atual: z.boolean(),
          sessoes: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  revogarDispositivo: chamada({
    method: 'DELETE',
    path: '/seguranca/dispositivos/{id}',
    auth: 'usuario',
    resumo: 'Takes a device its trust and its sessions (spec A§4; ASVS 7.5.2).',
    params: c.idParam,
    response: c.vazio,
    errors: ['naoEncontrado', 'aparelhoAtual'],
  }),
  liberarDispositivo: chamada({
    method: 'POST',
    path: '/seguranca/dispositivos/{id}/liberar',
    auth: 'usuario',
    resumo: 'Releases a device from one that is trusted; asks for confirmation (spec A§4).',
    params: c.idParam,
    response: c.vazio,
    errors: ['naoEncontrado', 'confirmacaoNecessaria'],
  }),
  recusarDispositivo: chamada({
    method: 'POST',
    path: '/seguranca/dispositivos/{id}/recusar',
    auth: 'usuario',
    resumo: 'Not my device: blocks the account and ends every session (spec A§4, A§7 conta/bloquear).',
    params: c.idParam,
    response: c.vazio,
    errors: ['naoEncontrado', 'aparelhoAtual'],
  }),
  getSessoes: chamada({
    method: 'GET',
    path: '/seguranca/sessoes',
    auth: 'usuario',
    resumo: 'Open sessions, newest use first (ASVS 7.5.2).',
    response: z.object({
      itens: z.array(
        z.object({
          id: z.uuid(),
          aparelho: z.string(),
          lugar: z.string().nullable(),
          criadaEm: c.instante,
          vistaEm: c.instante,
          atual: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  encerrarSessao: chamada({
    method: 'DELETE',
    path: '/seguranca/sessoes/{id}',
    auth: 'usuario',
    resumo: "Ends one session of one's own (ASVS 7.5.2).",
    params: z.object({ id: z.uuid() }),
    response: c.vazio,
    errors: ['naoEncontrado'],
  }),
  encerrarOutrasSessoes: chamada({
    method: 'POST',
    path: '/seguranca/sessoes/encerrar-outras',
    auth: 'usuario',
    resumo: 'Ends every session but this one (ASVS 7.5.2).',
    response: z.object({ encerradas: z.int() }),
    errors: [],
  }),
  getAcessos: chamada({
    method: 'GET',
    path: '/seguranca/acessos',
    auth: 'usuario',
    resumo: 'The last logins and ends, with device and masked address (spec A§2 /perfil/seguranca).',
    response: z.object({
      itens: z.array(
        z.object({
          id: c.idResposta,
          oQue: z.enum(['entrou', 'saiu', 'revogada']),
          como: modo.nullable(),
          aparelho: z.string().nullable(),
          lugar: z.string().nullable(),
          em: c.instante,
        }),
      ),
    }),
    errors: [],
  }),
  registrarAntifraude: chamada({
    method: 'POST',
    path: '/antifraude/registrar',
    auth: 'usuario',
    resumo:
      'Facts of the device for the risk provider; the provider’s answer decides whether the device is asked for a code again (spec A§7).',
    body: z.object({
      fuso: c.texto(60),
      idioma: c.texto(35),
      plataforma: c.texto(60),
      tela: z.string().regex(/^\d{2,5}x\d{2,5}$/),
      toque: z.boolean(),
      nucleos: z.int().min(0).max(1_024),
      automatizado: z.boolean(),
    }),
    response: c.vazio,
    errors: [],
  }),
};
