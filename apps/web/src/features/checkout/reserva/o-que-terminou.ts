import type { ErroApi } from '../../../lib/erros-api.ts';

/** The hold that is over, as the refusal tells of it. */
export function oQueTerminou({ dados }: ErroApi): { readonly vagas: number; readonly idGrupo: number | undefined } {
  const idGrupo = dados?.['idGrupo'];
  return { vagas: Number(dados?.['vagas'] ?? 1), idGrupo: typeof idGrupo === 'number' ? idGrupo : undefined };
}
