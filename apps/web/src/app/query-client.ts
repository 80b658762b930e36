import { RESPOSTA_FICA_MS } from '@rateia/domain/constantes';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { naCentral } from './central.ts';

/**
 * Server state. The api client repeats requests (5 s × attempt, only where it is safe), so nothing repeats them here.
 * An answer that no screen shows is kept for 10 minutes (spec 1, §7).
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (erro, consulta) => {
      const aoFalhar: unknown = consulta.meta?.aoFalhar;
      const respondido = typeof aoFalhar === 'function' && aoFalhar(erro) === true;
      naCentral((central) => {
        central.anotarErro(erro);
        if (!respondido) void central.tratarErro(erro, 'consulta');
      });
    },
  }),
  mutationCache: new MutationCache({
    onError: (erro, variaveis, _retorno, mutacao) => {
      const aoFalhar = mutacao.meta?.['aoFalhar'];
      const respondido = typeof aoFalhar === 'function' && aoFalhar(erro) === true;
      function deNovo(): Promise<unknown> {
        return mutacao.execute(variaveis).catch(() => undefined);
      }
      naCentral((central) => {
        central.anotarErro(erro);
        if (respondido) return;
        // Without an answer, only a call that the server does once, however often it is sent, is offered again.
        void central.tratarErro(erro, 'acao', mutacao.meta?.['umaVezSo'] === true ? deNovo : undefined);
      });
    },
  }),
  defaultOptions: {
    queries: { retry: false, gcTime: RESPOSTA_FICA_MS, staleTime: 0, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
