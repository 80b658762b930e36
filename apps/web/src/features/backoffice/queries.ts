import { keepPreviousData } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { consulta, consultaSeguida } from '../../lib/consultas.ts';
import { POLLING_MS } from '../../lib/um-por-vez.ts';

const MEIO_MINUTO = 30_000;

/** The queries of the operation. Queues are read again while an operator looks at them. */
export const backofficeQueries = {
  grupos: () => ({ ...consulta('getGruposEmAnalise', { query: {} }), refetchInterval: MEIO_MINUTO }),
  retiradas: () => ({ ...consulta('getRetiradasEmRevisao'), refetchInterval: MEIO_MINUTO }),
  validacoes: () => ({ ...consulta('getValidacoesEmAnalise'), refetchInterval: MEIO_MINUTO }),
  validacao: (id: string) => consulta('getValidacaoEmAnalise', { params: { id } }),
  dinheiro: () => ({ ...consulta('getDinheiroParado'), refetchInterval: MEIO_MINUTO }),
  chamados: () => ({ ...consulta('getFilaDeChamados'), refetchInterval: MEIO_MINUTO }),
  tarefas: (estado: 'falhou' | 'pendente', pagina: number) => ({
    ...consulta('getTarefas', { query: { estado, pagina } }),
    placeholderData: keepPreviousData,
    refetchInterval: MEIO_MINUTO,
  }),
  codigos: () => ({ ...consulta('getCodigosNaoEntregues'), refetchInterval: MEIO_MINUTO }),
  mensagens: (pagina: number) => ({
    ...consulta('getMensagensNaoEntregues', { query: { pagina } }),
    placeholderData: keepPreviousData,
    refetchInterval: MEIO_MINUTO,
  }),
  campanhas: () => consulta('getCampanhas'),
  edicoesEspeciais: () => consulta('getEdicoesEspeciais'),
  campanha: (id: number) => consulta('getCampanha', { params: { id } }),
  comunicados: (pagina: number) => ({
    ...consultaSeguida('getComunicados', { query: { pagina } }),
    placeholderData: keepPreviousData,
    // While one is on its way, how far it went is looked at.
    refetchInterval: (lida: { readonly state: { readonly data: RespostaDe<'getComunicados'> | undefined } }) =>
      lida.state.data?.itens.some(({ estado }) => estado === 'enviando') === true ? POLLING_MS : MEIO_MINUTO,
  }),
  livro: () => consulta('getLivro'),
  pessoa: (id: number) => consulta('getPessoa', { params: { id } }),
  fimDoGrupo: (id: number) => consulta('getFimDoGrupo', { params: { id } }),
  trilha: (id: number, pagina: number) => ({
    ...consulta('getTrilhaDaPessoa', { params: { id }, query: { pagina } }),
    placeholderData: keepPreviousData,
  }),
  pessoas: (busca: string) => consulta('buscarPessoas', { body: { busca } }),
};
