import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { desenharQr } from './desenhar-qr.ts';

const COPIA_E_COLA =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d3-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

it.each([
  ['a Pix', COPIA_E_COLA],
  ['an address', 'https://rateia.exemplo/g/7'],
])('the QR code of %s has ink on the dark modules of its matrix, and on no other (ISO/IEC 18004)', async (_, texto) => {
  const { modules } = create(texto, { errorCorrectionLevel: 'M' });
  const { traco, lado } = await desenharQr(texto);
  expect(lado).toBe(modules.size);
  expect(pintados(traco)).toEqual(
    Array.from(modules.data.keys())
      .filter((n) => modules.data[n] === 1)
      .map((n) => [n % lado, Math.floor(n / lado)]),
  );
});

/** Column and row of each module that the path paints, as it goes; a stroke that is no row of modules fails. */
function pintados(traco: string): readonly (readonly [number, number])[] {
  return traco.split(/(?=M)/).flatMap((retangulo) => {
    const [, x, y, largura, volta] = /^M(\d+) (\d+)h(\d+)v1h-(\d+)z$/.exec(retangulo) ?? [];
    expect(volta, retangulo).toBe(largura);
    return Array.from({ length: Number(largura) }, (_, n) => [Number(x) + n, Number(y)] as const);
  });
}
