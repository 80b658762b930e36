import { campoNomeDoGrupo } from '@rateia/domain/grupos/campos';
import type { CorGrupo } from '@rateia/domain/grupos/enums';
import {
  CORES_GRUPO,
  FORMA_ACESSO,
  ICONES_GRUPO,
  RELACIONAMENTO,
  TIPO_GRUPO,
  VISIBILIDADE_GRUPO,
} from '@rateia/domain/grupos/enums';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { paisDaResidencia } from './formas-do-grupo.ts';

export const plano = z.object({
  id: z.int(),
  nome: z.string(),
  tipo: z.int(),
  periodo: z.int(),
  valor: c.valor,
  lugares: z.int(),
  tetoPorVaga: c.valor,
});
export const servico = z.object({
  id: z.int(),
  nome: z.string(),
  nomeUrl: z.string(),
  categoria: z.int(),
  categoriaDescricao: z.string(),
  status: z.int(),
  icone: z.string(),
  cor: z.string(),
  site: z.string(),
  formaAcesso: z.int(),
  valorAPartirDe: c.valor.nullable(),
  preset: z
    .object({
      regras: z.array(z.string()),
      descricao: z.string(),
      contato: z.string(),
      formaAcesso: z.int(),
      acessoDescricao: z.string(),
      visibilidade: z.int(),
    })
    .nullable()
    .meta({ description: 'The settings that the person saved for this service (spec B§7 presets)' }),
});

/** The group being created (spec B§3 Group being created). */
export const grupoNovo = z.object({
  idServico: c.inteiro(1),
  idPlano: c.inteiro(1).nullable(),
  nome: c.doCampo(campoNomeDoGrupo, 80),
  tipo: z.literal(todosOsIds(TIPO_GRUPO)),
  visibilidade: z.literal(todosOsIds(VISIBILIDADE_GRUPO)),
  valor: z.int().min(1_00).max(5_000_00),
  lugares: z.int().min(2).max(50),
  totalVagas: z.int().min(1).max(49),
  formaAcesso: z.literal(todosOsIds(FORMA_ACESSO)),
  acessoImediato: z.boolean(),
  acessoDescricao: c.textoLongo(500),
  regras: z.array(c.texto(200, 1)).max(12),
  descricao: c.textoLongo(2000),
  contato: c.texto(120),
  site: c.enderecoWeb(200),
  relacionamentosPermitidos: z.array(z.literal(todosOsIds(RELACIONAMENTO))).max(4),
  paisDaResidencia: paisDaResidencia
    .nullable()
    .default(null)
    .meta({ description: 'The country of the household, where the service asks for one (REGRAS 2.27)' }),
  visivelRede: z.boolean(),
  exigeCaucao: z.boolean(),
  icone: z.enum(ICONES_GRUPO),
  cor: z.enum(Object.keys(CORES_GRUPO) as [CorGrupo, ...CorGrupo[]]),
  fidelidadeMeses: z.literal([3, 6, 12]).nullable(),
  aceiteTermos: z.literal(true),
});

export const novoGrupo = {
  getServicosConhecidos: chamada({
    method: 'GET',
    path: '/servico/conhecidos',
    auth: 'usuario',
    resumo: 'The catalogue of services a group may be made of (spec B§2 /novo-grupo/servicos, B§7).',
    query: z.object({ busca: c.texto(80).optional() }),
    response: z.object({ servicos: z.array(servico) }),
    errors: [],
  }),
  getPlanos: chamada({
    method: 'GET',
    path: '/servico/planos',
    auth: 'usuario',
    resumo: 'Plans of a service with the ceiling of a seat (spec B§7; REGRAS 2.11).',
    query: z.object({ servicoId: c.inteiroNoEndereco(1) }),
    response: z.object({ planos: z.array(plano) }),
    errors: ['naoEncontrado'],
  }),
  simularGrupo: chamada({
    method: 'POST',
    path: '/grupo/simular',
    auth: 'usuario',
    resumo: 'The price for each member and the administrator’s income, before creating (spec B§3; REGRAS 2.4).',
    body: grupoNovo.pick({
      idServico: true,
      idPlano: true,
      valor: true,
      lugares: true,
      totalVagas: true,
      tipo: true,
      exigeCaucao: true,
    }),
    response: z.object({
      valorPorMembro: c.valor,
      valorSemTaxas: c.valor,
      valorTaxa: c.valor,
      caucao: c.valor,
      suaParte: c.valor,
      voceRecebe: c.valor,
      teto: c.valor.nullable(),
      acimaDoTeto: z.boolean(),
    }),
    errors: ['servicoIndisponivel'],
  }),
  createGrupo: chamada({
    method: 'POST',
    path: '/grupo',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Creates a group; the first status follows the table of REGRAS 2.1 (spec B§2 New group, B§3).',
    body: grupoNovo,
    response: z.object({ id: c.idResposta, statusId: z.int(), motivo: z.string(), prazo: c.instante.nullable() }),
    errors: ['validacaoObrigatoria', 'termosNaoAceitos', 'servicoIndisponivel', 'dividaPendente'],
  }),
  createPresets: chamada({
    method: 'POST',
    path: '/grupo/{id}/presets',
    auth: 'usuario',
    resumo: 'Saves the settings of a group as its administrator’s default for the service (spec B§7; REGRAS part 1).',
    params: c.idParam,
    response: c.vazio,
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  updateGrupo: chamada({
    method: 'PUT',
    path: '/grupo/admin/{id}',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Administrator edits the group the operator asked him to adjust; it goes back to approval (REGRAS 2.1: 68 → 50).',
    params: c.idParam,
    body: grupoNovo.pick({
      nome: true,
      regras: true,
      descricao: true,
      contato: true,
      site: true,
      acessoDescricao: true,
      valor: true,
    }),
    response: z.object({ statusId: z.int() }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'transicaoRecusada', 'servicoIndisponivel', 'valorAcimaDoTeto'],
  }),
};
