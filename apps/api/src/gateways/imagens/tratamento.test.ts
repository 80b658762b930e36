import { TAMANHO_MAXIMO_DE_IMAGEM } from '@rateia/domain/imagem';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { SaidaDeImagem } from './port.ts';
import { figura, figuraComLugar, figuraDeCamera, heic, heicDeclarado, pngDeBomba } from './test/figuras.ts';
import { criarTratamentoDeImagens } from './tratamento.ts';

const imagens = criarTratamentoDeImagens();
const SAIDAS: readonly SaidaDeImagem[] = [
  { formato: 'jpeg', lado: 500 },
  { formato: 'webp', lado: 160, quadrada: true },
];
function tratar(nome: string, bytes: Buffer) {
  return imagens.tratar({ nome, bytes, saidas: SAIDAS, menorLado: 400 });
}
async function tratada(nome: string, bytes: Buffer) {
  const r = await tratar(nome, bytes);
  if (r.situacao !== 'ok') throw new Error(JSON.stringify(r));
  const [grande, pequena] = r.imagens;
  if (grande === undefined || pequena === undefined) throw new Error('two pictures were asked for');
  return { grande, pequena };
}

describe('Uploaded pictures are written anew (ASVS 5.2, 14.2.8)', () => {
  it.each([
    ['a.jpg', figura('jpeg')],
    ['a.JPEG', figura('jpeg')],
    ['a.png', figura('png')],
    ['20261126_101500.jpg', figuraDeCamera()],
    ['IMG_0001.HEIC', Promise.resolve(heic())],
  ])('%s, in each size that is asked for', async (nome, bytes) => {
    const { grande, pequena } = await tratada(nome, await bytes);
    expect(grande).toMatchObject({ largura: 500, altura: 375 });
    expect(pequena).toMatchObject({ largura: 160, altura: 160 });
    expect((await sharp(grande.bytes).metadata()).format).toBe('jpeg');
    expect((await sharp(pequena.bytes).metadata()).format).toBe('webp');
  });

  it.each([
    ['a.jpg', figuraComLugar(), 'Camera Reveladora'],
    ['a.heic', Promise.resolve(heic()), 'Camera da Rua Secreta'],
  ])('%s without place, camera or any other metadata', async (nome, promessa, segredo) => {
    const bytes = await promessa;
    expect(bytes.includes(segredo)).toBe(true);
    const { grande, pequena } = await tratada(nome, bytes);
    for (const { bytes: novos } of [grande, pequena]) {
      const { exif, icc, iptc, xmp, orientation } = await sharp(novos).metadata();
      expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
      expect(novos.includes(segredo)).toBe(false);
    }
  });

  it('the right way up', async () => {
    const { grande } = await tratada('a.jpg', await figuraComLugar());
    expect([grande.largura, grande.altura]).toEqual([375, 500]);
  });

  it('and data hidden behind the picture are gone', async () => {
    const escondido = '<script>alert(1)</script><?php system("id"); ?>';
    const { grande } = await tratada('a.jpg', Buffer.concat([await figura(), Buffer.from(escondido)]));
    expect(grande.bytes.includes('<script>')).toBe(false);
    expect(grande.bytes.includes('<?php')).toBe(false);
  });
});

describe('Pictures of ours in another format', () => {
  it('a webp as jpeg, no larger than asked', async () => {
    const { pequena } = await tratada('a.jpg', await figura());
    const outra = await imagens.converter(pequena.bytes, { formato: 'jpeg', lado: 100 });
    expect(outra).toMatchObject({ largura: 100, altura: 100 });
    expect((await sharp(outra?.bytes).metadata()).format).toBe('jpeg');
  });
});

describe('Hostile files are refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><script>alert(1)</script></svg>';
  it.each([
    ['an extension that is not ours', 'a.gif', () => figura(), 'imagemExtensao'],
    ['no extension', 'foto', () => figura(), 'imagemExtensao'],
    ['nothing in it', 'a.png', async () => Buffer.alloc(0), 'imagemVazia'],
    ['5 MB and one byte', 'a.jpg', async () => Buffer.alloc(TAMANHO_MAXIMO_DE_IMAGEM + 1), 'arquivoGrandeDemais'],
    ['a PNG called jpg', 'a.jpg', () => figura('png'), 'imagemConteudo'],
    ['a JPEG called heic', 'a.heic', () => figura(), 'imagemConteudo'],
    ['an SVG called png', 'a.png', async () => Buffer.from(svg), 'imagemConteudo'],
    ['a page called jpg', 'a.jpg', async () => Buffer.from('<html><body>oi</body></html>'), 'imagemConteudo'],
    ['a PDF called jpg', 'a.jpg', async () => Buffer.from('%PDF-1.7\n1 0 obj'), 'imagemConteudo'],
    [
      'a zip called png',
      'a.png',
      async () => Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
      'imagemConteudo',
    ],
    [
      'an AVIF called heic',
      'a.heic',
      async () =>
        sharp(await figura())
          .avif()
          .toBuffer(),
      'imagemConteudo',
    ],
    ['half a JPEG', 'a.jpg', async () => (await figura()).subarray(0, 5_000), 'imagemEstragada'],
    ['half a PNG', 'a.png', async () => (await figura('png')).subarray(0, 5_000), 'imagemEstragada'],
    ['half a HEIC', 'a.heic', async () => heic().subarray(0, 3_000), 'imagemEstragada'],
    [
      'a head without a body',
      'a.jpg',
      async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0]),
      'imagemEstragada',
    ],
    ['a HEIC of 49 million points', 'a.heic', async () => heicDeclarado(7_000, 7_000), 'imagemPixelsDemais'],
    [
      'half of what a camera wrote',
      'a.jpg',
      async () => (await figuraDeCamera()).subarray(0, 6_000),
      'imagemEstragada',
    ],
    ['a picture too small to read', 'a.png', async () => pngDeBomba(399, 800), 'imagemPequena'],
  ])('%s', async (_caso, nome, bytes, motivo) => {
    expect(await tratar(nome, await bytes())).toEqual({ situacao: 'recusada', motivo });
  });

  it('a small file of a thousand million pixels, without decoding it', async () => {
    const bomba = pngDeBomba(32_000, 32_000);
    expect(bomba.length).toBeLessThan(TAMANHO_MAXIMO_DE_IMAGEM);
    const antes = process.memoryUsage().rss;
    expect(await tratar('a.png', bomba)).toEqual({ situacao: 'recusada', motivo: 'imagemPixelsDemais' });
    expect(process.memoryUsage().rss - antes).toBeLessThan(100 * 1024 * 1024);
  });
});

describe('The work is bounded', () => {
  it('to so many at a time and so many waiting; the rest are told to come again', async () => {
    const poucas = criarTratamentoDeImagens({ aoMesmoTempo: 1, esperando: 1 });
    const bytes = await figura();
    const pedido = { nome: 'a.jpg', bytes, saidas: SAIDAS };
    const respostas = await Promise.all([poucas.tratar(pedido), poucas.tratar(pedido), poucas.tratar(pedido)]);
    expect(respostas.map((r) => r.situacao).sort()).toEqual(['ocupado', 'ok', 'ok']);
    expect((await poucas.tratar(pedido)).situacao).toBe('ok');
  });
});
