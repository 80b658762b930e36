import { paginaGuardada } from './casca.ts';

/** A page comes from the network, as it is now; without one, the shell answers for any address. */
export async function pagina({ request, preloadResponse }: FetchEvent, versao: string): Promise<Response> {
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch (causa) {
    const casca = await paginaGuardada(versao);
    if (casca === undefined) throw causa;
    return casca;
  }
}
