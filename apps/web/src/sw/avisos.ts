import { MARCA } from '@rateia/domain/marca';
import type { AvisoPush } from '@rateia/domain/notificacoes/push';
import { lerAvisoPush } from '@rateia/domain/notificacoes/push';

/**
 * Browsers take a permission back from a site that receives a message and shows nothing: a message that cannot be read
 * is told in general words.
 */
const SEM_PALAVRAS: AvisoPush = {
  chave: 'aviso',
  titulo: MARCA,
  texto: 'Você tem uma novidade.',
  destino: '/notificacoes',
};

/** Shows what came; the same message again takes the place of the first one, in silence (spec 1, §4 Notifications). */
export async function mostrarAviso(registro: ServiceWorkerRegistration, dados: PushMessageData | null): Promise<void> {
  const { chave, titulo, texto, destino } = ler(dados) ?? SEM_PALAVRAS;
  await registro.showNotification(titulo, {
    body: texto,
    tag: chave,
    icon: '/icone-192.png',
    badge: '/icone-192.png',
    lang: 'pt-BR',
    data: { destino },
  });
}

/** A touch leads to where it is about: in a window that is open when there is one (spec 1, §4 Notifications). */
export async function abrirAviso(
  data: unknown,
  { janelas, origem }: { readonly janelas: Pick<Clients, 'matchAll' | 'openWindow'>; readonly origem: string },
): Promise<void> {
  const destino = new URL(destinoDe(data), origem);
  const abertas = await janelas.matchAll({ type: 'window', includeUncontrolled: true });
  const aberta = abertas.find(({ url }) => new URL(url).origin === origem);
  if (aberta === undefined || destino.origin !== origem) {
    await janelas.openWindow(destino.href);
    return;
  }
  // The page goes there by itself: nothing that is being filled in is thrown away without asking.
  aberta.postMessage({ abrir: destino.pathname + destino.search });
  await aberta.focus();
}

function ler(dados: PushMessageData | null): AvisoPush | undefined {
  try {
    return lerAvisoPush(dados?.json());
  } catch {
    // The text is no JSON: a message that is not ours.
    return undefined;
  }
}

function destinoDe(data: unknown): string {
  const destino = typeof data === 'object' && data !== null && 'destino' in data ? data.destino : undefined;
  return typeof destino === 'string' ? destino : SEM_PALAVRAS.destino;
}
