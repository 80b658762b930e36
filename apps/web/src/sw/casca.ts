/** The data that the build gives to the service worker. */
export interface Casca {
  readonly versao: string;
  /** Paths of the hashed files without which the app does not stand up. */
  readonly arquivos: readonly string[];
}

/** Any address of the app is this page. */
export const PAGINA = '/index.html';

const PREFIXO = 'rateia-';
/** Tabs of the version before this one still load its files. */
const VERSOES_GUARDADAS = 2;

/** The whole shell or none of it: an installation that lacks a file fails, and the one before stays. */
export async function guardarCasca({ versao, arquivos }: Casca): Promise<void> {
  const cache = await caches.open(PREFIXO + versao);
  await cache.addAll([new Request(PAGINA, { cache: 'reload' }), ...arquivos.map((arquivo) => new Request(arquivo))]);
}

/** Forgets all but this version and the one before it; caches are listed in the order in which they were made. */
export async function limparAntigas(versao: string): Promise<void> {
  const nossas = (await caches.keys()).filter((nome) => nome.startsWith(PREFIXO) && nome !== PREFIXO + versao);
  await Promise.all(
    nossas.slice(0, Math.max(0, nossas.length - VERSOES_GUARDADAS + 1)).map((nome) => caches.delete(nome)),
  );
}

/** The page of this version; where somebody emptied its cache, that of any other one. */
export async function paginaGuardada(versao: string): Promise<Response | undefined> {
  return (await caches.match(PAGINA, { cacheName: PREFIXO + versao })) ?? (await caches.match(PAGINA));
}

/** A hashed file never changes: out of the cache, else out of the network and kept. */
export async function recurso(evento: FetchEvent, versao: string): Promise<Response> {
  const guardado = await caches.match(evento.request);
  if (guardado !== undefined) return guardado;
  const resposta = await fetch(evento.request);
  // Kept beside the answer: a file that a full device refuses to keep is fetched again the next time.
  if (resposta.ok)
    evento.waitUntil(guardar(evento.request, { resposta: resposta.clone(), versao }).catch(() => undefined));
  return resposta;
}

async function guardar(
  pedido: Request,
  { resposta, versao }: { readonly resposta: Response; readonly versao: string },
): Promise<void> {
  const cache = await caches.open(PREFIXO + versao);
  await cache.put(pedido, resposta);
}
