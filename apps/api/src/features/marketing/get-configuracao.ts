import type { Contexto } from '../../http/contexto.ts';

/** The setting that a page needs before it may load the tag manager (spec A§4 Cookie consent). */
export async function getConfiguracao({ deps }: Contexto): Promise<{ readonly tagManager: string | null }> {
  return {
    tagManager: deps.config.tagManager ?? null,
  };
}
