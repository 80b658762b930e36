import type { Contexto } from '../../http/contexto.ts';

/** What a page has to know before it may load the tag manager (spec A§4 Cookie consent). */
export const getConfiguracao = async ({ deps }: Contexto): Promise<{ tagManager: string | null }> => ({
  tagManager: deps.config.tagManager ?? null,
});
