import type { ContagensDeNotificacoes } from '@rateia/domain/notificacoes/tipos';
import type { QueryClient } from '@tanstack/react-query';
import { chaveDe } from './consultas.ts';
import type { Usuario } from './usuario.ts';
import { usuarioQuery } from './usuario.ts';

/** How tabs of one browser tell each other. */
const CANAL = 'rateia.notificacoes';
const entreAbas = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CANAL);

/** The counts changed: the badge shows them at once, and what lists notifications reads again. */
export function aplicarContagens(cliente: QueryClient, contagens: ContagensDeNotificacoes): void {
  cliente.setQueryData<Usuario>(usuarioQuery.queryKey, (eu) =>
    eu === undefined ? undefined : { ...eu, notificacoesNaoLidas: contagens.todas },
  );
  for (const nome of ['getNotificacoes', 'getNotificacoesTipo', 'getPendencias'] as const)
    void cliente.invalidateQueries({ queryKey: chaveDe(nome) });
}

/** The same in every tab: what is read in one falls silent in the others. */
export function espalharContagens(cliente: QueryClient, contagens: ContagensDeNotificacoes): void {
  aplicarContagens(cliente, contagens);
  entreAbas?.postMessage(contagens);
}

/** Hears what another tab spreads. */
export function ouvirOutrasAbas(aoReceber: (contagens: ContagensDeNotificacoes) => void): () => void {
  const ouve = ({ data }: MessageEvent<ContagensDeNotificacoes>): void => aoReceber(data);
  entreAbas?.addEventListener('message', ouve);
  return () => entreAbas?.removeEventListener('message', ouve);
}
