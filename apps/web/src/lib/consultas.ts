import type { UseMutationResult } from '@tanstack/react-query';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { NomeChamada, OpcoesChamada, PedidoDe, RespostaDe } from './api-client.ts';
import { chamar } from './api-client.ts';
import type { AoFalhar, Falha, RecusaDe } from './erros-api.ts';
import type { Intencao } from './intencao.ts';
import { intencaoDe } from './intencao.ts';
import type { LinhaDe } from './linha.ts';
import { lerLinha } from './linha.ts';
import { umPorVez } from './um-por-vez.ts';

type Args<N extends NomeChamada> = undefined extends PedidoDe<N> ? [entrada?: PedidoDe<N>] : [entrada: PedidoDe<N>];

/** The options of a query made from a call of the contract; features keep them in their factories (`carteiraQueries.extrato(id)`). */
export function consulta<N extends NomeChamada>(linha: LinhaDe<N>, ...[entrada]: Args<N>) {
  return queryOptions({
    queryKey: [lerLinha(linha).nome, entrada ?? null] as const,
    queryFn: ({ signal }): Promise<RespostaDe<N>> => chamarSolto(linha, entrada, { signal }),
  });
}

/** The same query for a thing that is watched until it ends: one such question at a time (spec 1, §7). */
export function consultaSeguida<N extends NomeChamada>(linha: LinhaDe<N>, ...[entrada]: Args<N>) {
  return queryOptions({
    queryKey: [lerLinha(linha).nome, entrada ?? null] as const,
    queryFn: ({ signal }): Promise<RespostaDe<N>> => umPorVez(() => chamarSolto(linha, entrada, { signal })),
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    /** A query may be silent about every failure; one that looks at the error names its call: `respondeATela`. */
    readonly queryMeta: { readonly aoFalhar?: () => boolean | undefined };
  }
}

/**
 * For a query whose screen answers refusals by itself: its call is named, and it treats what the call declares.
 * `respondeATela<'getPreCheckout'>(recusas(['reservaExpirada'], …))`.
 */
export function respondeATela<N extends NomeChamada = never>(aoFalhar: AoFalhar<N>) {
  return { meta: { aoFalhar: (erro?: Falha<RecusaDe<N>>) => erro !== undefined && aoFalhar(erro) } };
}

/** Key under which every query of a call lies: for `invalidateQueries`. */
export function chaveDe(nome: NomeChamada): readonly [NomeChamada] {
  return [nome];
}

/**
 * A mutation made from a call. One intent of the user has one idempotency key: until it was done, the same data goes with
 * the same key, so the server does it once. Pressed again before the answer, as with a double click, it is not sent at
 * all: the server would say that it is busy with it.
 */
export function useChamada<N extends NomeChamada>(
  linha: LinhaDe<N>,
  opcoes: {
    readonly aoConcluir?: (resposta: RespostaDe<N>, entrada: PedidoDe<N>) => void | Promise<void>;
    readonly aoFalhar?: AoFalhar<N>;
    /** Proof of a strong confirmation that is sent along (ASVS 7.5.1). */
    readonly confirmacao?: (() => string | undefined) | undefined;
  } = {},
): UseMutationResult<RespostaDe<N>, Falha<RecusaDe<N>>, PedidoDe<N>> {
  const { nome, idempotente } = lerLinha(linha);
  const intencao = useRef<Intencao | undefined>(undefined);
  /** The last input that was sent, until everything that follows its answer is done. */
  const emCurso = useRef<string | undefined>(undefined);
  const mutacao = useMutation<RespostaDe<N>, Falha<RecusaDe<N>>, PedidoDe<N>>({
    mutationKey: [nome],
    mutationFn: async (entrada) => {
      const minha = intencaoDe(intencao.current, [emTexto(entrada)]);
      intencao.current = minha;
      const resposta = await chamarSolto(linha, entrada, { chave: minha.chave, confirmacao: opcoes.confirmacao?.() });
      if (intencao.current === minha) intencao.current = undefined;
      return resposta;
    },
    onSuccess: (resposta, entrada) => opcoes.aoConcluir?.(resposta, entrada),
    onSettled: (_resposta, _erro, entrada) => {
      if (emCurso.current === emTexto(entrada)) emCurso.current = undefined;
    },
    meta: { aoFalhar: opcoes.aoFalhar, umaVezSo: idempotente },
  });
  const { mutate: enviar } = mutacao;
  const mutate = useCallback<typeof enviar>(
    (...pedido) => {
      const dados = emTexto(pedido[0]);
      if (emCurso.current === dados) return;
      emCurso.current = dados;
      enviar(...pedido);
    },
    [enviar],
  );
  return { ...mutacao, mutate };
}

function emTexto(entrada: unknown): string {
  return JSON.stringify(entrada ?? null);
}

/** `chamar` with its optional first argument always written out. */
function chamarSolto<N extends NomeChamada>(
  linha: LinhaDe<N>,
  entrada: unknown,
  opcoes: OpcoesChamada,
): Promise<RespostaDe<N>> {
  return (chamar as (linha: LinhaDe<N>, entrada: unknown, opcoes: OpcoesChamada) => Promise<RespostaDe<N>>)(
    linha,
    entrada,
    opcoes,
  );
}
