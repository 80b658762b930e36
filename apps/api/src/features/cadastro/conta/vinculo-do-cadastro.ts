import type { Cifra } from '../../../gateways/chaves/port.ts';

/** What a registration code is bound to: this registration of the e-mail, whoever may have an account with it. */
export const vinculoDoCadastro = (
  cifra: Cifra,
  { email, resumo }: { readonly email: string; readonly resumo: Buffer | undefined },
): string =>
  `cadastro:${cifra.indice(email, 'cadastro:email').toString('hex')}${resumo === undefined ? '' : `.${resumo.toString('hex')}`}`;
