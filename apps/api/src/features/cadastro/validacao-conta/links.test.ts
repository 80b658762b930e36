import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { decidirComparacao, enviarImagens } from '../../../test/identidade.ts';

let mundo: Mundo;
let agora = Date.now();
let dona: Pessoa;
let suporte: Pessoa;
let validacao: string;
let documento: string;
beforeAll(async () => {
  mundo = await criarMundo({ parede: () => agora });
  suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
  dona = await criarPessoa(mundo);
  await decidirComparacao(mundo, dona, 'indeterminado');
  validacao = await enviarImagens(mundo, dona);
  await mundo.chamar('reconhecimentoFacil', { id: validacao, consentimento: true }, { como: dona });
  await mundo.assentar();
  const { corpo } = await mundo.chamar('getValidacaoContaStatus', { id: validacao }, { como: dona });
  documento = corpo.imagens[0]?.id ?? '';
});
afterAll(async () => await mundo.encerrar());

async function link(tamanho: string, como = dona) {
  return await mundo.chamar('createDocumentoLink', { id: documento, tamanho }, { como });
}
async function linkDeRevisao(como = suporte) {
  return await mundo.chamar('createDocumentoLinkDaAnalise', { id: documento }, { como });
}
async function abrir(url: string) {
  return await mundo.http.inject({ method: 'GET', url });
}
async function aberturas() {
  return await mundo.aplicacao.deps.db
    .selectFrom('documento_aberturas')
    .select(['usuario_id', 'proposito'])
    .where('documento_id', '=', documento)
    .orderBy('id')
    .execute();
}

describe('links to pictures (REGRAS 2.17; ASVS 5.4.1, 8.2)', () => {
  it('show the picture to its owner, in both sizes, as nothing but a picture', async () => {
    const { corpo } = await link('inteira');
    const r = await abrir(corpo.url);
    expect(r.statusCode).toBe(200);
    expect(r.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^inline; filename="(frente|verso|self)\.jpg"$/),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(await sharp(r.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
    const pequena = await abrir((await link('miniatura')).corpo.url);
    expect((await sharp(pequena.rawPayload).metadata()).width).toBe(320);
  });

  it('note the reader each time', async () => {
    const antes = (await aberturas()).length;
    await abrir((await link('miniatura')).corpo.url);
    await abrir((await linkDeRevisao()).corpo.url);
    expect((await aberturas()).slice(antes)).toEqual([
      { usuario_id: dona.id, proposito: 'dono' },
      { usuario_id: suporte.id, proposito: 'revisao' },
    ]);
    // The machine's own look is noted too.
    expect((await aberturas())[0]).toEqual({ usuario_id: null, proposito: 'comparacao' });
  });

  it('last a minute at most', async () => {
    const { corpo } = await link('miniatura');
    expect(Date.parse(corpo.expiraEm) - agora).toBeLessThanOrEqual(60_000);
    agora += 59_000;
    expect((await abrir(corpo.url)).statusCode).toBe(200);
    agora += 1_001;
    expect((await abrir(corpo.url)).statusCode).toBe(404);
  });

  it('cannot be changed into another reader, picture, size, purpose or time', async () => {
    const { corpo } = await link('miniatura');
    const partes = corpo.url.split('/').at(-1)?.split('.') ?? [];
    const [doc = '', leitor = '', forma = '', ate = '', assinatura = ''] = partes;
    const trocas = [
      ['00000000-0000-4000-8000-000000000000', leitor, forma, ate, assinatura],
      [doc, String(suporte.id), forma, ate, assinatura],
      [doc, leitor, 'di', ate, assinatura],
      [doc, leitor, 'rm', ate, assinatura],
      [doc, leitor, forma, String(Number(ate) + 60_000), assinatura],
      [doc, leitor, forma, ate, 'A'.repeat(43)],
      [doc, leitor, forma, ate],
    ];
    for (const troca of trocas) {
      const r = await abrir(`/api/v1/validacao-conta/arquivo/${troca.join('.')}`);
      expect([troca.join('.'), [404, 422].includes(r.statusCode)]).toEqual([troca.join('.'), true]);
    }
  });

  it('are not given for another person’s picture, and every id but one’s own is as if it were not there', async () => {
    const outra = await criarPessoa(mundo);
    expect((await link('miniatura', outra)).status).toBe(404);
    expect((await link('miniatura', suporte)).status).toBe(404);
    for (const nome of ['getValidacaoContaStatus', 'deleteValidacaoConta', 'pedirRevisao'] as const)
      expect((await mundo.chamar(nome, { id: validacao }, { como: outra })).status).toBe(404);
    const envio = { id: validacao, consentimento: true };
    expect((await mundo.chamar('reconhecimentoFacil', envio, { como: outra })).status).toBe(404);
    expect((await mundo.chamar('listValidacaoConta', {}, { como: outra })).corpo.itens).toEqual([]);
  });

  it('are given to no finance, and to no operator about himself', async () => {
    const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
    expect((await linkDeRevisao(financeiro)).status).toBe(403);
    expect((await linkDeRevisao(dona)).status).toBe(403);
  });

  it('of a blocked reader show nothing', async () => {
    const lider = await criarPessoa(mundo, { papeis: ['lider'] });
    const { corpo } = await linkDeRevisao(lider);
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('usuarios').set({ bloqueado_em: mundo.agora() }).where('id', '=', lider.id).execute();
    expect((await abrir(corpo.url)).statusCode).toBe(404);
  });

  it('of a review end with the review', async () => {
    const { corpo } = await linkDeRevisao();
    const decisao = { id: validacao, motivo: 'ilegivel', mensagem: '' };
    await mundo.chamar('recusarValidacao', decisao, { como: suporte });
    expect((await abrir(corpo.url)).statusCode).toBe(404);
    expect((await linkDeRevisao()).status).toBe(404);
    expect((await abrir((await link('miniatura')).corpo.url)).statusCode).toBe(200);
  });

  it('say that the store is away, and a picture swapped on the disk does not open', async () => {
    const { corpo } = await link('inteira');
    const { arquivos } = mundo.aplicacao.deps.gateways;
    const pequena = await arquivos.ler(`documentos/${documento}-p`);
    if (pequena.situacao !== 'ok') throw new Error('no thumbnail');
    await arquivos.guardar(`documentos/${documento}`, pequena.valor);
    expect((await abrir(corpo.url)).statusCode).toBe(500);
    await arquivos.apagar(`documentos/${documento}`);
    expect((await abrir(corpo.url)).statusCode).toBe(503);
  });
});
