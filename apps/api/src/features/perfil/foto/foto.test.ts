import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figura, figuraComLugar } from '../../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { enviar } from '../../../test/identidade.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function pedir(url: string) {
  return await mundo.http.inject({ method: 'GET', url });
}

describe('the picture of a person (spec A§2 /perfil/edicao; A§8 Avatar; ASVS 5.2)', () => {
  it('is written again by us, square, without the place and the camera, at an address that cannot be guessed', async () => {
    const como = await criarPessoa(mundo);
    const { status, corpo } = await enviar(mundo, 'createFoto', {
      como,
      nome: 'eu.JPG',
      bytes: await figuraComLugar(),
    });
    expect(status).toBe(200);
    expect(corpo.imagem).toMatch(/^\/api\/v1\/foto\/[0-9a-f]{32}$/);
    const r = await pedir(corpo.imagem ?? '');
    expect([r.statusCode, r.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(r.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(r.headers['x-content-type-options']).toBe('nosniff');
    const { width, height, exif } = await sharp(r.rawPayload).metadata();
    expect([width, height, exif]).toEqual([320, 320, undefined]);
    expect(r.rawPayload.toString('latin1')).not.toContain('Camera Reveladora');
    expect((await mundo.chamar('getInformacoes', { usuarioId: como.id }, { como })).corpo.imagem).toBe(corpo.imagem);
  });

  it('that is replaced or removed is gone, with its file', async () => {
    const como = await criarPessoa(mundo);
    async function mandar() {
      return (
        (await enviar(mundo, 'createFoto', { como, nome: 'eu.png', bytes: await figura('png') })).corpo.imagem ?? ''
      );
    }
    const primeira = await mandar();
    const segunda = await mandar();
    expect(segunda).not.toBe(primeira);
    expect((await pedir(primeira)).statusCode).toBe(404);
    expect((await pedir(segunda)).statusCode).toBe(200);
    const { corpo } = await mundo.chamar('deleteFoto', {}, { como });
    expect(corpo.imagem).toBeNull();
    expect((await pedir(segunda)).statusCode).toBe(404);
    await mundo.assentar();
    for (const url of [primeira, segunda]) {
      const lida = await mundo.aplicacao.deps.gateways.arquivos.ler(`fotos/${url.split('/').at(-1) ?? ''}`);
      expect(lida.situacao).toBe('inexistente');
    }
  });

  it('sent again with its key is the same picture; another one under that key is refused (CONFIABILIDADE 1.4)', async () => {
    const como = await criarPessoa(mundo);
    const chave = 'foto-mandada-duas-vezes';
    async function mandar(tipo: 'png' | 'jpeg') {
      return await enviar(mundo, 'createFoto', { como, chave, nome: `eu.${tipo}`, bytes: await figura(tipo) });
    }
    const primeira = await mandar('png');
    expect(primeira.status).toBe(200);
    expect((await mandar('png')).bruto).toBe(primeira.bruto);
    expect((await mandar('jpeg')).erro.dados.chave).toBe('chaveIdempotenciaReutilizada');
    expect((await pedir(primeira.corpo.imagem ?? '')).statusCode).toBe(200);
  });

  it.each([
    ['a name without extension', 'foto', 'imagemExtensao'],
    ['another kind', 'foto.svg', 'imagemExtensao'],
    ['a content that is not its extension', 'foto.png', 'imagemConteudo'],
  ])('refuses %s', async (_nome, nome, chave) => {
    const r = await enviar(mundo, 'createFoto', { como: await criarPessoa(mundo), nome, bytes: await figura('jpeg') });
    expect([r.status, r.erro.dados.chave]).toEqual([expect.any(Number), chave]);
    expect(r.status).toBeGreaterThanOrEqual(400);
  });

  it('is readable by nobody without a session, and a code of no picture finds nothing', async () => {
    expect((await enviar(mundo, 'createFoto', { nome: 'eu.jpg', bytes: await figura('jpeg') })).status).toBe(401);
    expect((await pedir(`/api/v1/foto/${'0'.repeat(32)}`)).statusCode).toBe(404);
    expect((await pedir('/api/v1/foto/..%2f..%2fsegredo')).statusCode).toBe(422);
  });
});
