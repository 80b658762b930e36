import * as chamadas from '@rateia/contracts/chamadas';
import { CARRINHO_ADICIONADO_MS } from '@rateia/domain/constantes-de-depois';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { analytics } from '../../lib/analytics.ts';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { recusas } from '../../lib/erros-api.ts';
import { irPara } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';
import { pedeDadosFiscais } from '../../lib/pede-dados-fiscais.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { grupoVisto } from './pagina/grupo-visto.ts';
import type { GrupoListado } from './vitrine/vitrine.ts';

/** Holds the seats and goes to pay (spec 2, §2 Checkout). A group that changed meanwhile is read again, and says why. */
export function useEntrarNoGrupo(
  compra: { readonly idGrupo: number; readonly vagas: number; readonly fila?: 'sim' },
  aoRecusar: (mensagem: string) => void,
) {
  const cache = useQueryClient();
  return useChamada(chamadas.preCheckout, {
    aoConcluir: ({ idPreCheckout }) => irPara(paths.checkout({ idPreCheckout })),
    aoFalhar: (erro) =>
      recusas(
        [
          'semVagas',
          'filaSemLugar',
          'vagaComPreferencia',
          'grupoNaoAceitaMembros',
          'limiteVagasPorPessoa',
          'limiteDeReservas',
          'precoMudou',
          'jaParticipa',
          'restricao',
        ],
        ({ message }) => {
          void cache.invalidateQueries({ queryKey: chaveDe('getGrupo') });
          aoRecusar(message);
        },
      )(erro) || pedeDadosFiscais(compra)(erro),
  });
}

/**
 * Puts seats into the cart: the group is added to those that are there, or its seats to its own. `adicionado` stays on for
 * three seconds (spec 2, §4).
 */
export function useAdicionarAoCarrinho(aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  const [vez, setVez] = useState(0);
  useEffect(() => {
    if (vez === 0) return;
    const fim = setTimeout(() => setVez(0), CARRINHO_ADICIONADO_MS);
    return () => clearTimeout(fim);
  }, [vez]);
  const adicionar = useChamada(chamadas.adicionarAoCarrinho, {
    aoConcluir: async () => {
      setVez((antes) => antes + 1);
      await cache.invalidateQueries({ queryKey: chaveDe('getCarrinho') });
    },
    aoFalhar: recusas(
      ['semVagas', 'grupoNaoAceitaMembros', 'limiteVagasPorPessoa', 'jaParticipa', 'carrinhoCheio'],
      ({ message }) => aoRecusar(message),
    ),
  });
  return { ...adicionar, adicionado: vez > 0 };
}

/** Sends the report of a group, and leads to its ticket, where the answer comes. */
export function useReportarGrupo(aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.createReporte, {
    aoConcluir: async ({ id, numero }) => {
      await cache.invalidateQueries({ queryKey: chaveDe('getChamados') });
      recados.mostrar(`Recebemos o seu reporte, ${numero}`);
      await irPara(paths.perfilRelatarProblema({ relato: id }));
    },
    aoFalhar: recusas(['jaReportado', 'reporteDoProprioGrupo', 'chamadosDemais'], ({ message }) => aoRecusar(message)),
  });
}

/** Makes my short link to the group; the sheet then shows it. */
export function useCriarLink() {
  const cache = useQueryClient();
  return useChamada(chamadas.createLink, {
    aoConcluir: async () => await cache.invalidateQueries({ queryKey: chaveDe('getLinkDoGrupo') }),
  });
}

/**
 * Notes once that the person looked at the group, for recommendations and measures; the page does not depend on it
 * (spec 2, §3, §7). A private group is measured nowhere: its name is its people's (REGRAS 2.26).
 */
export function useVisualizacao(grupo: (GrupoListado & { readonly visibilidade: number }) | undefined): void {
  const { mutate } = useChamada(chamadas.createVisualizacao, { aoFalhar: () => true });
  const visto = useRef<number>(undefined);
  useEffect(() => {
    if (grupo === undefined || visto.current === grupo.id) return;
    visto.current = grupo.id;
    mutate({ body: { idGrupo: grupo.id } });
    if (grupo.visibilidade === ID_VISIBILIDADE_GRUPO.publico) analytics.registrar(grupoVisto(grupo));
  }, [grupo, mutate]);
}
