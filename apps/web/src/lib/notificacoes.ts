import type { ContagensDeNotificacoes } from '@rateia/domain/notificacoes/tipos';
import type { QueryClient } from '@tanstack/react-query';
import { chaveDe } from './consultas.ts';
import type { Usuario } from './usuario.ts';
import { usuarioQuery } from './usuario.ts';

/** The channel by which the tabs of one browser tell each other. */
const CANAL = 'rateia.notificacoes';
const entreAbas = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CANAL);

/** The message from one tab to the others: the counts, or that it has just opened and knows none. */
type Recado = { readonly contagens: ContagensDeNotificacoes } | 'quantas';

/** The counts changed: the badge shows them at once, and lists of notifications are read again. */
export function aplicarContagens(cliente: QueryClient, contagens: ContagensDeNotificacoes): void {
  // An answer on its way may be older than these counts.
  if (cliente.isFetching({ queryKey: usuarioQuery.queryKey }) > 0)
    void cliente.invalidateQueries({ queryKey: usuarioQuery.queryKey });
  // Everything else about the person stays as old as it is.
  const updatedAt = cliente.getQueryState(usuarioQuery.queryKey)?.dataUpdatedAt;
  cliente.setQueryData<Usuario>(
    usuarioQuery.queryKey,
    (eu) => (eu === undefined ? undefined : { ...eu, notificacoesNaoLidas: contagens.todas }),
    updatedAt === undefined ? undefined : { updatedAt },
  );
  for (const nome of ['getNotificacoes', 'getNotificacoesTipo', 'getPendencias'] as const)
    void cliente.invalidateQueries({ queryKey: chaveDe(nome) });
}

/** The same in every tab: a notification that is read in one falls silent in the others. */
export function espalharContagens(cliente: QueryClient, contagens: ContagensDeNotificacoes): void {
  aplicarContagens(cliente, contagens);
  dizer({ contagens });
}

/** Hears the messages of other tabs, and asks for the counts from before this tab listened. */
export function ouvirOutrasAbas(aoReceber: (contagens: ContagensDeNotificacoes) => void): () => void {
  const parar = ouvir((recado) => {
    if (recado !== 'quantas') aoReceber(recado.contagens);
  });
  dizer('quantas');
  return parar;
}

/** Sends the last counts to every tab that opens. */
export function responderAbasNovas(ultimas: () => ContagensDeNotificacoes | undefined): () => void {
  return ouvir((recado) => {
    const contagens = ultimas();
    if (recado === 'quantas' && contagens !== undefined) dizer({ contagens });
  });
}

function dizer(recado: Recado): void {
  entreAbas?.postMessage(recado);
}

function ouvir(aoReceber: (recado: Recado) => void): () => void {
  function ouve({ data }: MessageEvent<Recado>): void {
    aoReceber(data);
  }
  entreAbas?.addEventListener('message', ouve);
  return () => entreAbas?.removeEventListener('message', ouve);
}
