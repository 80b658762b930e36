import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { confirmarIdentidade } from '../../../test/identidade.ts';
import { TITULOS } from './aceites.ts';
import { arquivoDaPolitica } from './arquivo-da-politica.ts';
import { publicarPolitica } from './publicar-politica.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function aceitesDe(como: Pessoa) {
  return (await mundo.chamar('getAceites', {}, { como })).corpo;
}
const COOKIES = { necessary: true, analytics_storage: true, ad_storage: false, versao: '1' };

describe('Cookie choices (spec A§4 Cookie consent; REGRAS 2.17)', () => {
  it('of a visitor are logged under the id of the browser, and become the account’s at the login', async () => {
    const { db } = mundo.aplicacao.deps;
    const anonimo = randomUUID();
    expect((await mundo.chamar('guardarConsentimentoCookies', { anonimo, ...COOKIES })).status).toBe(204);
    const pessoa = await criarPessoa(mundo);
    const r = await mundo.chamar('vincularConsentimentoCookies', { anonimo, ...COOKIES }, { como: pessoa });
    expect(r.status).toBe(204);
    const linhas = await db
      .selectFrom('consentimentos')
      .select(['usuario_id', 'finalidade', 'versao', 'valores', 'origem'])
      .where('anonimo_id', '=', anonimo)
      .orderBy('id')
      .execute();
    const valores = { necessary: true, analytics_storage: true, ad_storage: false };
    const linha = { finalidade: 'cookies', versao: '1', valores, origem: 'cookies' };
    expect(linhas).toEqual([
      { ...linha, usuario_id: null },
      { ...linha, usuario_id: pessoa.id },
    ]);
    const { corpo } = await mundo.chamar('getIdentificador', {}, { como: pessoa });
    expect(corpo).toMatchObject({ analytics_storage: true, ad_storage: false, identificador: expect.any(String) });
  });

  it('answer the text in force: another version is asked again', async () => {
    const anonimo = randomUUID();
    const r = await mundo.chamar('guardarConsentimentoCookies', { anonimo, ...COOKIES, versao: '0' });
    expect(r.erro.dados.chave).toBe('conflito');
    const como = await criarPessoa(mundo);
    expect((await mundo.chamar('vincularConsentimentoCookies', { ...COOKIES, versao: '0' }, { como })).status).toBe(
      409,
    );
  });

  it('cannot refuse the necessary uses of data', async () => {
    const r = await mundo.chamar('guardarConsentimentoCookies', {
      anonimo: randomUUID(),
      ...COOKIES,
      necessary: false,
    });
    expect(r.status).toBe(422);
  });
});

describe('identificador (spec A§7)', () => {
  it('is not there until something is consented to, stays while it is, and is another one after it was taken back', async () => {
    const como = await criarPessoa(mundo);
    const nada = { identificador: null, analytics_storage: false, ad_storage: false, atualizadoEm: null };
    expect((await mundo.chamar('getIdentificador', {}, { como })).corpo).toEqual(nada);
    async function mudar(analytics_storage: boolean, ad_storage: boolean) {
      return (await mundo.chamar('updateIdentificador', { analytics_storage, ad_storage }, { como })).corpo;
    }
    const primeiro = await mudar(true, false);
    expect((await mudar(true, true)).identificador).toBe(primeiro.identificador);
    expect(await mudar(false, false)).toEqual(nada);
    const outro = await mudar(false, true);
    expect(outro.identificador).not.toBe(primeiro.identificador);
    expect((await aceitesDe(como)).itens.map(({ resposta }) => resposta)).toEqual([
      'Aceito: anúncios',
      'Só os necessários',
      'Aceito: medição de uso e anúncios',
      'Aceito: medição de uso',
    ]);
  });
});

describe('The log of acceptances (spec A§2 /politicas-privacidade)', () => {
  it('has words for every document that is written as accepted, the use of the face included', async () => {
    const como = await criarPessoa(mundo);
    const { db } = mundo.aplicacao.deps;
    await confirmarIdentidade(mundo, como);
    await mundo.chamar('aceitarPolitica', { codigo: 'privacidade', versao: '1' }, { como });
    await mundo.chamar('aceitarMarketing', { preferencia: true }, { como });
    await mundo.chamar('vincularConsentimentoCookies', COOKIES, { como });
    const { itens } = await aceitesDe(como);
    expect(itens.map(({ titulo }) => titulo).toSorted()).toEqual([
      'Comunicações de divulgação',
      'Cookies',
      'Política de privacidade',
      'Uso do rosto para confirmar a identidade',
    ]);
    const escritos = await db.selectFrom('aceites').select('documento').distinct().execute();
    expect(escritos.filter(({ documento }) => !(documento in TITULOS))).toEqual([]);
  });
});

