import { CONTEXTO_PESSOAL } from '../../../db/contextos.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';

/**
 * Encryption contexts of this feature: those of the account, the e-mail of a registration that has only begun, the data
 * read from a document.
 */
export const CONTEXTO = {
  ...CONTEXTO_PESSOAL,
  precadastro: 'precadastro:email',
  comparacao: 'identidade:comparacao',
} as const;

export function abrirOuNulo(cifra: Cifra, dados: Buffer | null, contexto: string): string | null {
  return dados === null ? null : cifra.decifrar(dados, contexto);
}
