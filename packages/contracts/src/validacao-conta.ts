import {
  CONFERENCIAS,
  ESTADO_VALIDACAO,
  MOTIVO_RECUSA,
  PARTES,
  TIPO_DOCUMENTO,
} from '@rateia/domain/cadastro/validacao-conta';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { RECUSAS_DE_IMAGEM } from './imagem.ts';

const parte = z.enum(PARTES);
const tipos = Object.values(TIPO_DOCUMENTO).map(({ id }) => id);
const tipoDocumento = z.coerce.number().pipe(z.literal(tipos));
const estado = z.enum(Object.values(ESTADO_VALIDACAO).map(({ id }) => id));
const motivoRecusa = z.enum(Object.values(MOTIVO_RECUSA).map(({ id }) => id));
const mensagem = c.textoLongo(1_000);

const imagem = z.object({ id: z.uuid(), parte, recebidaEm: c.instante });

/** Registration validation item (spec A§3): contacts masked, the document and how many pictures it needs. */
export const itemDeValidacao = z.object({
  telefone: z.string().nullable(),
  email: z.string(),
  tipoDocumento: z.int().nullable(),
  tipoDocumentoDescricao: z.string().nullable(),
  quantidade: z.int(),
});

/** A validation of identity as its owner sees it. */
export const validacaoConta = z.object({
  id: z.uuid(),
  estado,
  tipoDocumento: z.int(),
  tipoDocumentoDescricao: z.string(),
  quantidade: z.int(),
  imagens: z.array(imagem),
  faltam: z.array(parte),
  criadaEm: c.instante,
  enviadaEm: c.instante.nullable(),
  decididaEm: c.instante.nullable(),
  /** The author of the decision: the comparison by machine, or a person. */
  decididaPor: z.enum(['maquina', 'pessoa']).nullable(),
  motivo: z.string().nullable(),
  mensagem: z.string().nullable(),
  /** The deadline of the staff's answer, or of the person's draft. */
  prazo: c.instante.nullable(),
  imagensApagadasEm: c.instante.nullable(),
  podePedirRevisao: z.boolean(),
});

const enviada = z.object({ validacao: validacaoConta });

export const validacaoDeConta = {
  createDocumento: chamada({
    method: 'POST',
    path: '/validacao-conta/documento',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Uploads one side of the document, in place of the one that was there; the first begins the validation (spec A§7).',
    arquivo: 'arquivo',
    body: z.object({ tipoDocumento, parte: parte.exclude(['self']) }),
    response: enviada,
    errors: [
      ...RECUSAS_DE_IMAGEM,
      'imagemPequena',
      'validacaoObrigatoria',
      'identidadeConfirmada',
      'identidadeEmAnalise',
    ],
  }),
  uploadSelf: chamada({
    method: 'POST',
    path: '/documento/upload-self',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Uploads the selfie of the validation under way, in place of the one that was there (spec A§7).',
    arquivo: 'arquivo',
    body: z.object({}),
    response: enviada,
    errors: [
      ...RECUSAS_DE_IMAGEM,
      'imagemPequena',
      'documentoIncompleto',
      'identidadeConfirmada',
      'identidadeEmAnalise',
    ],
  }),
  reconhecimentoFacil: chamada({
    method: 'POST',
    path: '/validacao-conta/reconhecimento-facil',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Sends the pictures for comparison, with consent to the use of the face (spec A§7; LGPD art. 11).',
    body: z.object({ id: z.uuid(), consentimento: z.literal(true) }),
    response: validacaoConta,
    errors: [
      'naoEncontrado',
      'documentoIncompleto',
      'transicaoRecusada',
      'identidadeLimiteDeEnvios',
      'validacaoObrigatoria',
    ],
  }),
  getValidacaoContaStatus: chamada({
    method: 'GET',
    path: '/validacao-conta/{id}/status',
    auth: 'usuario',
    resumo: 'How a validation of the account stands (spec A§7).',
    params: z.object({ id: z.uuid() }),
    response: validacaoConta,
    errors: ['naoEncontrado'],
  }),
  listValidacaoConta: chamada({
    method: 'GET',
    path: '/validacao-conta',
    auth: 'usuario',
    resumo:
      'The validations of the account, newest first, and what they open (spec A§2 /validacao-conta; REGRAS 2.5, 2.6).',
    response: z.object({
      verificadaEm: c.instante.nullable(),
      itens: z.array(validacaoConta),
      limites: z.object({
        retiradaPorDia: c.valor,
        retiradaPorDiaVerificada: c.valor,
        saldo: c.valor,
        saldoVerificado: c.valor,
      }),
    }),
    errors: [],
  }),
  deleteValidacaoConta: chamada({
    method: 'DELETE',
    path: '/validacao-conta/{id}',
    auth: 'usuario',
    resumo: 'Deletes a validation that was not sent, with its pictures (REGRAS 2.17).',
    params: z.object({ id: z.uuid() }),
    response: c.vazio,
    errors: ['naoEncontrado', 'transicaoRecusada'],
  }),
  pedirRevisao: chamada({
    method: 'POST',
    path: '/validacao-conta/{id}/revisao',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Asks that a person look at a refusal by machine, once (LGPD art. 20; REGRAS 2.15).',
    params: z.object({ id: z.uuid() }),
    body: z.object({}).optional(),
    response: validacaoConta,
    errors: ['naoEncontrado', 'transicaoRecusada', 'revisaoIndisponivel'],
  }),
  createDocumentoLink: chamada({
    method: 'POST',
    path: '/validacao-conta/documento/{id}/link',
    auth: 'usuario',
    resumo: "A link to a picture of one's own, good for a minute (REGRAS 2.17).",
    params: z.object({ id: z.uuid() }),
    body: z.object({ tamanho: z.enum(['inteira', 'miniatura']).default('miniatura') }),
    response: z.object({ url: z.string(), expiraEm: c.instante }),
    errors: ['naoEncontrado'],
  }),
  getArquivo: chamada({
    method: 'GET',
    path: '/validacao-conta/arquivo/{token}',
    auth: 'publica',
    resumo: 'The picture that a link names, for the minute in which it is good (REGRAS 2.17).',
    params: z.object({ token: c.daMaquina(190, 40) }),
    response: c.binario,
    tiposDoArquivo: ['image/jpeg'],
    errors: ['naoEncontrado', 'indisponivel'],
  }),
};

