import * as chamadas from '@rateia/contracts/chamadas';
import { HTTP } from '@rateia/domain/http';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { respondeATela } from '../../lib/consultas.ts';
import { ErroApi, linkQueNaoServe } from '../../lib/erros-api.ts';
import { POLLING_MS, umPorVez } from '../../lib/um-por-vez.ts';

/** The screen itself tells that a link is no longer good. */
const vencido = linkQueNaoServe(() => undefined);

/** No answer of ours came back: nothing has changed. */
export function semResposta(erro: Error): boolean {
  return !(erro instanceof ErroApi) || erro.status >= HTTP.erroInterno;
}

/** Calls that change nothing by being asked, although they are POSTs: their data must not be in an address. */
export const sessaoQueries = {
  /** The act of a link sent by e-mail. */
  link: (hash: string) =>
    queryOptions({
      queryKey: ['verLink', hash] as const,
      queryFn: () => chamar(chamadas.verLink, { body: { hash } }),
      ...respondeATela<'verLink'>(vencido),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The factors that can prove the second step of a login. */
  segundoFator: (hash: string) =>
    queryOptions({
      queryKey: ['opcoesDoSegundoFator', hash] as const,
      queryFn: () => chamar(chamadas.opcoesDoSegundoFator, { body: { hash } }),
      enabled: hash !== '',
      ...respondeATela<'opcoesDoSegundoFator'>(vencido),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Says whether a release request was answered. It asks again until it was, through a network that comes and goes. */
  liberacao: (hash: string | undefined) =>
    queryOptions({
      queryKey: ['concluirLiberacao', hash ?? null] as const,
      queryFn: () => umPorVez(() => chamar(chamadas.concluirLiberacao, { body: { hash: hash ?? '' } })),
      enabled: hash !== undefined,
      ...respondeATela<'concluirLiberacao'>(vencido),
      gcTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.sessao == null && (state.error === null || semResposta(state.error)) ? POLLING_MS : false,
    }),
};
