import { lerCodigoCurto } from '@rateia/domain/compartilhar/codigo-curto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { criarGrupo } from '../../../test/grupos.ts';

let mundo: Mundo;
let ana: Pessoa;
let grupo: number;
let privado: number;

beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  ana = await criarPessoa(mundo, { nome: 'Ana' });
  ({ id: grupo } = await criarGrupo(mundo));
  ({ id: privado } = await criarGrupo(mundo, { visibilidade: 3 }));
});
afterAll(async () => await mundo.encerrar());

function db() {
  return mundo.aplicacao.deps.db;
}
async function doGrupo(id = grupo) {
  return await mundo.chamar('getLinkDoGrupo', { id }, { como: ana });
}
async function criado(idGrupo = grupo, como = ana) {
  return await mundo.chamar('createLink', { idGrupo }, { como });
}
async function visita(codigo: string, agente = 'browser of one') {
  return await mundo.chamar('abrirLink', { codigo }, { cabecalhos: { 'user-agent': agente } });
}

describe('POST marketing/links (spec A§2 /r/{link}; REGRAS 2.23)', () => {
  it('makes one link for each person and group, and answers the same one again', async () => {
    expect((await doGrupo()).corpo).toEqual({ link: null });
    const primeira = await criado();
    expect(primeira.status).toBe(200);
    const { codigo } = primeira.corpo;
    expect(lerCodigoCurto(codigo)).toBe(codigo);
    expect(primeira.corpo).toEqual({
      codigo,
      endereco: `${mundo.config.appUrl}/r/${codigo}`,
      visitas: 0,
      visitantes: 0,
    });
    expect((await criado()).corpo).toEqual(primeira.corpo);
    expect((await doGrupo()).corpo).toEqual({ link: primeira.corpo });
    const guardados = await db().selectFrom('links_curtos').selectAll().where('usuario_id', '=', ana.id).execute();
    expect(guardados).toMatchObject([
      {
        codigo,
        grupo_id: grupo,
        criado_por: null,
        destino: `/grupo/${grupo}?utm_source=link-curto&utm_medium=site&utm_campaign=compartilhar&utm_content=link-curto&utm_term=${grupo}`,
      },
    ]);
  });

  it('makes one link only, however many ask at once', async () => {
    const bia = await criarPessoa(mundo, { nome: 'Bia' });
    const respostas = await Promise.all(Array.from({ length: 5 }, async () => await criado(grupo, bia)));
    expect(new Set(respostas.map(({ corpo }) => corpo.codigo)).size).toBe(1);
    expect(await db().selectFrom('links_curtos').select('id').where('usuario_id', '=', bia.id).execute()).toHaveLength(
      1,
    );
  });

  it.each([
    ['a private group', () => privado],
    ['a group that does not exist', () => 99_999_999],
  ])('knows nothing of %s', async (_, id) => {
    expect((await criado(id())).erro.dados.chave).toBe('grupoNaoEncontrado');
    expect((await doGrupo(id())).status).toBe(404);
  });

  it('is not for visitors, and asks for the number of a group', async () => {
    expect((await mundo.chamar('createLink', { idGrupo: grupo })).status).toBe(401);
    expect((await mundo.chamar('getLinkDoGrupo', { id: grupo })).status).toBe(401);
    expect((await mundo.chamar('createLink', { idGrupo: 'x' }, { como: ana })).status).toBe(422);
  });
});

describe('POST marketing/links/{codigo}/abrir (spec A§2 /r/{link})', () => {
  it("leads to the path of the group, in any case of the code's letters", async () => {
    const { codigo } = (await criado()).corpo;
    const { status, corpo } = await visita(` ${codigo.toUpperCase()}`);
    expect(status).toBe(200);
    expect(corpo).toEqual({ destino: expect.stringMatching(new RegExp(`^/grupo/${grupo}\\?utm_source=`)), host: null });
  });

  it('counts every visit, and each visitor once a day', async () => {
    const outro = await criarGrupo(mundo);
    const { codigo } = (await criado(outro.id)).corpo;
    for (const agente of ['one', 'one', 'two', 'one']) await visita(codigo, agente);
    expect((await doGrupo(outro.id)).corpo.link).toMatchObject({ visitas: 4, visitantes: 2 });
    await mundo.avancar({ dias: 1 });
    await visita(codigo, 'one');
    expect((await doGrupo(outro.id)).corpo.link).toMatchObject({ visitas: 5, visitantes: 3 });
  });

  it('loses no visit when many come at once', async () => {
    const outro = await criarGrupo(mundo);
    const { codigo } = (await criado(outro.id)).corpo;
    await Promise.all(Array.from({ length: 12 }, async (_, i) => await visita(codigo, `browser ${i % 3}`)));
    expect((await doGrupo(outro.id)).corpo.link).toMatchObject({ visitas: 12, visitantes: 3 });
  });

  it('keeps of a visitor a digest that nobody can read, until the day is over', async () => {
    const { codigo } = (await criado()).corpo;
    await visita(codigo, 'curious browser');
    const antes = await db().selectFrom('links_curtos_visitantes').selectAll().execute();
    expect(antes.length).toBeGreaterThan(0);
    expect(JSON.stringify(antes)).not.toContain('curious');
    await mundo.avancar({ dias: 1 });
    await visita(codigo, 'another');
    expect(await db().selectFrom('links_curtos_visitantes').selectAll().execute()).toHaveLength(1);
  });

  it.each(['k7mx2p9w', 'curto', '../grupo', 'k7mx2p9o'])('knows no link %s', async (codigo) => {
    const { status, erro } = await visita(codigo);
    expect(status).toBe(404);
    expect(erro.dados.chave).toBe('naoEncontrado');
  });

  it('goes nowhere when an operator switched it off', async () => {
    const { codigo } = (await criado()).corpo;
    await db().updateTable('links_curtos').set({ desligado_em: mundo.agora() }).where('codigo', '=', codigo).execute();
    expect((await visita(codigo)).status).toBe(404);
    await db().updateTable('links_curtos').set({ desligado_em: null }).where('codigo', '=', codigo).execute();
    expect((await visita(codigo)).status).toBe(200);
  });
});

describe('The rules that the database enforces by itself', () => {
  const novo = { codigo: 'k7mx2p9w', criado_em: '2026-01-01T00:00:00Z', nome: 'Mural' };
  it.each([
    ['//mau.exemplo'],
    ['javascript:alert(1)'],
    ['http://exemplo.org'],
    ['https://gente@exemplo.org/'],
    ['/\\mau.exemplo'],
  ])('no destination %s', async (destino) => {
    await expect(
      db()
        .insertInto('links_curtos')
        .values({ ...novo, criado_por: ana.id, destino })
        .execute(),
    ).rejects.toThrow(/links_curtos_destino_check/);
  });

  it('has no link without an owner, and no code that could be misread', async () => {
    await expect(
      db()
        .insertInto('links_curtos')
        .values({ ...novo, destino: '/ajuda' })
        .execute(),
    ).rejects.toThrow(/check/);
    await expect(
      db()
        .insertInto('links_curtos')
        .values({ ...novo, codigo: 'k7mx2p90', criado_por: ana.id, destino: '/ajuda' })
        .execute(),
    ).rejects.toThrow(/links_curtos_codigo_check/);
  });
});
