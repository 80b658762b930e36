const INICIO_DA_IMAGEM = 0xffd8;
const SOS = 0xda;
const FIM_DA_IMAGEM = 0xd9;
/** Frames whose scans go over all 64 coefficients: baseline and extended, by Huffman. */
const SEQUENCIAIS: readonly number[] = [0xc0, 0xc1];
const PROGRESSIVOS: readonly number[] = [0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const ULTIMO_COEFICIENTE = 63;
const PRIMEIRA_COM_TAMANHO = 0xc0;

/**
 * Cameras of one maker write 0 as the last coefficient of a scan, where a sequential picture has 63. Every viewer reads
 * it; a decoder that refuses whatever is odd does not. The number is corrected in a copy, and no other
 * fault is accepted.
 */
export function corrigirFimDaVarredura(bytes: Buffer): Buffer {
  const erradas = [...varredurasSequenciais(bytes)].filter((fim) => bytes[fim - 1] === 0 && bytes[fim] === 0);
  if (erradas.length === 0) return bytes;
  const corrigida = Buffer.from(bytes);
  for (const fim of erradas) corrigida[fim] = ULTIMO_COEFICIENTE;
  return corrigida;
}

/** The last coefficient of each scan of a sequential picture; none for another picture. */
function* varredurasSequenciais(bytes: Buffer): Generator<number> {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== INICIO_DA_IMAGEM) return;
  let sequencial = false;
  let em = 2;
  while (em + 4 <= bytes.length) {
    const marca = bytes[em] === 0xff ? (bytes[em + 1] ?? 0) : 0;
    if (marca === FIM_DA_IMAGEM || PROGRESSIVOS.includes(marca)) return;
    if (!temTamanho(marca)) {
      em += 1;
      continue;
    }
    const tamanho = bytes.readUInt16BE(em + 2);
    sequencial ||= SEQUENCIAIS.includes(marca);
    // The head of a scan ends with its first and last coefficient and one more byte.
    if (marca === SOS && sequencial) yield em + tamanho;
    em += 2 + tamanho;
  }
}

/** True for a segment that has a length: the data of the picture, filling and restarts have none. */
function temTamanho(marca: number): boolean {
  return marca >= PRIMEIRA_COM_TAMANHO && marca !== 0xff && !(marca >= 0xd0 && marca <= 0xd8);
}
