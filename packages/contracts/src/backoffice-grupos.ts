import { NIVEIS_DE_RISCO } from '@rateia/domain/grupos/triagem';
import { z } from 'zod';
import { backofficeConvites } from './backoffice-convites.ts';
import { backofficeFimDoGrupo } from './backoffice-fim-do-grupo.ts';
import { backofficeSucessoes } from './backoffice-sucessoes.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const grupoEmAnalise = z.object({
  id: c.idResposta,
  nome: z.string(),
  servico: z.string(),
  plano: z.string(),
  icone: z.string(),
  cor: z.string(),
  statusId: z.int(),
  prazo: c.instante,
  desde: c.instante,
  motivo: z.string(),
  administrador: z.object({
    id: c.idResposta,
    nome: z.string(),
    grupos: z.int(),
    telefoneVerificado: z.boolean(),
    emailVerificado: z.boolean(),
    dadosFiscais: z.boolean(),
    identidadeVerificada: z.boolean(),
    contaDesde: c.instante,
    aparelhos: z.int(),
  }),
  valorPorVaga: c.valor,
  teto: c.valor.nullable(),
  risco: z.int(),
  nivelDeRisco: z.enum(NIVEIS_DE_RISCO),
  regras: z.array(z.string()),
  descricao: z.string(),
  contato: z.string(),
  palavrasProibidas: z.array(z.string()),
  historico: z.array(z.object({ evento: z.string(), quem: z.string(), quando: c.instante, mensagem: z.string() })),
});
const mensagem = z.object({ mensagem: c.textoLongo(1000) });

/** The desk of groups: the review before a group is sold, and its end. */
export const backofficeGrupos = {
  ...backofficeFimDoGrupo,
  ...backofficeConvites,
  ...backofficeSucessoes,
  getGruposEmAnalise: chamada({
    method: 'GET',
    path: '/backoffice/grupos',
    auth: 'operador',
    resumo: 'Groups in triage, approval or edition, by deadline (REGRAS 2.1, 2.15).',
    query: z.object({ status: c.inteiroNoEndereco(0, 32_767).optional() }),
    response: z.object({ itens: z.array(grupoEmAnalise), contagens: z.record(z.string(), z.int()) }),
    errors: ['semPermissao'],
  }),
  aprovarGrupo: chamada({
    method: 'POST',
    path: '/backoffice/grupos/{id}/aprovar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Approves: 50 → 1, 111 → 50 or 1 (REGRAS 2.1).',
    params: c.idParam,
    body: mensagem,
    response: z.object({ statusId: z.int() }),
    errors: ['semPermissao', 'grupoNaoEncontrado', 'transicaoRecusada'],
  }),
  reprovarGrupo: chamada({
    method: 'POST',
    path: '/backoffice/grupos/{id}/reprovar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Refuses with a reason: 50/111 → 51 (REGRAS 2.1).',
    params: c.idParam,
    body: z.object({ mensagem: c.textoLongo(1000, 5) }),
    response: z.object({ statusId: z.int() }),
    errors: ['semPermissao', 'grupoNaoEncontrado', 'transicaoRecusada'],
  }),
  pedirAjustesGrupo: chamada({
    method: 'POST',
    path: '/backoffice/grupos/{id}/pedir-ajustes',
    auth: 'operador',
    idempotente: true,
    resumo: 'Asks for edits: 50 → 68 (REGRAS 2.1).',
    params: c.idParam,
    body: z.object({ mensagem: c.textoLongo(1000, 5) }),
    response: z.object({ statusId: z.int() }),
    errors: ['semPermissao', 'grupoNaoEncontrado', 'transicaoRecusada'],
  }),
};
