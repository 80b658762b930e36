import type { Contexto } from '../../http/contexto.ts';

/** The version of the pages that this process serves (spec A§4 Version check). */
export async function getVersao({ deps }: Contexto): Promise<{ readonly versao: string }> {
  return { versao: deps.config.versao };
}
