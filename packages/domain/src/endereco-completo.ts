import { lerEndereco } from './endereco-web.ts';

export const ENDERECO_INCOMPLETO = 'Escreva um endereço completo, que comece com https://.';

/** An address that people may be sent to: https, a host with a name of its own, and nobody named before an `@`. */
export function ehEnderecoWeb(texto: string): boolean {
  const endereco = lerEndereco(texto);
  if (endereco?.protocol !== 'https:' || !/^https:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i.test(texto)) return false;
  if (endereco.username !== '' || endereco.password !== '' || endereco.port !== '') return false;
  return /^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/.test(endereco.hostname);
}
