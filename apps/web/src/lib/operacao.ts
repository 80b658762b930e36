import * as chamadas from '@rateia/contracts/chamadas';
import { HTTP } from '@rateia/domain/http';
import { queryOptions } from '@tanstack/react-query';
import type { NomeChamada, RespostaDe } from './api-client.ts';
import { chamar } from './api-client.ts';
import { consulta } from './consultas.ts';
import { ErroApi } from './erros-api.ts';
import type { Pode } from './permissoes.ts';
import { umPorVez } from './um-por-vez.ts';

/** The queues and tools of the operation; each is for the operators who may make its call (REGRAS 2.15). */
export const filasDaOperacao = [
  { nome: 'grupos', rotulo: 'Grupos', grupo: 'Filas', acao: 'getGruposEmAnalise' },
  { nome: 'retiradas', rotulo: 'Retiradas', grupo: 'Filas', acao: 'getRetiradasEmRevisao' },
  { nome: 'reclamacoes', rotulo: 'Reclamações', grupo: 'Filas', acao: 'getReclamacoesEmMediacao' },
  { nome: 'identidades', rotulo: 'Identidades', grupo: 'Filas', acao: 'getValidacoesEmAnalise' },
  { nome: 'dinheiro', rotulo: 'Dinheiro', grupo: 'Filas', acao: 'getDinheiroParado' },
  { nome: 'boloes', rotulo: 'Bolões', grupo: 'Filas', acao: 'listBoloesDaOperacao' },
  { nome: 'resultados', rotulo: 'Resultados', grupo: 'Filas', acao: 'getResultadosAResolver' },
  { nome: 'premios', rotulo: 'Prêmios', grupo: 'Filas', acao: 'getPremiosAReceber' },
  { nome: 'chamados', rotulo: 'Relatos', grupo: 'Filas', acao: 'getFilaDeChamados' },
  { nome: 'mensagens', rotulo: 'Mensagens', grupo: 'Operação', acao: 'getMensagensNaoEntregues' },
  { nome: 'marketing', rotulo: 'Marketing', grupo: 'Operação', acao: 'getCampanhas' },
  { nome: 'comunicados', rotulo: 'Comunicados', grupo: 'Operação', acao: 'getComunicados' },
  { nome: 'incidentes', rotulo: 'Incidentes', grupo: 'Operação', acao: 'getIncidentes' },
  { nome: 'tarefas', rotulo: 'Tarefas', grupo: 'Operação', acao: 'getTarefas' },
  { nome: 'livro', rotulo: 'Livro', grupo: 'Operação', acao: 'getLivro' },
  { nome: 'cobrancas', rotulo: 'Cobranças', grupo: 'Operação', acao: 'getCobrancas' },
  { nome: 'programados', rotulo: 'Pix programado', grupo: 'Operação', acao: 'getProgramados' },
  { nome: 'pessoas', rotulo: 'Pessoas', grupo: 'Operação', acao: 'buscarPessoas' },
  { nome: 'cupons', rotulo: 'Cupons', grupo: 'Operação', acao: 'getCupons' },
  { nome: 'series', rotulo: 'Recorrentes', grupo: 'Operação', acao: 'listSeriesDaOperacao' },
  { nome: 'combos', rotulo: 'Combos', grupo: 'Operação', acao: 'listCombos' },
  { nome: 'indicacoes', rotulo: 'Indicações', grupo: 'Operação', acao: 'getIndicacoesDaMesa' },
  { nome: 'clube', rotulo: 'Clube', grupo: 'Operação', acao: 'getVantagens' },
  { nome: 'jogo', rotulo: 'Jogo responsável', grupo: 'Operação', acao: 'getJogoDaOperacao' },
  { nome: 'saidas', rotulo: 'Saídas', grupo: 'Operação', acao: 'getSaidas' },
  { nome: 'convites', rotulo: 'Convites', grupo: 'Operação', acao: 'getConvitesDaMesa' },
  { nome: 'sucessoes', rotulo: 'Sucessões', grupo: 'Operação', acao: 'getSucessoesDaMesa' },
  { nome: 'links', rotulo: 'Links', grupo: 'Operação', acao: 'getLinks' },
  { nome: 'relogio', rotulo: 'Relógio', grupo: 'Operação', acao: 'getRelogio' },
] as const satisfies readonly {
  readonly nome: string;
  readonly rotulo: string;
  readonly grupo: 'Filas' | 'Operação';
  readonly acao: NomeChamada;
}[];

export type FilaDaOperacao = (typeof filasDaOperacao)[number];
export type NomeDaFila = FilaDaOperacao['nome'];

/** The queues that this session may open; the movable clock is among them only where the API has one. */
export function filasDe(pode: Pode | undefined): FilaDaOperacao[] {
  return pode === undefined ? [] : filasDaOperacao.filter(({ acao }) => pode(acao));
}

const UM_MINUTO = 60_000;
const MEIO_MINUTO = 30_000;

/** A query of a queue: it is read again while it is looked at. */
export function daFila<C extends object>(consultada: C): C & { readonly refetchInterval: number } {
  return { ...consultada, refetchInterval: MEIO_MINUTO };
}

/** The number of cases that wait in each queue, read again every minute. */
export const contagensQuery = { ...consulta(chamadas.getFilas), refetchInterval: UM_MINUTO };

/** The product's clock, watched while it is moved; null where the API has none, as in production. */
export const relogioQuery = queryOptions({
  queryKey: ['getRelogio'] as const,
  queryFn: async ({ signal }): Promise<RespostaDe<'getRelogio'> | null> => {
    try {
      return await umPorVez(() => chamar(chamadas.getRelogio, undefined, { signal }));
    } catch (erro) {
      if (erro instanceof ErroApi && erro.status === HTTP.naoEncontrado) return null;
      throw erro;
    }
  },
});
