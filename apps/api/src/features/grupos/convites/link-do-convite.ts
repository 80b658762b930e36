import type { Deps } from '../../../http/deps.ts';

/** The page of an invitation, by its code or by the number of its group. */
export function caminhoDoConvite(endereco: string | number): string {
  return `/grupo/convite/${endereco}`;
}

/** The whole address of an invitation, to be shared or drawn as a QR code. */
export function linkDoConvite({ config }: Pick<Deps, 'config'>, codigo: string): string {
  return `${config.appUrl}${caminhoDoConvite(codigo)}`;
}
