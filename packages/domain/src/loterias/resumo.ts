/** SHA-256. The domain has no cryptography: it is given the function. */
export type Resumo = (bytes: Uint8Array) => Uint8Array;

const codificador = new TextEncoder();

/** The bytes of a text in UTF-8. */
export function emBytes(texto: string): Uint8Array {
  return codificador.encode(texto);
}

export function emHexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a hexadecimal text; undefined when it is none. */
export function deHexadecimal(texto: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2})*$/.test(texto)) return undefined;
  return Uint8Array.from({ length: texto.length / 2 }, (_, i) => Number.parseInt(texto.slice(i * 2, i * 2 + 2), 16));
}
