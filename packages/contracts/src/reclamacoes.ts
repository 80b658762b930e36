import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import * as f from './formas-da-reclamacao.ts';
import { RECUSAS_DE_IMAGEM } from './imagem.ts';

const NAO_E_DELE = ['naoEncontrado', 'semPermissao'] as const;
const SO_QUEM_ESTA = ['grupoNaoEncontrado', 'semPermissao', 'reclamacaoDoProprioGrupo'] as const;
const DA_ABERTURA = ['converseAntes', 'escrevaAntes', 'problemaAntigo', 'problemaNoFuturo', 'reclamacaoTarde'] as const;
const DO_MOMENTO = ['transicaoRecusada', 'prazoTerminado'] as const;
const texto = c.textoLongo(2_000);
const escrito = c.textoLongo(2_000, 1);

/** Complaints about a group or a pool, from the draft to the end (spec B§2, B§4, B§7; REGRAS 2.7). */
export const reclamacoes = {
  getReclamacaoDoGrupo: chamada({
    method: 'GET',
    path: '/grupo/reclamacao/{id}',
    auth: 'usuario',
    resumo:
      'A group as its member complains of it: its data, whether and from when he may complain, and his draft (spec B§2, B§7; REGRAS 2.7).',
    params: c.idParam,
    response: z.object({
      grupo: z.object({
        id: c.idResposta,
        nome: z.string(),
        servico: z.string(),
        icone: z.string(),
        cor: z.string(),
        descricao: z.string(),
        regras: z.array(z.string()),
        contato: z.string(),
        site: z.string(),
      }),
      adminNome: z.string(),
      adminImagem: z.string().nullable(),
      tipoRelacionamento: z.string(),
      /** The complaint that is open, or the draft. */
      aberta: c.idResposta.nullable(),
      rascunho: f.rascunho.nullable(),
      nuncaEntregue: z.boolean(),
      /** The member may not complain any more: he left too long ago. */
      tarde: z.boolean(),
      /** The first message to the administrator, and the moment from which it was long enough ago; null before it. */
      conversouEm: c.instante.nullable(),
      abreEm: c.instante.nullable(),
      /** The first day of a problem that may still be complained of. */
      problemaDesde: c.dia,
      opcoes: z.array(f.contaDaSolucao),
    }),
    errors: [...SO_QUEM_ESTA],
  }),
  getReclamacaoDoBolao: chamada({
    method: 'GET',
    path: '/loteria/reclamacao/{id}',
    auth: 'usuario',
    resumo:
      'A pool as its member complains of it: its state, whether he may complain, his draft, and what may go back (REGRAS 2.7, 2.12).',
    params: c.idParam,
    response: z.object({
      bolao: z.object({
        id: c.idResposta,
        nome: z.string(),
        servico: z.string(),
        icone: z.string(),
        cor: z.string(),
        situacao: z.string(),
        modo: z.string(),
        sorteioEm: c.instante,
      }),
      minhasCotas: z.array(z.int()),
      aberta: c.idResposta.nullable(),
      rascunho: f.rascunho.nullable(),
      /** The pool ended too long ago. */
      tarde: z.boolean(),
      opcoes: z.array(f.contaDaSolucao),
    }),
    errors: ['bolaoNaoEncontrado'],
  }),
  salvarRascunho: chamada({
    method: 'PUT',
    path: '/reclamacao/rascunho',
    auth: 'usuario',
    resumo:
      'Keeps what a member wrote so far of his complaint about a group or a pool, one of the two, for 30 days (REGRAS 2.7, 244).',
    body: z.object({
      idGrupo: c.idResposta.nullable().default(null),
      idBolao: c.idResposta.nullable().default(null),
      problema: f.motivo.nullable().default(null),
      descricao: texto.default(''),
      falhaDesde: c.diaDado().nullable().default(null),
      solucao: f.solucao.nullable().default(null),
    }),
    response: z.object({ id: c.idResposta, idInteracao: c.idResposta }),
    errors: [...SO_QUEM_ESTA, 'bolaoNaoEncontrado', 'reclamacaoAberta', 'reclamacaoTarde', 'reclamacaoDoBolaoTarde'],
  }),
  abrirReclamacao: chamada({
    method: 'POST',
    path: '/reclamacao/{id}/abrir',
    auth: 'usuario',
    idempotente: true,
    resumo:
      "Opens the complaint of a draft: the administrator's receivable is held, his clock runs; one about a pool goes to the staff at once (REGRAS 2.7, 198).",
    params: c.idParam,
    response: f.reclamacao,
    errors: ['naoEncontrado', ...DA_ABERTURA, 'reclamacaoDoBolaoTarde', 'reclamacaoIncompleta', 'transicaoRecusada'],
  }),
  getReclamacoes: chamada({
    method: 'GET',
    path: '/reclamacao/historico',
    auth: 'usuario',
    resumo: 'The complaints of the caller, on both sides, newest first (spec B§2 historico, B§7).',
    response: z.object({ itens: z.array(f.resumoDaReclamacao) }),
    errors: [],
  }),
  getReclamacao: chamada({
    method: 'GET',
    path: '/reclamacao/{id}',
    auth: 'usuario',
    resumo: 'One complaint with its thread, evidence, money and clock, for either side (spec B§4, B§7).',
    params: c.idParam,
    response: f.reclamacao,
    errors: [...NAO_E_DELE],
  }),
  createInteracao: chamada({
    method: 'POST',
    path: '/reclamacao/interacao',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Writes into a complaint: a message (212), a proposal or another solution (200), an acceptance (201), or its end (202) (spec B§4, B§7; REGRAS 2.7).',
    body: z.object({
      idReclamacao: c.idResposta,
      interacao: z.discriminatedUnion('tipo', [
        z.object({ tipo: z.literal(212), texto: escrito }),
        z.object({
          tipo: z.literal(200),
          solucao: f.solucao,
          texto: texto.default(''),
          dias: c.inteiro(1, 366).optional(),
        }),
        z.object({ tipo: z.literal(201), totalMostrado: c.valor }),
        z.object({
          tipo: z.literal(202),
          texto: texto.default(''),
          /** True where the member says that what was agreed did not happen. */
          naoCumpriu: z.boolean().default(false),
        }),
      ]),
    }),
    response: z.object({ idInteracao: c.idResposta, reclamacao: f.reclamacao }),
    errors: [...NAO_E_DELE, ...DO_MOMENTO, 'precoMudou', 'propostaAcimaDoPago'],
  }),
  createAnexo: chamada({
    method: 'POST',
    path: '/reclamacao/interacao/anexo/{id}',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Attaches a picture or a PDF to a line of one’s own, five for each side (spec B§7; REGRAS 2.7).',
    params: c.idParam,
    arquivo: 'arquivo',
    body: z.object({}),
    response: f.anexo,
    errors: ['naoEncontrado', 'transicaoRecusada', 'anexosDemais', 'anexoConteudo', ...RECUSAS_DE_IMAGEM],
  }),
  deleteAnexo: chamada({
    method: 'DELETE',
    path: '/reclamacao/anexo/{id}',
    auth: 'usuario',
    resumo: 'Takes a file out of a draft of one’s own (REGRAS 2.7).',
    params: z.object({ id: z.uuid() }),
    response: c.vazio,
    errors: ['naoEncontrado', 'transicaoRecusada'],
  }),
  createLinkDoAnexo: chamada({
    method: 'POST',
    path: '/reclamacao/anexo/{id}/link',
    auth: 'usuario',
    resumo:
      'A link to a file of a complaint that is good for a minute, for both sides and the staff (REGRAS 2.7, 2.17).',
    params: z.object({ id: z.uuid() }),
    response: z.object({ url: z.string(), expiraEm: c.instante }),
    errors: [...NAO_E_DELE],
  }),
  getAnexo: chamada({
    method: 'GET',
    path: '/reclamacao/arquivo/{token}',
    auth: 'publica',
    resumo: 'The file that a link names, for the minute in which it is good (REGRAS 2.7, 2.17).',
    params: z.object({ token: c.daMaquina(190, 40) }),
    response: c.binario,
    tiposDoArquivo: ['image/jpeg', 'application/pdf'],
    errors: ['naoEncontrado', 'indisponivel'],
  }),
  estornoProporcional: chamada({
    method: 'POST',
    path: '/reclamacao/estorno-proporcional/{idReclamacao}/{idGrupoUsuario}',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'The administrator proposes the refund by unused days: the server computes it, and the answer shows the arithmetic (spec B§7; REGRAS 1).',
    params: z.object({ idReclamacao: c.id, idGrupoUsuario: c.id }),
    response: f.contaDaSolucao.extend({ idInteracao: c.idResposta }),
    errors: [...NAO_E_DELE, ...DO_MOMENTO],
  }),
  removerEstornoIntegral: chamada({
    method: 'POST',
    path: '/reclamacao/remover-estorno-integral',
    auth: 'usuario',
    resumo:
      'Withdraws the demand of a full refund: the complaint goes on with the refund pro rata (spec B§7; REGRAS 1).',
    body: z.object({ idReclamacao: c.idResposta }),
    response: f.contaDaSolucao,
    errors: [...NAO_E_DELE, 'transicaoRecusada'],
  }),
  reabrirReclamacao: chamada({
    method: 'POST',
    path: '/reclamacao/{id}/reabrir',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Opens a closed complaint once again, within 7 days and with a file that is new: to mediation (REGRAS 2.7).',
    params: c.idParam,
    arquivo: 'arquivo',
    body: z.object({ texto: c.textoLongo(500, 5) }),
    response: f.reclamacao,
    errors: [...NAO_E_DELE, ...DO_MOMENTO, 'anexoConteudo', 'faltaProvaNova', 'reclamacaoAberta', ...RECUSAS_DE_IMAGEM],
  }),
};
