import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { somarMinutos } from '@rateia/domain/datas';
import { TAMANHO_MAXIMO_DE_IMAGEM } from '@rateia/domain/imagem';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figura, figuraComLugar, heic, pngDeBomba } from '../../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { confirmarIdentidade, criarPessoa } from '../../../test/construtores.ts';
import { enviar, enviarImagens, formulario } from '../../../test/identidade.ts';

let mundo: Mundo;
let jpeg: Buffer;
beforeAll(async () => {
  mundo = await criarMundo();
  jpeg = await figura();
});
afterAll(async () => await mundo.encerrar());

const FRENTE = { tipoDocumento: 1, parte: 'frente' };
async function frente(
  como: Pessoa,
  mudanca: { readonly nome?: string; readonly bytes?: Buffer; readonly campos?: Record<string, string | number> } = {},
) {
  return await enviar(mundo, 'createDocumento', { como, nome: 'rg.jpg', bytes: jpeg, campos: FRENTE, ...mudanca });
}
function arquivos(): readonly string[] {
  try {
    return readdirSync(join(mundo.config.arquivos.pasta, 'documentos'));
  } catch {
    return [];
  }
}
async function documentos(id: string) {
  return await mundo.aplicacao.deps.db
    .selectFrom('documentos as d')
    .innerJoin('validacoes_conta as v', 'v.id', 'd.validacao_id')
    .selectAll('d')
    .where('v.id_publico', '=', id)
    .orderBy('d.recebido_em')
    .execute();
}

