import { z } from 'zod';
import { backofficeBoloes } from './backoffice-boloes.ts';
import { backofficeChamados } from './backoffice-chamados.ts';
import { backofficeClube } from './backoffice-clube.ts';
import { backofficeCobrancas } from './backoffice-cobrancas.ts';
import { backofficeCombos } from './backoffice-combos.ts';
import { backofficeComunicados } from './backoffice-comunicados.ts';
import { backofficeCupons } from './backoffice-cupons.ts';
import { backofficeDadosDaPessoa } from './backoffice-dados-da-pessoa.ts';
import { backofficeDinheiro } from './backoffice-dinheiro.ts';
import { backofficeDisputas } from './backoffice-disputas.ts';
import { backofficeGrupos } from './backoffice-grupos.ts';
import { backofficeIndicacoes } from './backoffice-indicacoes.ts';
import { backofficeJogo } from './backoffice-jogo.ts';
import { backofficeLinks } from './backoffice-links.ts';
import { backofficeLivro } from './backoffice-livro.ts';
import { backofficeLoterias } from './backoffice-loterias.ts';
import { backofficeMarketing } from './backoffice-marketing.ts';
import { backofficeMensagens } from './backoffice-mensagens.ts';
import { backofficeMoldes } from './backoffice-moldes.ts';
import { backofficePessoas } from './backoffice-pessoas.ts';
import { backofficePremios } from './backoffice-premios.ts';
import { backofficeProgramados } from './backoffice-programados.ts';
import { backofficeReclamacoes } from './backoffice-reclamacoes.ts';
import { backofficeRetiradas } from './backoffice-retiradas.ts';
import { backofficeSaidas } from './backoffice-saidas.ts';
import { backofficeSeries } from './backoffice-series.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { backofficeIncidentes } from './incidentes.ts';
import { analiseDeIdentidade } from './validacao-conta.ts';

const tarefa = z.object({
  id: z.string(),
  origem: z.enum(['fila', 'prazo', 'webhook']),
  tipo: z.string(),
  estado: z.enum(['pendente', 'falhou']),
  tentativas: z.int(),
  erro: z.string().nullable(),
  criadaEm: c.instante.nullable(),
  proximaEm: c.instante.nullable(),
  dados: z.string(),
});
/** The calls of the operation beside those of the features' desks. */
export const backofficeDaOperacao = {
  ...backofficeDadosDaPessoa,
  ...backofficeDinheiro,
  ...backofficeDisputas,
  ...backofficePessoas,
  getPermissoes: chamada({
    method: 'GET',
    path: '/permissoes',
    auth: 'usuario',
    resumo:
      'The acts that this session may do, by the names of the calls: screens ask by them and know no roles (REGRAS 2.15).',
    response: z.object({ acoes: z.array(z.string()) }),
    errors: [],
  }),
  getFilas: chamada({
    method: 'GET',
    path: '/backoffice/filas',
    auth: 'operador',
    resumo: 'How much waits in each queue, and how much is late (DESIGN backoffice).',
    response: z.object({
      grupos: z.object({ total: z.int(), vencemHoje: z.int() }),
      retiradas: z.object({ total: z.int() }),
      chamados: z.object({ total: z.int(), vencemHoje: z.int() }),
      validacoes: z.object({ total: z.int(), vencemHoje: z.int() }),
      tarefas: z.object({ falhas: z.int(), pendentes: z.int() }),
      dinheiroParado: z.object({ total: z.int() }),
      reclamacoes: z.object({ total: z.int(), vencemHoje: z.int() }),
      mensagens: z.object({ total: z.int() }),
      boloes: z.object({ total: z.int() }),
      resultados: z.object({ total: z.int() }),
      premios: z.object({ total: z.int(), vencemHoje: z.int() }),
    }),
    errors: ['semPermissao'],
  }),
  getTarefas: chamada({
    method: 'GET',
    path: '/backoffice/tarefas',
    auth: 'operador',
    resumo: 'Jobs, deadlines and webhooks that are pending or failed (CONFIABILIDADE 1.9).',
    query: z.object({
      estado: z.enum(['falhou', 'pendente']).default('falhou'),
      pagina: c.pagina,
      porPagina: c.porPagina,
    }),
    response: c.lista(tarefa),
    errors: ['semPermissao'],
  }),
  repetirTarefa: chamada({
    method: 'POST',
    path: '/backoffice/tarefas/{origem}/{id}/repetir',
    auth: 'operador',
    idempotente: true,
    resumo: 'Runs a failed job again.',
    params: z.object({ origem: z.enum(['fila', 'prazo', 'webhook']), id: z.string().regex(/^\d+$/) }),
    body: z.object({}).optional(),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
  buscarPessoas: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/buscar',
    auth: 'operador',
    resumo: 'Finds people by e-mail, name, CPF or phone (blind index); no CPF in an address (ASVS 14.2.1).',
    body: z.object({ busca: c.texto(120, 3) }),
    response: z.object({
      itens: z.array(
        z.object({
          id: c.idResposta,
          nome: z.string(),
          email: z.string(),
          cpf: z.string().nullable(),
          telefone: z.string().nullable(),
          criadoEm: c.instante,
          bloqueado: z.boolean(),
          grupos: z.int(),
          /** For operators who work with money; null to the others (REGRAS 2.24). */
          saldo: c.valor.nullable(),
        }),
      ),
      /** There are people beyond those of the answer. */
      haMais: z.boolean(),
    }),
    errors: ['semPermissao'],
  }),
  getRelogio: chamada({
    method: 'GET',
    path: '/backoffice/relogio',
    auth: 'operador',
    somenteTeste: true,
    resumo: 'The product clock (test only).',
    response: z.object({ agora: c.instante, deslocamentoMs: z.int(), proximoPrazo: c.instante.nullable() }),
    errors: ['semPermissao'],
  }),
  avancarRelogio: chamada({
    method: 'POST',
    path: '/backoffice/relogio/avancar',
    auth: 'operador',
    somenteTeste: true,
    resumo: 'Moves the product clock forward, making everything that falls due happen in order (CONFIABILIDADE 1.9).',
    body: z.object({
      ate: c.instanteDado.optional(),
      dias: z.int().min(0).max(400).optional(),
      horas: z.int().min(0).max(10_000).optional(),
      minutos: z.int().min(0).max(100_000).optional(),
    }),
    response: z.object({ agora: c.instante, prazosExecutados: z.int(), falhas: z.int() }),
    errors: ['semPermissao'],
  }),
};

/** Every call of the operation: its own, and those of each feature's desk. */
export const backoffice = {
  ...backofficeDaOperacao,
  ...backofficeGrupos,
  ...backofficeReclamacoes,
  ...backofficeRetiradas,
  ...backofficeChamados,
  ...analiseDeIdentidade,
  ...backofficeMensagens,
  ...backofficeComunicados,
  ...backofficeIncidentes,
  ...backofficeMarketing,
  ...backofficeLoterias,
  ...backofficeBoloes,
  ...backofficeCupons,
  ...backofficeCobrancas,
  ...backofficeProgramados,
  ...backofficeIndicacoes,
  ...backofficeClube,
  ...backofficeSaidas,
  ...backofficePremios,
  ...backofficeJogo,
  ...backofficeCombos,
  ...backofficeSeries,
  ...backofficeMoldes,
  ...backofficeLinks,
  ...backofficeLivro,
};
