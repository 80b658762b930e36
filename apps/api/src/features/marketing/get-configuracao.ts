import type { Contexto } from '../../http/contexto.ts';

/** The setting that a page needs before it may load the tag manager (spec A§4 Cookie consent). */
export const getConfiguracao = async ({ deps }: Contexto): Promise<{ tagManager: string | null }> => ({
  tagManager: deps.config.tagManager ?? null,
});
