import type { Cifra } from '../../../gateways/chaves/port.ts';

/** The registration that a code is bound to, as opposed to an account with the same e-mail. */
export function vinculoDoCadastro(
  cifra: Cifra,
  { email, resumo }: { readonly email: string; readonly resumo: Buffer | undefined },
): string {
  return `cadastro:${cifra.indice(email, 'cadastro:email').toString('hex')}${resumo === undefined ? '' : `.${resumo.toString('hex')}`}`;
}
