import { TIPOS_DE_SAIDA } from '@rateia/domain/cancelamento/regras';
import { DESTINOS_DO_REEMBOLSO } from '@rateia/domain/pagamentos/devolucao-original';
import { z } from 'zod';
import * as c from './campos.ts';
import { cancelamentoDoAdministrador } from './cancelamento-administrador.ts';
import { cancelamentoDoGrupo } from './cancelamento-do-grupo.ts';
import { cancelamentoPorAtraso } from './cancelamento-por-atraso.ts';
import { chamada } from './chamada.ts';
import { motivosDaSaida } from './motivos-da-saida.ts';

/** Arithmetic of a refund, shown before confirming; `linhas` sum to `total` (REGRAS 2.9). */
export const simulacaoSaida = z.object({
  tipo: z.enum(TIPOS_DE_SAIDA),
  titulo: z.string(),
  texto: z.string(),
  saidaEm: c.dia,
  total: c.valor,
  /** The part of the total that can go back by the Pix that paid; the rest goes to the wallet in any case. */
  porPix: c.valor,
  devolvidoEm: c.dia,
  linhas: z.array(c.linhaValor),
  recomendado: z.boolean(),
});

export const cancelamento = {
  getCancelamentoInformacoes: chamada({
    method: 'GET',
    path: '/cancelamento/membro/informacoes',
    auth: 'usuario',
    resumo: 'The consequences of leaving: general rules shown first (spec B§2 informacoes, B§7).',
    query: z.object({ idGrupo: c.id }),
    response: z.object({
      grupo: z.object({ id: c.idResposta, nome: z.string(), servico: z.string(), icone: z.string(), cor: z.string() }),
      caucao: c.valor,
      cicloFim: c.dia.nullable(),
      economiaMensal: c.valor,
      dividas: c.valor,
      saidaAgendada: c.dia.nullable(),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  getEconomiaCancelamento: chamada({
    method: 'GET',
    path: '/cancelamento/economia',
    auth: 'usuario',
    resumo: 'The member’s saving in this group so far (spec B§7).',
    query: z.object({ idGrupo: c.id }),
    response: z.object({ mensal: c.valor, acumulada: c.valor, meses: z.int() }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  getCancelamentoMembro: chamada({
    method: 'GET',
    path: '/cancelamento/membro/{id}',
    auth: 'usuario',
    resumo: 'The ways a member may leave this group, each with date and refund arithmetic (spec B§7; REGRAS 2.9).',
    params: c.idParam,
    response: z.object({ opcoes: z.array(simulacaoSaida), idAssinatura: c.idResposta }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'cancelamentoNaoPermitido'],
  }),
  cancelarMembro: chamada({
    method: 'POST',
    path: '/cancelamento/membro/cancelar/next',
    auth: 'usuario',
    idempotente: true,
    resumo: 'The member leaves at the end of the cycle, now, or by withdrawal right (spec B§7; REGRAS 2.9).',
    body: z.object({
      idMembro: c.idResposta.meta({ description: 'Membership id' }),
      idGrupo: c.idResposta,
      motivo: c.inteiro(0, 32_767),
      tipo: z.enum(TIPOS_DE_SAIDA),
      textoMotivo: c.textoLongo(1000),
      totalMostrado: c.valor,
      destino: z
        .enum(DESTINOS_DO_REEMBOLSO)
        .optional()
        .meta({ description: 'Where the refund goes; by the method that paid unless the wallet is asked for' }),
    }),
    response: z.object({
      tipo: simulacaoSaida.shape.tipo,
      saidaEm: c.dia,
      total: c.valor,
      porPix: c.valor,
      linhas: z.array(c.linhaValor),
      imediato: z.boolean(),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'cancelamentoNaoPermitido', 'precoMudou'],
  }),
  updateDestinoReembolso: chamada({
    method: 'PUT',
    path: '/cancelamento/membro/destino-reembolso',
    auth: 'usuario',
    resumo:
      'The destination of a later refund, asked before anything ends: the wallet is always a choice (REGRAS 2.9).',
    body: z.object({ idGrupo: c.idResposta, destino: z.enum(DESTINOS_DO_REEMBOLSO) }),
    response: z.object({ destino: z.enum(DESTINOS_DO_REEMBOLSO) }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  reverterCancelamento: chamada({
    method: 'POST',
    path: '/cancelamento/membro/reverter',
    auth: 'usuario',
    idempotente: true,
    resumo: 'The leaver stays, while nobody holds the place (spec B§7; REGRAS 2.9).',
    body: z.object({ idGrupo: c.idResposta }),
    response: z.object({ estado: z.string() }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'cancelamentoNaoPermitido', 'vagaJaReservada'],
  }),
  ...motivosDaSaida,
  ...cancelamentoDoAdministrador,
  ...cancelamentoDoGrupo,
  ...cancelamentoPorAtraso,
};
