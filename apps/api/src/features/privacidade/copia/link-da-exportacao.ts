import { milissegundosDe } from '@rateia/domain/datas';

/** Context under which the token of a link to a copy is encrypted. */
export const CONTEXTO_DO_LINK = 'exportacao:link';

/** A copy that is made and whose days are not over. */
export function exportacaoDisponivel(
  e: { readonly estado: string; readonly expira_em: string | null },
  agora: string,
): boolean {
  return e.estado === 'pronta' && e.expira_em !== null && milissegundosDe(agora) < milissegundosDe(e.expira_em);
}
