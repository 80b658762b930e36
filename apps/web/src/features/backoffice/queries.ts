import * as chamadas from '@rateia/contracts/chamadas';
import { keepPreviousData } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { consulta, consultaSeguida } from '../../lib/consultas.ts';
import { POLLING_MS } from '../../lib/um-por-vez.ts';

const MEIO_MINUTO = 30_000;

/** The queries of the operation. Queues are read again while an operator looks at them. */
export const backofficeQueries = {
  grupos: () => ({ ...consulta(chamadas.getGruposEmAnalise, { query: {} }), refetchInterval: MEIO_MINUTO }),
  retiradas: () => ({ ...consulta(chamadas.getRetiradasEmRevisao), refetchInterval: MEIO_MINUTO }),
  validacoes: () => ({ ...consulta(chamadas.getValidacoesEmAnalise), refetchInterval: MEIO_MINUTO }),
  validacao: (id: string) => consulta(chamadas.getValidacaoEmAnalise, { params: { id } }),
  dinheiro: () => ({ ...consulta(chamadas.getDinheiroParado), refetchInterval: MEIO_MINUTO }),
  chamados: () => ({ ...consulta(chamadas.getFilaDeChamados), refetchInterval: MEIO_MINUTO }),
  tarefas: (estado: 'falhou' | 'pendente', pagina: number) => ({
    ...consulta(chamadas.getTarefas, { query: { estado, pagina } }),
    placeholderData: keepPreviousData,
    refetchInterval: MEIO_MINUTO,
  }),
  codigos: () => ({ ...consulta(chamadas.getCodigosNaoEntregues), refetchInterval: MEIO_MINUTO }),
  mensagens: (pagina: number) => ({
    ...consulta(chamadas.getMensagensNaoEntregues, { query: { pagina } }),
    placeholderData: keepPreviousData,
    refetchInterval: MEIO_MINUTO,
  }),
  campanhas: () => consulta(chamadas.getCampanhas),
  edicoesEspeciais: () => consulta(chamadas.getEdicoesEspeciais),
  campanha: (id: number) => consulta(chamadas.getCampanha, { params: { id } }),
  comunicados: (pagina: number) => ({
    ...consultaSeguida(chamadas.getComunicados, { query: { pagina } }),
    placeholderData: keepPreviousData,
    // While one is on its way, how far it went is looked at.
    refetchInterval: (lida: { readonly state: { readonly data: RespostaDe<'getComunicados'> | undefined } }) =>
      lida.state.data?.itens.some(({ estado }) => estado === 'enviando') === true ? POLLING_MS : MEIO_MINUTO,
  }),
  livro: () => consulta(chamadas.getLivro),
  pessoa: (id: number) => consulta(chamadas.getPessoa, { params: { id } }),
  fimDoGrupo: (id: number) => consulta(chamadas.getFimDoGrupo, { params: { id } }),
  trilha: (id: number, pagina: number) => ({
    ...consulta(chamadas.getTrilhaDaPessoa, { params: { id }, query: { pagina } }),
    placeholderData: keepPreviousData,
  }),
  pessoas: (busca: string) => consulta(chamadas.buscarPessoas, { body: { busca } }),
};
