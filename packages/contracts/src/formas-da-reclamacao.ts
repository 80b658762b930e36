import { STATUS_RECLAMACAO, STATUS_TELA_RECLAMACAO } from '@rateia/domain/reclamacoes/estados';
import {
  AUTORES,
  ID_MOTIVO_RECLAMACAO,
  ID_RESULTADO,
  ID_SOLUCAO,
  ID_TIPO_INTERACAO,
  LADOS,
  ORIGENS,
} from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { idsDe } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';

function dentre<const T extends string | number>(ids: Readonly<Record<string, T>>) {
  return z.literal(Object.values(ids));
}
export const motivo = dentre(ID_MOTIVO_RECLAMACAO);
export const solucao = dentre(ID_SOLUCAO);
export const lado = z.enum(LADOS);
const status = dentre(idsDe(STATUS_RECLAMACAO));
const statusTela = dentre(idsDe(STATUS_TELA_RECLAMACAO));
const estado = dentre(ID_ESTADO_RECLAMACAO);

/** The arithmetic of a solution; `linhas` sum to `total` (REGRAS 2.7, 2.9). */
export const contaDaSolucao = z.object({
  solucao,
  total: c.valor,
  /** The part that can go back by the Pix that paid. */
  porPix: c.valor,
  linhas: z.array(c.linhaValor),
});

export const anexo = z.object({
  id: z.uuid(),
  nome: z.string(),
  tipo: z.string(),
  tamanho: z.int(),
  lado,
  em: c.instante,
});

/** The draft: the words and files of the member so far. */
export const rascunho = z.object({
  id: c.idResposta,
  problema: motivo.nullable(),
  descricao: z.string(),
  falhaDesde: c.dia.nullable(),
  solucao: solucao.nullable(),
  idInteracao: c.idResposta,
  anexos: z.array(anexo),
  apagaEm: c.instante.nullable(),
});

/** One line of the thread (spec B§4 Interactions). */
export const interacao = z.object({
  id: c.idResposta,
  tipo: dentre(ID_TIPO_INTERACAO),
  autor: z.enum(AUTORES),
  nome: z.string(),
  texto: z.string(),
  em: c.instante,
  /** Of a question of the staff: the side that is asked, and until when. */
  para: lado.nullable(),
  responderAte: c.instante.nullable(),
  /** Of a proposal. */
  solucao: solucao.nullable(),
  dias: z.int().nullable(),
  valor: c.valor.nullable(),
  anexos: z.array(anexo),
});

/** A fact that the product saw by itself, beside what the people say (REGRAS 2.7). */
export const prova = z.object({
  em: c.instante,
  tipo: z.enum([
    'pagamento',
    'entrega',
    'abertura',
    'confirmacao',
    'naoEntrou',
    'mensagem',
    'cofre',
    'outros',
    'lista',
    'recibo',
    'premio',
    'devolucao',
  ]),
  texto: z.string(),
});

export const prazoDaReclamacao = z.object({
  limite: c.instante,
  /** The side that has to act. */
  de: z.enum(AUTORES),
  titulo: z.string(),
  seVencer: z.string(),
});

/** A row of the list (spec B§4). */
export const resumoDaReclamacao = z.object({
  id: c.idResposta,
  idUsuario: c.idResposta,
  /** The group or the pool that it is about; the other is null. */
  idGrupo: c.idResposta.nullable(),
  idBolao: c.idResposta.nullable(),
  papel: lado,
  dataCadastro: c.instante,
  dataLimite: c.instante.nullable(),
  status,
  statusTela,
  descricaoStatus: z.string(),
  estado,
  servico: z.string(),
  nomeGrupo: z.string(),
  icone: z.string(),
  cor: z.string(),
  problema: motivo.nullable(),
  descricaoProblema: z.string(),
  prazo: prazoDaReclamacao.nullable(),
});

/** A complaint, whole, as the caller's side sees it (spec B§4). */
export const reclamacao = resumoDaReclamacao.extend({
  origem: z.enum(ORIGENS),
  idGrupoUsuario: c.idResposta.nullable(),
  descricao: z.string(),
  tipoRelacionamento: z.string(),
  contato: z.string(),
  regras: z.array(z.string()),
  site: z.string(),
  adminNome: z.string(),
  adminImagem: z.string().nullable(),
  membroNome: z.string(),
  solucao: solucao.nullable(),
  descricaoSolucao: z.string(),
  falhaDesde: c.dia.nullable(),
  contaDesde: c.dia.nullable(),
  nuncaEntregue: z.boolean(),
  /** The member's request, with its arithmetic now. */
  pedido: contaDaSolucao.nullable(),
  proposta: contaDaSolucao.extend({ idInteracao: c.idResposta, dias: z.int().nullable() }).nullable(),
  /** The solutions to choose from, each with its arithmetic. */
  opcoes: z.array(contaDaSolucao),
  interacoes: z.array(interacao),
  provas: z.array(prova),
  rodadasRestantes: z.int(),
  anexosRestantes: z.int(),
  /** The administrator's money that this complaint holds. */
  bloqueado: c.valor,
  resultado: dentre(ID_RESULTADO).nullable(),
  descricaoResultado: z.string(),
  devolvido: c.valor,
  fechadaEm: c.instante.nullable(),
  reabreAte: c.instante.nullable(),
  acoes: z.array(
    z.enum([
      'mensagem',
      'propor',
      'aceitarPedido',
      'aceitar',
      'outraSolucao',
      'finalizar',
      'contestarAcordo',
      'desistir',
      'removerEstornoIntegral',
      'estornoProporcional',
      'reabrir',
    ]),
  ),
});
