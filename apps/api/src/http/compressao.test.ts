import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { comprimir } from './compressao.ts';

const grande = JSON.stringify({
  itens: Array.from({ length: 100 }, (_, id) => ({ id, nome: `Grupo número ${id}`, valorMensal: 1_990 })),
});

describe('Compressed answers (DESEMPENHO)', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=1.0, gzip;q=0.8', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, GZIP', 'gzip', gunzipSync],
  ] as const)('answers "%s" with %s that opens to the same text', async (aceita, codificacao, abrir) => {
    const comprimido = await comprimir(grande, aceita);
    expect(comprimido.codificacao).toBe(codificacao);
    const corpo = Buffer.from(comprimido.corpo);
    expect(corpo.byteLength).toBeLessThan(grande.length / 3);
    expect(abrir(corpo).toString()).toBe(grande);
  });

  it.each([undefined, '', 'identity', 'br;q=0', 'deflate'])('leaves the text as it is for "%s"', async (aceita) => {
    expect(await comprimir(grande, aceita)).toEqual({ corpo: grande, codificacao: undefined });
  });

  it('leaves an answer that fits one packet', async () => {
    expect(await comprimir('{"ok":true}', 'br')).toEqual({ corpo: '{"ok":true}', codificacao: undefined });
  });
});
