import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figura } from './gateways/imagens/test/figuras.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { criarCampanha } from './test/campanhas.ts';
import { criarPessoa } from './test/construtores.ts';
import { enviar, enviarImagens } from './test/identidade.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { DATABASE_POOL: String(CONEXOES) } });
});
afterAll(async () => await mundo.encerrar());

/** Fewer than the pictures that are treated or wait for it at one time. */
const CONEXOES = 3;
const AO_MESMO_TEMPO = 10;

type Envio = 'createFoto' | 'createDocumento' | 'createImagemDaCampanha';
const ENVIOS: readonly Envio[] = ['createFoto', 'createDocumento', 'createImagemDaCampanha'];

/** Every file of the store. */
function guardados(): readonly string[] {
  return ['fotos', 'documentos', 'campanhas'].flatMap((pasta) => {
    const caminho = join(mundo.config.arquivos.pasta, pasta);
    return existsSync(caminho) ? readdirSync(caminho).map((nome) => `${pasta}/${nome}`) : [];
  });
}
/**
 * Makes a person who may send such a picture, and a function that sends it. Pictures that the store had before are
 * settled.
 */
async function preparar(nome: Envio) {
  const campanha = nome === 'createImagemDaCampanha';
  const como = await criarPessoa(mundo, campanha ? { papeis: ['suporte'] } : {});
  const caminho = campanha ? { id: await criarCampanha(mundo, como, { ligada: false }) } : {};
  const campos = { createFoto: {}, createDocumento: { tipoDocumento: 1, parte: 'frente' } };
  await mundo.assentar();
  return async ({
    bytes = figura('jpeg'),
    chave,
  }: {
    readonly bytes?: Buffer | Promise<Buffer>;
    readonly chave?: string;
  } = {}) =>
    await enviar(mundo, nome, {
      como,
      ...(chave === undefined ? {} : { chave }),
      nome: 'foto.jpg',
      bytes: await bytes,
      campos: nome === 'createImagemDaCampanha' ? { tamanho: 'desktop' } : campos[nome],
      caminho,
    });
}

/** The statement of the upload's last transaction that makes a row point to the picture. */
const GRAVACAO: Readonly<Record<Envio, string>> = {
  createFoto: 'update of imagem on usuarios',
  createDocumento: 'insert on documentos',
  createImagemDaCampanha: 'insert on campanha_imagens',
};
/** While the database takes that transaction back. */
async function semGravar<T>(nome: Envio, fazer: () => Promise<T>): Promise<T> {
  const dono = new Client({ connectionString: mundo.config.bancoUrl });
  await dono.connect();
  try {
    await dono.query(`create function falhar() returns trigger language plpgsql as
      'begin raise exception ''taken back''; end'`);
    await dono.query(`create trigger falhar before ${GRAVACAO[nome]} for each row execute function falhar()`);
    return await fazer();
  } finally {
    await dono.query('drop function falhar cascade');
    await dono.end();
  }
}
/** While the store takes no more than so many files. */
async function comArquivos<T>(quantos: number, fazer: () => Promise<T>): Promise<T> {
  const { arquivos } = mundo.aplicacao.deps.gateways;
  const { guardar } = arquivos;
  let cabem = quantos;
  Object.assign(arquivos, {
    guardar: async (nome: string, bytes: Buffer) => {
      cabem -= 1;
      return cabem < 0 ? { situacao: 'indisponivel', motivo: 'rede' } : await guardar(nome, bytes);
    },
  });
  try {
    return await fazer();
  } finally {
    Object.assign(arquivos, { guardar });
  }
}
async function maisTarde(): Promise<void> {
  return await mundo.avancar({ minutos: 16 });
}