describe('Marketing (spec A§7 politica-privacidade/marketing)', () => {
  it('is optional, off, and each answer is logged with version, date and origin', async () => {
    const como = await criarPessoa(mundo);
    const inicio = await mundo.chamar('getPoliticaMarketing', {}, { como });
    expect(inicio.corpo).toMatchObject({ tipo: 0, status: 1, versao: '1', preferencia: false, respondidaEm: null });
    const recusa = await mundo.chamar('aceitarMarketing', { preferencia: false }, { como });
    expect(recusa.corpo).toMatchObject({ preferencia: false, respondidaEm: expect.any(String) });
    expect((await mundo.chamar('aceitarMarketing', { preferencia: true }, { como })).corpo.preferencia).toBe(true);
    const { itens } = await aceitesDe(como);
    expect(itens.map(({ documento, resposta, origem, versao }) => [documento, resposta, origem, versao])).toEqual([
      ['marketing', 'Aceito', 'portal', '1'],
      ['marketing', 'Recusado', 'portal', '1'],
    ]);
  });

  it('accepted as a whole it turns on e-mail and push, and never lotteries; refused it turns all off', async () => {
    const como = await criarPessoa(mundo);
    await mundo.chamar('aceitarMarketing', { preferencia: true }, { como });
    const ligadas = (await mundo.chamar('getPreferenciaComunicacao', {}, { como })).corpo.categorias;
    expect(ligadas.map(({ categoria, meiosContato, push }) => [categoria, meiosContato, push])).toEqual([
      [383, '73', true],
      [379, '73', true],
      [380, '73', true],
      [381, '', false],
      [382, '73', true],
    ]);
    await mundo.chamar('alternarComunicacao', { enum: 381, ativo: true }, { como });
    await mundo.chamar('aceitarMarketing', { preferencia: false }, { como });
    const depois = (await mundo.chamar('getPreferenciaComunicacao', {}, { como })).corpo;
    expect(depois.aceitaMarketing).toBe(false);
    expect(depois.categorias[0]).toMatchObject({ categoria: 383, meiosContato: '73', push: true });
  });
});

describe('Policies and their versions (spec A§3 Privacy policy; REGRAS 2.17)', () => {
  it('are public, one of each in force', async () => {
    const { status, corpo } = await mundo.chamar('getPoliticas');
    expect(status).toBe(200);
    expect(corpo.politicas.map(({ codigo, tipo, status: s }) => [codigo, tipo, s])).toEqual([
      ['privacidade', 1, 1],
      ['marketing', 0, 1],
      ['cookies', 0, 1],
    ]);
    for (const { secoes } of corpo.politicas) expect(secoes.length).toBeGreaterThan(2);
  });

  it('a text never changes, and cannot be deleted', async () => {
    const { db } = mundo.aplicacao.deps;
    await expect(db.updateTable('politicas').set({ titulo: 'x' }).execute()).rejects.toThrow(/never changes/);
    await expect(db.deleteFrom('politicas').execute()).rejects.toThrow(/permission denied/);
  });

  it.each(['marketing', 'cookies'] as const)(
    'no version of %s can be obligatory: the file and the table both refuse it',
    async (codigo) => {
      const texto = { titulo: 'Um texto', resumo: 'O resumo.', mudancas: 'Mudou.' };
      const politica = { ...texto, codigo, versao: '9', tipo: 1, secoes: [{ titulo: 'T', texto: 'T' }] } as const;
      expect(arquivoDaPolitica.safeParse({ ...politica, tipo: 0 }).success).toBe(true);
      expect(arquivoDaPolitica.safeParse(politica).success).toBe(false);
      const publicar = publicarPolitica(mundo.aplicacao.deps.db, { ...politica, agora: mundo.agora() });
      await expect(publicar).rejects.toThrow(/politicas_so_o_exigivel/);
    },
  );

  it('a new obligatory version is asked of everybody, once, and the old one stays to be read', async () => {
    const [eu, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    expect((await mundo.chamar('getUsuario', {}, { como: eu })).corpo.aceitaTermos).toBe(true);
    await publicarPolitica(mundo.aplicacao.deps.db, {
      codigo: 'privacidade',
      versao: '2',
      tipo: 1,
      titulo: 'Política de privacidade',
      resumo: 'A versão nova.',
      mudancas: 'Mudou o prazo de guarda.',
      secoes: [{ titulo: 'Uma seção', texto: 'Um texto.' }],
      agora: mundo.agora(),
    });
    expect((await mundo.chamar('getUsuario', {}, { como: eu })).corpo.aceitaTermos).toBe(false);
    expect((await aceitesDe(eu)).pendentes).toEqual(['privacidade']);
    const velha = await mundo.chamar('aceitarPolitica', { codigo: 'privacidade', versao: '1' }, { como: eu });
    expect(velha.status).toBe(409);
    for (let n = 0; n < 2; n += 1)
      expect((await mundo.chamar('aceitarPolitica', { codigo: 'privacidade', versao: '2' }, { como: eu })).status).toBe(
        204,
      );
    expect((await mundo.chamar('getUsuario', {}, { como: eu })).corpo.aceitaTermos).toBe(true);
    expect((await aceitesDe(eu)).itens.filter(({ documento }) => documento === 'privacidade')).toMatchObject([
      { versao: '2', resposta: 'Aceito' },
    ]);
    expect((await mundo.chamar('getUsuario', {}, { como: outra })).corpo.aceitaTermos).toBe(false);
    const { corpo } = await mundo.chamar('getPoliticas');
    expect(corpo.anteriores.map(({ codigo, versao, status }) => [codigo, versao, status])).toEqual([
      ['privacidade', '1', 0],
    ]);
  });

  it.each([
    'getAceites',
    'aceitarPolitica',
    'getPoliticaMarketing',
    'aceitarMarketing',
    'getIdentificador',
    'updateIdentificador',
    'vincularConsentimentoCookies',
  ] as const)('%s answers 401 without a session', async (nome) => {
    expect((await mundo.chamar(nome, {})).status).toBe(401);
  });
});
