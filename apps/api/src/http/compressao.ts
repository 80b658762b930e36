import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const emBrotli = promisify(brotliCompress);
const emGzip = promisify(gzip);

/** Below this an answer fits one packet: there is nothing to gain. */
const MINIMO_BYTES = 1_400;
/** Fast levels: a tenth of the size for well under a millisecond of a thread that serves nobody. */
const NIVEL_BROTLI = 4;
const NIVEL_GZIP = 5;

export type Comprimido = { readonly corpo: string | Buffer; readonly codificacao: 'br' | 'gzip' | undefined };

/**
 * Compresses an answer by the request's `Accept-Encoding`. No answer that a foreign page can make a browser request
 * carries a secret (sessions travel in our own header, never in a cookie), so the compressed length reveals none.
 */
export async function comprimir(corpo: string, aceita: string | string[] | undefined): Promise<Comprimido> {
  const codificacao = Buffer.byteLength(corpo) < MINIMO_BYTES ? undefined : melhorDe(String(aceita ?? ''));
  if (codificacao === 'br')
    return {
      codificacao,
      corpo: await emBrotli(corpo, { params: { [constants.BROTLI_PARAM_QUALITY]: NIVEL_BROTLI } }),
    };
  if (codificacao === 'gzip') return { codificacao, corpo: await emGzip(corpo, { level: NIVEL_GZIP }) };
  return { codificacao, corpo };
}

/** The best encoding that the client lists without `q=0`. */
function melhorDe(aceita: string): Comprimido['codificacao'] {
  const aceitas = aceita
    .split(',')
    .map((parte) =>
      parte
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, peso]) => peso === undefined || Number(peso) > 0)
    .map(([nome]) => nome);
  return (['br', 'gzip'] as const).find((nome) => aceitas.includes(nome));
}
