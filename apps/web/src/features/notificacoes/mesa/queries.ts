import * as chamadas from '@rateia/contracts/chamadas';
import { keepPreviousData } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { consulta, consultaSeguida } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';
import { POLLING_MS } from '../../../lib/um-por-vez.ts';

/** The queries for messages that did not arrive, and for the operation's messages to many people. */
export const mesaDeMensagensQueries = {
  codigos: () => daFila(consulta(chamadas.getCodigosNaoEntregues)),
  mensagens: (pagina: number) => ({
    ...daFila(consulta(chamadas.getMensagensNaoEntregues, { query: { pagina } })),
    placeholderData: keepPreviousData,
  }),
  incidentes: () => daFila(consulta(chamadas.getIncidentes)),
  comunicados: (pagina: number) => {
    const daPagina = daFila(consultaSeguida(chamadas.getComunicados, { query: { pagina } }));
    return {
      ...daPagina,
      placeholderData: keepPreviousData,
      // While one is on its way, how far it went is looked at.
      refetchInterval: (lida: { readonly state: { readonly data: RespostaDe<'getComunicados'> | undefined } }) =>
        lida.state.data?.itens.some(({ estado }) => estado === 'enviando') === true
          ? POLLING_MS
          : daPagina.refetchInterval,
    };
  },
};
