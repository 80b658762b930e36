/// <reference path="../../qrcode-core.d.ts" />
/** The drawing of a QR code: the path of its dark modules, each one unit wide, and the number of modules per side. */
export interface DesenhoDoQr {
  readonly traco: string;
  readonly lado: number;
}

/** The maker of codes, without its own drawings, is fetched when one is shown. Equal modules in a row are one rectangle. */
export async function desenharQr(texto: string): Promise<DesenhoDoQr> {
  const { create } = await import('qrcode/lib/core/qrcode.js');
  const { modules } = create(texto, { errorCorrectionLevel: 'M' });
  let traco = '';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      const inicio = x;
      while (x < modules.size && modules.get(y, x) === 1) x++;
      if (x > inicio) traco += `M${inicio} ${y}h${x - inicio}v1h-${x - inicio}z`;
    }
  }
  return { traco, lado: modules.size };
}
