import type { Resposta } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { Deps } from '../../../http/deps.ts';
import type { Fluxo } from '../../../http/fluxo-de-eventos.ts';
import type { ComEventos } from '../../../http/rotas.ts';
import { CANAL_SESSAO } from '../../../http/sessoes.ts';
import { CANAL_NOTIFICACOES } from '../comunicados/anunciar.ts';
import { contarNaoLidas } from '../repository.ts';

/** At each beat the session is read again, because the signal of its end may be missed. */
const BATIDA_MS = 25_000;
/** Browsers of one person that may listen at once; with one more, the oldest is disconnected. */
const POR_PESSOA = 8;

type Ouvinte = Fluxo<Resposta<typeof notificacoes.getEventos>>;

/**
 * The stream that tells a person's open pages that the notifications changed, with the counts (spec A§4 Notifications).
 * It is a hint to read again, never the only copy of a fact. The server listens from its start, before any page
 * connects.
 */
export function getEventos(deps: Deps): ComEventos<typeof notificacoes.getEventos> {
  const { db, sessoes, sinais, log } = deps;
  const abertos = new Map<number, Set<Ouvinte>>();
  const daSessao = new Map<string, Set<Ouvinte>>();
  async function dizer(usuarioId: number): Promise<void> {
    if (!abertos.has(usuarioId)) return;
    const contagens = await contarNaoLidas(db, usuarioId);
    for (const fluxo of abertos.get(usuarioId) ?? []) fluxo.dizer({ contagens });
  }
  sinais.ouvir(CANAL_NOTIFICACOES, (texto) => {
    // Empty after a lost connection: everybody is told, for anything may have been missed.
    for (const id of texto === '' ? [...abertos.keys()] : [Number(texto)])
      dizer(id).catch((err: unknown) => log.warn({ err }, 'notification event not sent'));
  });
  async function encerrarSeAcabou(sessaoId: string): Promise<void> {
    if (!daSessao.has(sessaoId) || (await sessoes.ler(sessaoId)) !== null) return;
    for (const fluxo of daSessao.get(sessaoId) ?? []) fluxo.encerrar();
  }
  // The process that ended or changed the session says so; this process has already forgotten its copy (ADR 020).
  // Signals may be missed while the connection is lost. The regular beats then find the ended sessions, and not all of
  // them at one moment.
  sinais.ouvir(CANAL_SESSAO, (sessaoId) => {
    encerrarSeAcabou(sessaoId).catch((err: unknown) => log.warn({ err }, 'session of a stream not read'));
  });
  return {
    eventos: async ({ usuario: { id, sessaoId } }, _entrada, fluxo) => {
      const meus = abertos.get(id) ?? new Set<Ouvinte>();
      abertos.set(id, meus.add(fluxo));
      const destaSessao = daSessao.get(sessaoId) ?? new Set<Ouvinte>();
      daSessao.set(sessaoId, destaSessao.add(fluxo));
      if (meus.size > POR_PESSOA) meus.values().next().value?.encerrar();
      const batida = setInterval(() => {
        sessoes.ler(sessaoId).then(
          (viva) => (viva === null ? fluxo.encerrar() : fluxo.bater()),
          () => fluxo.encerrar(),
        );
      }, BATIDA_MS);
      // Before anything is waited for: a page may hang up at any time, and its end is told once.
      fluxo.aoFechar(() => {
        clearInterval(batida);
        meus.delete(fluxo);
        if (meus.size === 0) abertos.delete(id);
        destaSessao.delete(fluxo);
        if (destaSessao.size === 0) daSessao.delete(sessaoId);
      });
      // The session is read and the messages are counted when the stream already listens: an event in between is told
      // twice rather than not at all.
      await encerrarSeAcabou(sessaoId);
      fluxo.dizer({ contagens: await contarNaoLidas(db, id) });
    },
  };
}
