import { diaDe, instanteDe, milissegundosDe, somarDias } from '@rateia/domain/datas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { CONTEXTO } from '../../cadastro/index.ts';

let mundo: Mundo;
let como: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  como = await criarPessoa(mundo);
});
afterAll(async () => {
  await mundo.encerrar();
});

async function especial(quem = como) {
  return (await mundo.chamar('getLoteriaEspecial', {}, { como: quem })).corpo.especial;
}
function emDias(dias: number): string {
  return instanteDe(milissegundosDe(mundo.agora()) + dias * 86_400_000);
}

beforeEach(async () => {
  const { db } = mundo.aplicacao.deps;
  await db.deleteFrom('loterias_especiais').execute();
  await db
    .insertInto('loterias_especiais')
    .values({ slug: 'quina-de-sao-joao', data_padrao: somarDias(diaDe(mundo.agora()), 7), sorteio_em: emDias(9) })
    .execute();
});

describe('the special lottery of the banner (spec A§2 Navigation, A§9; REGRAS 2.12 Participants)', () => {
  it('needs a login', async () => {
    expect((await mundo.chamar('getLoteriaEspecial')).status).toBe(401);
  });

  it('is told within seven days of its default date, with the day on which it is really drawn', async () => {
    const sorteioEm = emDias(9);
    expect(await especial()).toEqual({
      slug: 'quina-de-sao-joao',
      nome: 'Quina de São João',
      dia: diaDe(sorteioEm),
      sorteioEm: expect.any(String),
    });
  });

  it('is absent before that, and again after the draw', async () => {
    const { db } = mundo.aplicacao.deps;
    await db
      .updateTable('loterias_especiais')
      .set({ data_padrao: somarDias(diaDe(mundo.agora()), 8) })
      .execute();
    expect(await especial()).toBeNull();
    await db
      .updateTable('loterias_especiais')
      .set({ data_padrao: diaDe(mundo.agora()), sorteio_em: mundo.agora() })
      .execute();
    expect(await especial()).toBeNull();
  });

  it('is not for a person known to be under 18, and is for a person who has not said', async () => {
    const { db, cifra } = mundo.aplicacao.deps;
    const [menor, calada] = [await criarPessoa(mundo), await criarPessoa(mundo, { validada: false })];
    const nascimento = somarDias(diaDe(mundo.agora()), -17 * 366);
    await db
      .updateTable('usuarios')
      .set({ nascimento_cifrado: cifra.cifrar(nascimento, CONTEXTO.nascimento) })
      .where('id', '=', menor.id)
      .execute();
    expect(await especial(menor)).toBeNull();
    expect(await especial(calada)).not.toBeNull();
  });

  it('is none while the configuration does not promote lotteries', async () => {
    const { deps } = mundo.aplicacao;
    const regras = await deps.regras();
    const semLoterias = { ...regras, marketing: { ...regras.marketing, divulgaLoterias: false } };
    const { getLoteriaEspecial } = await import('./get-loteria-especial.ts');
    const ctx = { deps: { ...deps, regras: async () => semLoterias }, db: deps.db, agora: mundo.agora() };
    expect(await getLoteriaEspecial(ctx as never)).toEqual({ especial: null });
  });

  it('has the four editions of the coming years in its table from the start', async () => {
    const outro = await criarMundo();
    const linhas = await outro.aplicacao.deps.db
      .selectFrom('loterias_especiais')
      .select(['slug', 'data_padrao'])
      .orderBy('data_padrao')
      .limit(5)
      .execute();
    expect(linhas.map(({ slug, data_padrao }) => `${slug} ${data_padrao}`)).toEqual([
      'mega-da-virada 2026-12-31',
      'dupla-sena-de-pascoa 2027-03-27',
      'quina-de-sao-joao 2027-06-24',
      'lotofacil-da-independencia 2027-09-07',
      'mega-da-virada 2027-12-31',
    ]);
    await outro.encerrar();
  });
});