describe('An upload that fails leaves no file (REGRAS 2.17; ADR 017)', () => {
  it.each(ENVIOS)('%s: an upload whose transaction is rolled back leaves no file some minutes later', async (nome) => {
    const mandar = await preparar(nome);
    const antes = guardados();
    const r = await semGravar(nome, mandar);
    expect(r.status).toBe(500);
    expect(guardados().length).toBeGreaterThan(antes.length);
    await maisTarde();
    expect(guardados()).toEqual(antes);
  });

  it.each(ENVIOS)('%s: nothing is stored of a picture that is refused for its content', async (nome) => {
    const mandar = await preparar(nome);
    const antes = guardados();
    const r = await mandar({ bytes: (await figura('jpeg')).subarray(0, 4_000) });
    expect(r.erro.dados.chave).toBe('imagemEstragada');
    expect(guardados()).toEqual(antes);
  });

  it('of a document of which the store took one size only, that one goes', async () => {
    const mandar = await preparar('createDocumento');
    const antes = guardados();
    const r = await comArquivos(1, mandar);
    expect(r.erro.dados.chave).toBe('indisponivel');
    expect(guardados()).toHaveLength(antes.length + 1);
    await maisTarde();
    expect(guardados()).toEqual(antes);
  });

  it('of a picture that arrives when the validation was dropped in another tab nothing stays', async () => {
    const como = await criarPessoa(mundo);
    const antes = guardados();
    const id = await enviarImagens(mundo, como);
    const { arquivos } = mundo.aplicacao.deps.gateways;
    const { guardar } = arquivos;
    Object.assign(arquivos, {
      guardar: async (nome: string, bytes: Buffer) => {
        Object.assign(arquivos, { guardar });
        await mundo.chamar('deleteValidacaoConta', { id }, { como });
        await mundo.assentar();
        return await guardar(nome, bytes);
      },
    });
    const campos = { tipoDocumento: 1, parte: 'frente' };
    const bytes = await figura('jpeg');
    const r = await enviar(mundo, 'createDocumento', { como, nome: 'rg.jpg', bytes, campos });
    expect(r.erro.dados.chave).toBe('identidadeEmAnalise');
    await maisTarde();
    expect(guardados()).toEqual(antes);
  });

  it.each(ENVIOS)('%s: of copies that are sent at once, one stays and answers for all of them', async (nome) => {
    const mandar = await preparar(nome);
    const antes = guardados();
    const mandadas = await Promise.all(Array.from({ length: 3 }, () => mandar({ chave: 'copias-ao-mesmo-tempo' })));
    const feitas = mandadas.filter(({ status }) => status === 200);
    expect(new Set(feitas.map(({ bruto }) => bruto)).size).toBe(1);
    expect(
      mandadas.filter((r) => r.status !== 200 && r.erro.dados.chave !== 'operacaoEmAndamento').map((r) => r.bruto),
    ).toEqual([]);
    await maisTarde();
    const umaSo = nome === 'createDocumento' ? 2 : 1;
    expect(guardados().filter((arquivo) => !antes.includes(arquivo))).toHaveLength(umaSo);
  });

  it.each(ENVIOS)('%s: a successful upload still has its file', async (nome) => {
    const mandar = await preparar(nome);
    const antes = guardados();
    const r = await mandar();
    expect(r.status, r.bruto).toBe(200);
    const novos = guardados().filter((arquivo) => !antes.includes(arquivo));
    await maisTarde();
    expect(novos).not.toEqual([]);
    expect(guardados()).toEqual(expect.arrayContaining(novos));
  });
});

describe('Uploads and the connections to the database (CONFIABILIDADE 1.4; ASVS 15.2.2)', () => {
  it.each(ENVIOS)(
    `%s: ${AO_MESMO_TEMPO} uploads at once are all accepted with ${CONEXOES} connections, and no connection waits for a picture`,
    async (nome) => {
      const envios: Awaited<ReturnType<typeof preparar>>[] = [];
      for (let i = 0; i < AO_MESMO_TEMPO; i += 1) envios.push(await preparar(nome));
      const bytes = await figura('jpeg');
      const respostas = await comTodasJuntas(AO_MESMO_TEMPO, async () => {
        return await Promise.all(envios.map((mandar) => mandar({ bytes })));
      });
      expect(respostas.map(({ status }) => status)).toEqual(envios.map(() => 200));
    },
    30_000,
  );
});

/** While a picture is treated only once so many have arrived to be. */
async function comTodasJuntas<T>(quantas: number, fazer: () => Promise<T>): Promise<T> {
  const { imagens } = mundo.aplicacao.deps.gateways;
  const { tratar } = imagens;
  const todas = Promise.withResolvers<void>();
  let chegaram = 0;
  Object.assign(imagens, {
    tratar: async (pedido: Parameters<typeof tratar>[0]) => {
      chegaram += 1;
      if (chegaram === quantas) todas.resolve();
      await todas.promise;
      return await tratar(pedido);
    },
  });
  try {
    return await fazer();
  } finally {
    Object.assign(imagens, { tratar });
  }
}
