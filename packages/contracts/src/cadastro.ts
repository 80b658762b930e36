import { z } from 'zod';
import { cadastroSocial } from './cadastro-social.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { consentimentoBiometrico } from './consentimento-biometrico.ts';
import { respostaLogin } from './sessao.ts';
import { endereco, pendenciaCadastro, usuarioLogado } from './usuario-logado.ts';
import { itemDeValidacao, validacaoDeConta } from './validacao-conta.ts';

/** The handle that the browser keeps of the registration that it made. */
const cadastroFeito = c.tokenOpaco.optional();

export const cadastro = {
  precadastro: chamada({
    method: 'POST',
    path: '/usuario/precadastro',
    auth: 'publica',
    tempoIgual: true,
    idempotente: true,
    resumo:
      'First step of registration: notes the e-mail; the answer is the same whether or not an account exists (spec A§4 Registration, A§7).',
    body: z.object({ email: c.email, campanha: c.campanha.optional() }),
    response: c.vazio,
    errors: [],
  }),
  createUsuario: chamada({
    method: 'POST',
    path: '/usuario',
    auth: 'publica',
    tempoIgual: true,
    idempotente: true,
    resumo:
      'Registers with e-mail and password plus campaign data and sends the PIN; the answer does not tell whether the e-mail was known (spec A§3 Registration form, A§7).',
    body: z.object({
      firstName: c.primeiroNome,
      lastName: c.sobrenome,
      email: c.email,
      password: c.senha,
      aceitaTermos: c.aceite,
      versaoTermos: c.texto(20, 1),
      campanha: c.campanha.optional(),
    }),
    response: z.object({
      email: z.string(),
      cadastro: z.string().meta({ description: 'The handle of this registration' }),
    }),
    errors: ['conflito'],
  }),
  validarCadastro: chamada({
    method: 'POST',
    path: '/usuario/cadastro/validar',
    auth: 'publica',
    tempoIgual: true,
    resumo: 'Confirms the e-mail with the PIN and logs in (spec A§4 Registration, A§7).',
    body: z.object({
      email: c.email,
      pin: c.pin,
      cadastro: cadastroFeito,
      hashDispositivo: c.daMaquina(128).optional(),
      nomeDispositivo: c.texto(80).optional(),
    }),
    response: respostaLogin,
    errors: ['pinInvalido', 'pinBloqueado'],
  }),
  reenviarPin: chamada({
    method: 'POST',
    path: '/usuario/cadastro/reenviar-pin',
    auth: 'publica',
    tempoIgual: true,
    resumo: 'Sends the registration PIN again, at most 3 times an hour (spec A§7; REGRAS 2.6 PIN).',
    body: z.object({
      email: c.email,
      socialToken: c.tokenOpaco.optional().meta({ description: 'For the PIN of /cadastro/falta-pouco' }),
      cadastro: cadastroFeito,
    }),
    response: c.vazio,
    errors: ['socialInvalido', 'socialEmailNaoVerificado', 'pinLimiteEnvios', 'pinBloqueado'],
  }),
  getAtivacao: chamada({
    method: 'GET',
    path: '/usuario/cadastro/pin/ativar/{hash}',
    auth: 'publica',
    resumo:
      'The owner of the registration that a link confirms; opening it changes nothing (spec A§2 /cadastro/confirmacao/{id}).',
    params: z.object({ hash: c.tokenOpaco }),
    response: z.object({ primeiroNome: z.string(), email: z.string().meta({ description: 'Masked' }) }),
    errors: ['linkVencido'],
  }),
  ativarCadastro: chamada({
    method: 'POST',
    path: '/usuario/cadastro/pin/ativar/{hash}',
    auth: 'publica',
    resumo:
      'Confirms a registration by the link of its e-mail, once, and logs in (spec A§2 /cadastro/ativar/{id}, A§7).',
    params: z.object({ hash: c.tokenOpaco }),
    body: z.object({
      cadastro: cadastroFeito,
      hashDispositivo: c.daMaquina(128).optional(),
      nomeDispositivo: c.texto(80).optional(),
    }),
    response: respostaLogin,
    errors: ['linkVencido'],
  }),
  getEstados: chamada({
    method: 'GET',
    base: '',
    path: '/api/estados',
    auth: 'publica',
    resumo: 'The states, with their ids (spec A§7; A§3: Minas Gerais 13).',
    response: z.object({ estados: z.array(z.object({ id: z.int(), uf: c.uf, nome: z.string() })) }),
    errors: [],
  }),
  getUsuario: chamada({
    method: 'GET',
    path: '/usuario',
    auth: 'usuario',
    resumo: 'The logged-in user (spec A§3).',
    response: usuarioLogado,
    errors: [],
  }),
  validarTelefoneUnico: chamada({
    method: 'POST',
    path: '/usuario/cadastro/telefone-unico/validar',
    auth: 'usuario',
    tempoIgual: true,
    resumo:
      'Sends a PIN by SMS to a phone that is free; the answer is the same when another account has it (spec A§7; PIN type 107).',
    body: z.object({ telefone: c.telefone }),
    response: c.codigoPorSms,
    errors: ['pinLimiteEnvios', 'pinBloqueado', 'conflito'],
  }),
  validarTelefonePin: chamada({
    method: 'POST',
    path: '/usuario/cadastro/telefone/validar-pin',
    auth: 'usuario',
    resumo: 'Confirms the phone with the PIN (spec A§2 /cadastro/telefone/pin).',
    body: z.object({ telefone: c.telefone, pin: c.pin }),
    response: usuarioLogado,
    errors: ['pinInvalido', 'pinBloqueado', 'telefoneJaUsado', 'conflito'],
  }),
  validarTelegram: chamada({
    method: 'POST',
    path: '/usuario/cadastro/telefone/validar-telegram',
    auth: 'usuario',
    resumo:
      'A link to the bot, good once: a person who opens it and shares this very number as his own has it confirmed, without a code (spec A§7; A§3 channel 2).',
    body: z.object({ telefone: c.telefone }),
    response: z.object({ link: z.url(), expiraEm: c.instante }),
    errors: ['telegramIndisponivel', 'telegramLimiteLinks', 'conflito'],
  }),
  vincularTelegram: chamada({
    method: 'POST',
    path: '/usuario/vincular-telegram',
    auth: 'usuario',
    resumo:
      'A link to the bot, good once: a person who opens it and shares the number of the account gets messages there instead of by SMS (spec A§3 channel 2).',
    response: z.object({ link: z.url(), expiraEm: c.instante }),
    errors: ['telegramIndisponivel', 'telegramLimiteLinks', 'conflito'],
  }),
  deleteTelegram: chamada({
    method: 'DELETE',
    path: '/usuario/telegram',
    auth: 'usuario',
    resumo: 'Messages go by SMS again (spec A§3 channel 1).',
    response: c.vazio,
    errors: [],
  }),
  webhookTelegram: chamada({
    method: 'POST',
    path: '/webhook/telegram/{segredo}',
    auth: 'provedor',
    resumo: 'Acts of people in their conversation with the bot.',
    params: z.object({ segredo: c.daMaquina(200) }),
    response: c.vazio,
    errors: ['semPermissao'],
  }),
  getDadosFiscais: chamada({
    method: 'GET',
    path: '/usuario/cadastro/dados-fiscais',
    auth: 'usuario',
    resumo: 'Fiscal data of the account, CPF masked (spec A§7).',
    response: z.object({
      cpf: z.string().nullable(),
      /** The CPF that stood here was proved to be another account's (REGRAS 2.18). */
      cpfPerdido: z.boolean(),
      nascimento: c.dia.nullable(),
      endereco: endereco.nullable(),
    }),
    errors: [],
  }),
  updateDadosFiscais: chamada({
    method: 'PUT',
    path: '/usuario/cadastro/dados-fiscais',
    auth: 'usuario',
    resumo:
      'Gives CPF, birth date and address; a CPF belongs to the account that proves it (spec A§2 /cadastro/dados-fiscais; REGRAS 2.18).',
    body: z.object({
      cpf: c.cpf,
      nascimento: c.diaDado('Confira a data de nascimento.'),
      endereco: endereco.optional(),
    }),
    response: usuarioLogado,
    errors: ['cpfJaUsado', 'menorDeIdade', 'conflito'],
  }),
  getEnderecoFiscal: chamada({
    method: 'GET',
    path: '/usuario/obter-endereco-fiscal',
    auth: 'usuario',
    resumo: 'Fiscal address of the account (spec A§7).',
    response: endereco.nullable(),
    errors: [],
  }),
  getCep: chamada({
    method: 'GET',
    path: '/cep/{cep}',
    auth: 'usuario',
    resumo: 'Address of a CEP; never needed to go on (REGRAS 3 Address).',
    params: z.object({ cep: c.cep }),
    response: z.object({
      cep: z.string(),
      uf: z.string(),
      cidade: z.string(),
      rua: z.string(),
      bairro: z.string(),
      ibge: z.string().optional(),
    }),
    errors: ['cepNaoEncontrado', 'indisponivel'],
  }),
  getCadastroPendente: chamada({
    method: 'GET',
    path: '/cadastro/pendente',
    auth: 'usuario',
    resumo: 'Validations still missing on the account (spec A§7).',
    response: z.object({
      pendencias: z.array(pendenciaCadastro),
      /** Document and selfie, which only what needs them asks for (REGRAS 2.5, 2.6). */
      identidade: z.array(pendenciaCadastro),
      validacao: itemDeValidacao,
    }),
    errors: [],
  }),
  getTermos: chamada({
    method: 'GET',
    path: '/termo-uso',
    auth: 'publica',
    resumo: 'Terms of use in force (spec A§2 /termo-uso).',
    response: z.object({
      versao: z.string(),
      mudancas: z.string().meta({ description: 'The changes since the last version; empty in the first' }),
      vigenteDesde: c.dia,
      secoes: z.array(z.object({ titulo: z.string(), texto: z.string() })),
    }),
    errors: [],
  }),
  aceitarTermos: chamada({
    method: 'POST',
    path: '/termo-uso/aceite',
    auth: 'usuario',
    resumo: 'Accepts the terms in force (spec A§4 Session: terms gate).',
    body: z.object({ versao: c.texto(20, 1) }),
    response: usuarioLogado,
    errors: ['conflito'],
  }),
  ...cadastroSocial,
  ...validacaoDeConta,
  ...consentimentoBiometrico,
};
