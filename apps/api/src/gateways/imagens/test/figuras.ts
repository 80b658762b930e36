import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** 640 × 480 in HEIC, with an EXIF note of camera and place. */
export function heic(): Buffer {
  return readFileSync(new URL('./paisagem.heic', import.meta.url));
}

function PESSOA(texto: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#cfe5e6"/>
   <circle cx="320" cy="190" r="90" fill="#a36b4f"/><text x="40" y="440" font-size="40">${texto}</text></svg>`;
}

/** A drawing as JPEG or PNG. */
export function figura(formato: 'jpeg' | 'png' = 'jpeg', texto = 'DEMONSTRAÇÃO'): Promise<Buffer> {
  return sharp(Buffer.from(PESSOA(texto)))
    .toFormat(formato)
    .toBuffer();
}

/** A JPEG as one maker's cameras write it: the scan ends at coefficient 0, where it goes to 63. */
export async function figuraDeCamera(): Promise<Buffer> {
  const bytes = await figura();
  const sos = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[sos + bytes.readUInt16BE(sos + 2)] = 0;
  return bytes;
}

/** A HEIC that says of itself to be of this size; nothing in it is drawn. */
export function heicDeclarado(largura: number, altura: number): Buffer {
  const bytes = Buffer.from(heic());
  for (let em = bytes.indexOf('ispe'); em !== -1; em = bytes.indexOf('ispe', em + 1)) {
    bytes.writeUInt32BE(largura, em + 8);
    bytes.writeUInt32BE(altura, em + 12);
  }
  return bytes;
}

/** A JPEG whose metadata name the place, the camera and the orientation. */
export async function figuraComLugar(): Promise<Buffer> {
  return await sharp(await figura())
    .withExif({
      IFD0: { Make: 'Camera Reveladora', Software: 'Rua das Flores 100' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function pedaco(tipo: string, dados: Buffer): Buffer {
  const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados]);
  const saida = Buffer.alloc(8);
  saida.writeUInt32BE(dados.length);
  saida.writeUInt32BE(crc32(corpo), 4);
  return Buffer.concat([saida.subarray(0, 4), corpo, saida.subarray(4)]);
}

/** A PNG of this size in a few kilobytes: one colour, one bit per pixel, packed to almost nothing. */
export function pngDeBomba(largura: number, altura: number): Buffer {
  const cabeca = Buffer.alloc(13);
  cabeca.writeUInt32BE(largura);
  cabeca.writeUInt32BE(altura, 4);
  cabeca.set([1, 0, 0, 0, 0], 8);
  const linhas = Buffer.alloc((Math.ceil(largura / 8) + 1) * altura);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pedaco('IHDR', cabeca),
    pedaco('IDAT', deflateSync(linhas, { level: 9 })),
    pedaco('IEND', Buffer.alloc(0)),
  ]);
}

/** A PDF with a red sheet on each of its pages; the mark makes it another file. */
export function pdf({ paginas = 1, marca = '' }: { readonly paginas?: number; readonly marca?: string } = {}): Buffer {
  const numeros = Array.from({ length: paginas }, (_, i) => i + 4);
  const desenho = '1 0 0 rg 50 50 200 500 re f';
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      `2 0 obj<</Type/Pages/Kids[${numeros.map((n) => `${n} 0 R`).join(' ')}]/Count ${paginas}>>endobj`,
      `3 0 obj<</Length ${desenho.length}>>stream\n${desenho}\nendstream endobj`,
      ...numeros.map((n) => `${n} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 600]/Contents 3 0 R>>endobj`),
      `% ${marca}`,
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  );
}
