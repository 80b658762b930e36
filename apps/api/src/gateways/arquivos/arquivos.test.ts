import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarArquivosEmDisco } from './disco.ts';
import type { GatewayArquivos } from './port.ts';
import { criarArquivosEmS3 } from './s3.ts';

const pasta = mkdtempSync(join(tmpdir(), 'rateia-arquivos-'));
let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(async () => {
  await mundo.fechar();
  rmSync(pasta, { recursive: true });
});

function s3(mudanca: Record<string, string> = {}) {
  return criarArquivosEmS3(
    {
      urlBase: `${mundo.sandbox.url}/s3`,
      balde: 'rateia',
      regiao: 'sa-east-1',
      chaveId: mundo.sandbox.credenciais.clienteId,
      chaveSegredo: mundo.sandbox.credenciais.clienteSegredo,
      ...mudanca,
    },
    ambienteDeTeste({ tempoLimiteMs: 1_000 }).dependencias,
  );
}
const onde: readonly [string, () => GatewayArquivos][] = [
  ['in a folder', () => criarArquivosEmDisco({ pasta })],
  ['in a bucket', () => s3()],
];

describe.each(onde)('Files %s', (_onde, abrir) => {
  it('are kept, read back byte for byte, replaced and deleted', async () => {
    const arquivos = abrir();
    const bytes = Buffer.from([0, 255, 13, 10, 0, 200]);
    expect(await arquivos.ler('documentos/abc')).toEqual({ situacao: 'inexistente' });
    expect(await arquivos.guardar('documentos/abc', bytes)).toEqual({ situacao: 'ok', valor: undefined });
    expect(await arquivos.ler('documentos/abc')).toEqual({ situacao: 'ok', valor: bytes });
    await arquivos.guardar('documentos/abc', Buffer.from('outra'));
    expect(await arquivos.ler('documentos/abc')).toEqual({ situacao: 'ok', valor: Buffer.from('outra') });
    expect(await arquivos.apagar('documentos/abc')).toEqual({ situacao: 'ok', valor: undefined });
    expect(await arquivos.ler('documentos/abc')).toEqual({ situacao: 'inexistente' });
    expect(await arquivos.apagar('documentos/abc')).toEqual({ situacao: 'ok', valor: undefined });
  });

  it.each(['../fora', 'documentos/../../fora', '/etc/passwd', 'documentos', 'documentos/A', 'a/b/c/d', 'a/b c'])(
    'are never called %s',
    async (nome) => {
      const arquivos = abrir();
      await expect((async () => await arquivos.guardar(nome, Buffer.from('x')))()).rejects.toThrow(RangeError);
      await expect((async () => await arquivos.ler(nome))()).rejects.toThrow(RangeError);
      await expect((async () => await arquivos.apagar(nome))()).rejects.toThrow(RangeError);
    },
  );
});

describe('The folder', () => {
  it('is readable by its owner only, and holds no half files', async () => {
    await criarArquivosEmDisco({ pasta }).guardar('fotos/um', Buffer.from('um'));
    expect(statSync(join(pasta, 'fotos/um')).mode & 0o077).toBe(0);
    expect(statSync(join(pasta, 'fotos')).mode & 0o077).toBe(0);
    expect(readdirSync(join(pasta, 'fotos'))).toEqual(['um']);
  });
  it('that cannot be written is unavailability', async () => {
    writeFileSync(join(pasta, 'ocupado'), '');
    const arquivos = criarArquivosEmDisco({ pasta });
    expect(await arquivos.guardar('ocupado/um', Buffer.from('um'))).toEqual({
      situacao: 'indisponivel',
      motivo: 'rede',
    });
    expect(readFileSync(join(pasta, 'ocupado'), 'utf8')).toBe('');
  });
});

describe('The bucket', () => {
  it('takes no unsigned or wrongly signed request', async () => {
    expect((await fetch(`${mundo.sandbox.url}/s3/rateia/documentos/abc`)).status).toBe(403);
    expect(await s3({ chaveSegredo: 'outro-segredo' }).guardar('documentos/abc', Buffer.from('x'))).toEqual({
      situacao: 'indisponivel',
      motivo: 'credencial',
    });
  });
  it('is asked again when it fails for a moment', async () => {
    await mundo.falhar({ arquivos: { modo: 'erro500', proximas: 2 } });
    expect((await s3().guardar('documentos/tres', Buffer.from('x'))).situacao).toBe('ok');
    await mundo.falhar({ arquivos: { modo: 'erro500' } });
    expect(await s3().ler('documentos/tres')).toEqual({ situacao: 'desconhecido', motivo: 'servidor' });
    await mundo.falhar({});
    await s3().apagar('documentos/tres');
  });
});
