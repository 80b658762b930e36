import type { Contexto } from '../../http/contexto.ts';

/** The version of the pages that this process serves (spec A§4 Version check). */
export const getVersao = async ({ deps }: Contexto): Promise<{ versao: string }> => ({ versao: deps.config.versao });