describe('upload of a document (spec A§5 Uploaded images, A§7 validacao-conta/documento)', () => {
  it('begins a validation with one side, and names the missing parts', async () => {
    const pessoa = await criarPessoa(mundo);
    const { status, corpo } = await frente(pessoa);
    expect(status).toBe(200);
    expect(corpo.validacao).toEqual({
      id: expect.any(String),
      estado: 'rascunho',
      tipoDocumento: 1,
      tipoDocumentoDescricao: 'RG ou carteira de identidade nacional',
      quantidade: 2,
      imagens: [{ id: expect.any(String), parte: 'frente', recebidaEm: expect.any(String) }],
      faltam: ['verso', 'self'],
      criadaEm: expect.any(String),
      enviadaEm: null,
      decididaEm: null,
      decididaPor: null,
      motivo: null,
      mensagem: null,
      prazo: expect.any(String),
      imagensApagadasEm: null,
      podePedirRevisao: false,
    });
  });

  it('keeps it encrypted, under names of ours, without the metadata of the file', async () => {
    const antes = arquivos();
    const pessoa = await criarPessoa(mundo);
    const bytes = await figuraComLugar();
    const { corpo } = await frente(pessoa, { nome: 'Minha Identidade Secreta.jpg', bytes });
    const [linha] = await documentos(corpo.validacao.id);
    const novos = arquivos().filter((nome) => !antes.includes(nome));
    expect(novos.sort()).toEqual([linha?.id, `${linha?.id}-p`]);
    for (const nome of novos) {
      const cifrado = readFileSync(join(mundo.config.arquivos.pasta, 'documentos', nome));
      expect(cifrado.includes('JFIF')).toBe(false);
      await expect(sharp(cifrado).metadata()).rejects.toThrow();
    }
    expect(linha?.chave_embrulhada).not.toBeNull();
    expect(linha?.sha256).toHaveLength(32);
  });

  it('takes a HEIC of an iPhone, whatever the case of its name', async () => {
    expect((await frente(await criarPessoa(mundo), { nome: 'IMG_0001.HEIC', bytes: heic() })).status).toBe(200);
  });

  it('replaces a side that is sent again, file and key included', async () => {
    const pessoa = await criarPessoa(mundo);
    const { corpo: primeira } = await frente(pessoa);
    const { corpo: segunda } = await frente(pessoa);
    expect(segunda.validacao.id).toBe(primeira.validacao.id);
    expect(segunda.validacao.imagens).toHaveLength(1);
    await mundo.assentar();
    const [velha, nova] = await documentos(primeira.validacao.id);
    expect(velha).toMatchObject({ apagado_em: expect.any(String), chave_embrulhada: null });
    expect(nova?.apagado_em).toBeNull();
    expect(arquivos()).not.toContain(velha?.id);
    expect(arquivos()).toContain(nova?.id);
  });

  it('sent again with its key is the same picture, and counts once; another under that key is refused (CONFIABILIDADE 1.4)', async () => {
    const pessoa = await criarPessoa(mundo);
    const envio = { como: pessoa, chave: `frente-do-rg-${pessoa.id}`, nome: 'rg.jpg', bytes: jpeg, campos: FRENTE };
    const primeira = await enviar(mundo, 'createDocumento', envio);
    expect(primeira.status, primeira.bruto).toBe(200);
    expect((await enviar(mundo, 'createDocumento', envio)).bruto).toBe(primeira.bruto);
    const outros = [
      { bytes: await figuraComLugar() },
      { campos: { tipoDocumento: 1, parte: 'verso' } },
      { nome: 'outro.jpg' },
    ];
    for (const mudanca of outros)
      expect((await enviar(mundo, 'createDocumento', { ...envio, ...mudanca })).erro.dados.chave).toBe(
        'chaveIdempotenciaReutilizada',
      );
    const selfie = { como: pessoa, chave: `a-selfie-${pessoa.id}`, nome: 'eu.jpg', bytes: jpeg };
    const propria = await enviar(mundo, 'uploadSelf', selfie);
    expect((await enviar(mundo, 'uploadSelf', selfie)).bruto).toBe(propria.bruto);
    expect(await documentos(primeira.corpo.validacao.id)).toHaveLength(2);
  });

  it('without a key is refused, before the picture costs anything', async () => {
    const pessoa = await criarPessoa(mundo);
    for (const nome of ['createDocumento', 'uploadSelf', 'createFoto'] as const) {
      await frente(pessoa);
      const antes = arquivos().length;
      const campos = nome === 'createDocumento' ? FRENTE : {};
      const r = await enviar(mundo, nome, { como: pessoa, chave: '', nome: 'rg.jpg', bytes: jpeg, campos });
      expect([nome, r.status, r.erro.dados.chave]).toEqual([nome, 422, 'chaveIdempotenciaAusente']);
      expect(arquivos()).toHaveLength(antes);
    }
  });

  it('drops the back when the document becomes one that has none', async () => {
    const pessoa = await criarPessoa(mundo);
    await frente(pessoa, { campos: { tipoDocumento: 2, parte: 'verso' } });
    const { corpo } = await frente(pessoa, { campos: { tipoDocumento: 3, parte: 'frente' } });
    expect(corpo.validacao).toMatchObject({ tipoDocumento: 3, quantidade: 1, faltam: ['self'] });
    expect(corpo.validacao.imagens.map(({ parte }) => parte)).toEqual(['frente']);
    const semVerso = await frente(pessoa, { campos: { tipoDocumento: 3, parte: 'verso' } });
    expect(semVerso.status).toBe(422);
  });

  it('asks for both sides again when the document becomes another one, and keeps the selfie', async () => {
    const pessoa = await criarPessoa(mundo);
    const { corpo: rg } = await frente(pessoa);
    await frente(pessoa, { campos: { tipoDocumento: 1, parte: 'verso' } });
    await enviar(mundo, 'uploadSelf', { como: pessoa, nome: 'eu.jpg', bytes: jpeg });
    const { corpo } = await frente(pessoa, { campos: { tipoDocumento: 2, parte: 'frente' } });
    expect(corpo.validacao).toMatchObject({ id: rg.validacao.id, tipoDocumento: 2, faltam: ['verso'] });
    expect(corpo.validacao.imagens.map(({ parte }) => parte).sort()).toEqual(['frente', 'self']);
    expect((await documentos(rg.validacao.id)).map((d) => [d.parte, d.chave_embrulhada !== null])).toEqual([
      ['frente', false],
      ['verso', false],
      ['self', true],
      ['frente', true],
    ]);
    const cedo = { id: corpo.validacao.id, consentimento: true as const };
    const r = await mundo.chamar('reconhecimentoFacil', cedo, { como: pessoa });
    expect(r.erro.dados.chave).toBe('documentoIncompleto');
  });

  it.each([
    ['imagemExtensao', 422, 'foto.pdf', async () => await figura()],
    ['imagemExtensao', 422, 'foto', async () => await figura()],
    ['imagemConteudo', 422, 'foto.png', async () => await figura('jpeg')],
    ['imagemConteudo', 422, 'foto.jpg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['imagemEstragada', 422, 'foto.jpg', async () => (await figura()).subarray(0, 4_000)],
    ['imagemPixelsDemais', 422, 'foto.png', async () => pngDeBomba(20_000, 20_000)],
    ['imagemPequena', 422, 'foto.png', async () => pngDeBomba(100, 100)],
    ['imagemVazia', 422, 'foto.png', async () => Buffer.alloc(0)],
    ['arquivoGrandeDemais', 413, 'foto.jpg', async () => Buffer.alloc(TAMANHO_MAXIMO_DE_IMAGEM + 1)],
  ])('is refused as %s (%d) for %s, and nothing is kept', async (chave, status, nome, bytes) => {
    const pessoa = await criarPessoa(mundo);
    const antes = arquivos().length;
    const r = await frente(pessoa, { nome, bytes: await bytes() });
    expect([r.status, r.erro.dados.chave]).toEqual([status, chave]);
    expect(arquivos()).toHaveLength(antes);
    expect((await mundo.chamar('listValidacaoConta', {}, { como: pessoa })).corpo.itens).toEqual([]);
  });

  it('is refused by its declared length before a byte of it is read', async () => {
    const pessoa = await criarPessoa(mundo);
    const { tipo } = formulario({ nome: 'a.jpg', bytes: jpeg });
    const pedido = request(`http://127.0.0.1:${porta()}/api/v1/validacao-conta/documento`, {
      method: 'POST',
      headers: {
        'content-type': tipo,
        'content-length': TAMANHO_MAXIMO_DE_IMAGEM + 100_000,
        authorization: `Bearer ${pessoa.token}`,
        [CABECALHOS.dispositivo]: pessoa.hashDispositivo,
      },
    });
    // Only the headers leave: a server that waits for the file would wait for ever.
    pedido.flushHeaders();
    const [resposta] = await once(pedido, 'response');
    expect(resposta.statusCode).toBe(413);
    pedido.destroy();
  });

  it('is refused without a file, as JSON, and without login', async () => {
    const pessoa = await criarPessoa(mundo);
    const sem = await enviar(mundo, 'createDocumento', {
      como: pessoa,
      campo: 'outro',
      nome: 'a.jpg',
      bytes: jpeg,
      campos: FRENTE,
    });
    expect(sem.erro.dados).toMatchObject({ chave: 'dadosInvalidos', campos: { arquivo: 'Este campo é obrigatório.' } });
    expect((await mundo.chamar('createDocumento', FRENTE, { como: pessoa })).status).toBe(415);
    expect((await enviar(mundo, 'createDocumento', { nome: 'a.jpg', bytes: jpeg, campos: FRENTE })).status).toBe(401);
    const tipoErrado = await frente(pessoa, { campos: { tipoDocumento: 9, parte: 'frente' } });
    expect(tipoErrado.status).toBe(422);
  });

  it('needs the CPF first, and says where to give it', async () => {
    const { erro } = await frente(await criarPessoa(mundo, { validada: false }));
    expect(erro).toMatchObject({ codigoErro: 2, dados: { chave: 'validacaoObrigatoria' } });
    expect(erro.dados['pendencias']).toMatchObject([{ tipo: 3, link: '/cadastro/dados-fiscais' }]);
  });

  it('is refused once the identity is confirmed, and during the review', async () => {
    const pessoa = await criarPessoa(mundo);
    const id = await enviarImagens(mundo, pessoa);
    await mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como: pessoa });
    expect((await frente(pessoa)).erro.dados.chave).toBe('identidadeEmAnalise');
    await confirmarIdentidade(mundo, pessoa);
    expect((await frente(pessoa)).erro.dados.chave).toBe('identidadeConfirmada');
  });

  it('of a selfie needs a document first', async () => {
    const pessoa = await criarPessoa(mundo);
    const r = await enviar(mundo, 'uploadSelf', { como: pessoa, nome: 'eu.jpg', bytes: jpeg });
    expect(r.erro).toMatchObject({ link: '/cadastro/documento', dados: { chave: 'documentoIncompleto' } });
  });

  it('has a limit: so many pictures of one account in an hour, and the refusal says how long to wait', async () => {
    const pessoa = await criarPessoa(mundo);
    const { corpo } = await frente(pessoa);
    const { db } = mundo.aplicacao.deps;
    const [linha] = await documentos(corpo.validacao.id);
    if (linha === undefined) throw new Error('no picture');
    const { id: _id, ...resto } = linha;
    // One picture is more than an hour old, one twenty minutes, and 28 arrived with the one that was just sent.
    const chegadas = [-61, -20, ...Array.from({ length: 28 }, () => 0)];
    const velhas = chegadas.map((minutos, n) => ({
      ...resto,
      arquivo: `documentos/x${n}-${pessoa.id}`,
      miniatura: `documentos/y${n}-${pessoa.id}`,
      chave_embrulhada: null,
      recebido_em: somarMinutos(mundo.agora(), minutos),
      apagado_em: mundo.agora(),
    }));
    await db.insertInto('documentos').values(velhas).execute();
    // A picture that was sent counts even after it was dropped with its draft.
    await mundo.chamar('deleteValidacaoConta', { id: corpo.validacao.id }, { como: pessoa });
    const recusada = await frente(pessoa);
    expect([recusada.status, recusada.erro.message]).toEqual([
      429,
      'Muitas tentativas. Aguarde 40 minutos e tente de novo.',
    ]);
    expect(recusada.cabecalhos['retry-after']).toBe('2400');
    await mundo.avancar({ minutos: 40 });
    expect((await frente(pessoa)).status).toBe(200);
  });
});

function porta(): number {
  const endereco = mundo.http.server.address();
  return typeof endereco === 'object' && endereco !== null ? endereco.port : 0;
}