/** A validation in the queue: its owner, its deadline and the reason; no more of the person than that (REGRAS 2.24). */
const validacaoNaFila = z.object({
  id: z.uuid(),
  idUsuario: c.idResposta,
  nome: z.string(),
  tipoDocumento: z.int(),
  tipoDocumentoDescricao: z.string(),
  enviadaEm: c.instante,
  prazo: c.instante,
  motivo: z.string(),
});

/** The same for the decision of the staff: the data given, the data read, and the pictures (REGRAS 2.15). */
const validacaoEmAnalise = validacaoNaFila.extend({
  cpf: z.string().nullable(),
  nascimento: c.dia.nullable(),
  email: z.string(),
  contaDesde: c.instante,
  envios: z.int(),
  comparacao: z
    .object({
      semelhanca: z.int().nullable(),
      nomeLido: z.string().nullable(),
      nascimentoLido: c.dia.nullable(),
      nomeConfere: z.boolean().nullable(),
      nascimentoConfere: z.boolean().nullable(),
    })
    .nullable(),
  imagens: z.array(imagem),
  /** Other accounts that gave this CPF; the confirmed one is its holder (REGRAS 2.18). */
  outrasContas: z.array(
    z.object({ idUsuario: z.int(), nome: z.string(), confirmada: z.boolean(), desde: c.instante.nullable() }),
  ),
  historico: z.array(z.object({ evento: z.string(), quem: z.string(), quando: c.instante, mensagem: z.string() })),
});

const ERROS_DA_DECISAO = ['semPermissao', 'naoEncontrado', 'transicaoRecusada'] as const;
const idDaValidacao = z.object({ id: z.uuid() });
const decidida = z.object({ estado });

export const analiseDeIdentidade = {
  getValidacoesEmAnalise: chamada({
    method: 'GET',
    path: '/backoffice/validacoes',
    auth: 'operador',
    resumo: 'Identities that wait for a person, by deadline (REGRAS 2.15 Approve KYC).',
    response: z.object({ itens: z.array(validacaoNaFila) }),
    errors: ['semPermissao'],
  }),
  getValidacaoEmAnalise: chamada({
    method: 'GET',
    path: '/backoffice/validacoes/{id}',
    auth: 'operador',
    confirma: true,
    resumo: 'One identity under review with the data to compare; the trail keeps that it was seen (REGRAS 2.15, 2.24).',
    params: idDaValidacao,
    response: validacaoEmAnalise,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
  createDocumentoLinkDaAnalise: chamada({
    method: 'POST',
    path: '/backoffice/validacoes/documento/{id}/link',
    auth: 'operador',
    confirma: true,
    resumo: 'A link to a picture under review, good for a minute and for its caller (REGRAS 2.17).',
    params: z.object({ id: z.uuid() }),
    body: z.object({ tamanho: z.enum(['inteira', 'miniatura']).default('inteira') }),
    response: z.object({ url: z.string(), expiraEm: c.instante }),
    errors: ['semPermissao', 'naoEncontrado'],
  }),
  aprovarValidacao: chamada({
    method: 'POST',
    path: '/backoffice/validacoes/{id}/aprovar',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo: 'Approves an identity after comparing name, CPF and face (REGRAS 2.15 Approve KYC).',
    params: idDaValidacao,
    body: z.object({
      conferido: z.array(z.enum(CONFERENCIAS)).refine((feitas) => CONFERENCIAS.every((nome) => feitas.includes(nome))),
      mensagem,
    }),
    response: decidida,
    errors: [...ERROS_DA_DECISAO, 'cpfDeOutraConta'],
  }),
  recusarValidacao: chamada({
    method: 'POST',
    path: '/backoffice/validacoes/{id}/recusar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Refuses an identity with a reason that its owner reads (REGRAS 2.15 Approve KYC).',
    params: idDaValidacao,
    body: z.object({ motivo: motivoRecusa, mensagem }),
    response: decidida,
    errors: ERROS_DA_DECISAO,
  }),
  pedirValidacaoNovamente: chamada({
    method: 'POST',
    path: '/backoffice/validacoes/{id}/pedir-novamente',
    auth: 'operador',
    idempotente: true,
    resumo: 'Asks for some of the pictures again, which are deleted at once (REGRAS 2.15, 2.17).',
    params: idDaValidacao,
    body: z.object({ partes: z.array(parte).min(1).max(PARTES.length), mensagem: c.textoLongo(1_000, 5) }),
    response: decidida,
    errors: ERROS_DA_DECISAO,
  }),
};
