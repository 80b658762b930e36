import { PAGINA } from './casca.ts';

/** A page comes from the network, as it is now; without one, the shell answers for any address. */
export async function pagina({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch (causa) {
    const casca = await caches.match(PAGINA);
    if (casca === undefined) throw causa;
    return casca;
  }
}
