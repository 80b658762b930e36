import * as chamadas from '@rateia/contracts/chamadas';
import type { ContagensDeNotificacoes } from '@rateia/domain/notificacoes/tipos';
import type { QueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { lerEventos } from '../../lib/eventos.ts';
import { lerLinha } from '../../lib/linha.ts';
import { aplicarContagens, espalharContagens, ouvirOutrasAbas, responderAbasNovas } from '../../lib/notificacoes.ts';
import { sessaoAtual } from '../../lib/sessao.ts';

const TRAVA = 'rateia.notificacoes';
const PRIMEIRA_ESPERA_MS = 2_000;
const MAIOR_ESPERA_MS = 30_000;

/**
 * Keeps the counts of this browser up to date while the person looks: one visible tab holds the lock and the only
 * connection, and tells the other tabs. A hidden tab gives up the lock. Where the stream does not come through, the tab
 * requests the counts instead, at growing intervals.
 */
export function acompanharNotificacoes(cliente: QueryClient): () => void {
  let vendo: AbortController | undefined;
  function acertar(): void {
    const deve = !document.hidden && sessaoAtual.existe();
    if (deve && vendo === undefined) {
      vendo = new AbortController();
      void manter(cliente, vendo.signal);
    } else if (!deve) {
      vendo?.abort();
      vendo = undefined;
    }
  }
  const desligar = [
    ouvirOutrasAbas((contagens) => aplicarContagens(cliente, contagens)),
    sessaoAtual.assinar(acertar),
    () => document.removeEventListener('visibilitychange', acertar),
    () => vendo?.abort(),
  ];
  document.addEventListener('visibilitychange', acertar);
  acertar();
  return () => {
    for (const fazer of desligar) fazer();
  };
}

async function manter(cliente: QueryClient, signal: AbortSignal): Promise<void> {
  const travas = (globalThis.navigator as Navigator | undefined)?.locks;
  try {
    if (travas === undefined) await escutar(cliente, signal);
    else await travas.request(TRAVA, { signal }, () => escutar(cliente, signal));
  } catch (erro) {
    if (!signal.aborted) throw erro;
  }
}

async function escutar(cliente: QueryClient, signal: AbortSignal): Promise<void> {
  let espera = PRIMEIRA_ESPERA_MS;
  let ultimas: ContagensDeNotificacoes | undefined;
  signal.addEventListener(
    'abort',
    responderAbasNovas(() => ultimas),
  );
  while (!signal.aborted) {
    let acabou = false;
    try {
      acabou = await lerEventos(lerLinha(chamadas.getEventos).path, {
        signal,
        aoReceber: (dados) => {
          espera = PRIMEIRA_ESPERA_MS;
          ultimas = (dados as { readonly contagens: ContagensDeNotificacoes }).contagens;
          espalharContagens(cliente, ultimas);
        },
      });
    } catch {
      // No stream through this network, or the server is away: asked for below, and tried again later.
    }
    // The server ends a stream with its session, and a person who logs out in this browser is about to say so: nobody
    // asks meanwhile.
    if (!acabou && !signal.aborted && sessaoAtual.existe()) await perguntar(cliente, signal);
    await dormir(comSorte(espera), signal);
    espera = Math.min(espera * 2, MAIOR_ESPERA_MS);
  }
}

/** Half of a rest to all of it: clients that the end of a server sends away do not all come back in the same moment. */
function comSorte(ms: number): number {
  return ms * (0.5 + Math.random() / 2);
}

async function perguntar(cliente: QueryClient, signal: AbortSignal): Promise<void> {
  try {
    const query = { tipo: 'todas', visualizado: 'false', porPagina: 1 } as const;
    const { contagens } = await chamar(chamadas.getNotificacoesTipo, { query }, { signal });
    espalharContagens(cliente, contagens);
  } catch {
    // The next turn asks again; a session that is over is told by the calls of the page itself.
  }
}

function dormir(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((acordar) => {
    const fim = setTimeout(acordar, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(fim);
      acordar();
    });
  });
}
