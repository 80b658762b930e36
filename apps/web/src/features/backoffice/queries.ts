import { keepPreviousData } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { consulta } from '../../lib/consultas.ts';

const MEIO_MINUTO = 30_000;
const DOIS_SEGUNDOS = 2_000;

/** What the operation reads. Queues are read again while they are looked at. */
export const backofficeQueries = {
  grupos: () => ({ ...consulta('getGruposEmAnalise', { query: {} }), refetchInterval: MEIO_MINUTO }),
  retiradas: () => ({ ...consulta('getRetiradasEmRevisao'), refetchInterval: MEIO_MINUTO }),
  validacoes: () => ({ ...consulta('getValidacoesEmAnalise'), refetchInterval: MEIO_MINUTO }),
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
    ...consulta('getComunicados', { query: { pagina } }),
    placeholderData: keepPreviousData,
    // While one is on its way, how far it went is looked at.
    refetchInterval: (lida: { readonly state: { readonly data: RespostaDe<'getComunicados'> | undefined } }) =>
      lida.state.data?.itens.some(({ estado }) => estado === 'enviando') === true ? DOIS_SEGUNDOS : MEIO_MINUTO,
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
