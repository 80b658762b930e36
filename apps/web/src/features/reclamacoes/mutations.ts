import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { recusou } from '../../lib/erros-api.ts';
import { irPara } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';
import { reclamacoesQueries } from './queries.ts';

export type Reclamacao = RespostaDe<'getReclamacao'>;

const MUDAM = [
  'getReclamacoes',
  'getReclamacaoDoGrupo',
  'getReclamacaoDoBolao',
  'getGruposUsuario',
  'getGrupoMembro',
  'getCredito',
  'getPendencias',
] as const;

/** Everything that an act on a complaint may have changed; the complaint itself comes with the answer. */
export function useRenovar(): (reclamacao?: Reclamacao) => Promise<void> {
  const cache = useQueryClient();
  return async (reclamacao) => {
    if (reclamacao !== undefined) cache.setQueryData(reclamacoesQueries.uma(reclamacao.id).queryKey, reclamacao);
    else await cache.invalidateQueries({ queryKey: chaveDe('getReclamacao') });
    await Promise.all(MUDAM.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
  };
}

/** Keeps the draft; what the page shows of it stays as it is being written. */
export function useSalvar(aoSalvar: (feito: RespostaDe<'salvarRascunho'>) => void | Promise<void>) {
  return useChamada(chamadas.salvarRascunho, { aoConcluir: aoSalvar });
}

/** Opens the complaint of the draft, and leads to what happens next. */
export function useAbrir() {
  const renovar = useRenovar();
  return useChamada(chamadas.abrirReclamacao, {
    aoConcluir: async (aberta) => {
      // The page that is left leads back where its draft is gone, so it is left first.
      await irPara(paths.reclamacaoConcluida({ id: aberta.id }), { substitui: true });
      await renovar(aberta);
    },
  });
}

/** An act on a complaint; the page that was left for it is shown anew when its sum has changed (REGRAS 2.7). */
export function useInteragir(aoConcluir?: (depois: Reclamacao) => void | Promise<void>) {
  const renovar = useRenovar();
  return useChamada(chamadas.createInteracao, {
    aoConcluir: async ({ reclamacao }) => {
      await renovar(reclamacao);
      await aoConcluir?.(reclamacao);
    },
    aoFalhar: (erro) => {
      if (recusou(erro, 'precoMudou') || recusou(erro, 'transicaoRecusada') || recusou(erro, 'prazoTerminado'))
        void renovar();
      return false;
    },
  });
}

/** The demand of a full refund is taken back (REGRAS 1). */
export function useRemoverIntegral() {
  const renovar = useRenovar();
  return useChamada(chamadas.removerEstornoIntegral, { aoConcluir: () => renovar() });
}

/** The refund by unused days, proposed by the administrator (REGRAS 1). */
export function useEstornoProporcional(aoConcluir: () => void | Promise<void>) {
  const renovar = useRenovar();
  return useChamada(chamadas.estornoProporcional, {
    aoConcluir: async () => {
      await renovar();
      await aoConcluir();
    },
  });
}
