/** Chance that can be replayed: everything random in the sandbox comes from one seed. */
export interface Sorteio {
  /** A number in [0, 1). */
  readonly fracao: () => number;
  /** Letters and digits. */
  readonly codigo: (tamanho: number) => string;
  readonly hexadecimal: (tamanho: number) => string;
  readonly embaralhar: <Item>(itens: readonly Item[]) => Item[];
}

const ALFANUMERICO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function criarSorteio(semente: number): Sorteio {
  let estado = semente >>> 0;
  // Mulberry32: 32 bits of state, plenty for ids of a test bank.
  function fracao() {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let mistura = Math.imul(estado ^ (estado >>> 15), estado | 1);
    mistura ^= mistura + Math.imul(mistura ^ (mistura >>> 7), mistura | 61);
    return ((mistura ^ (mistura >>> 14)) >>> 0) / 2 ** 32;
  }
  function deAlfabeto(alfabeto: string, tamanho: number) {
    return Array.from({ length: tamanho }, () => alfabeto.charAt(Math.floor(fracao() * alfabeto.length))).join('');
  }
  return {
    fracao,
    codigo: (tamanho) => deAlfabeto(ALFANUMERICO, tamanho),
    hexadecimal: (tamanho) => deAlfabeto('0123456789abcdef', tamanho),
    embaralhar: (itens) => {
      const copia = itens.map((item) => ({ item, peso: fracao() }));
      return copia.sort((a, b) => a.peso - b.peso).map(({ item }) => item);
    },
  };
}
