import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { entregarAcesso, grupoAtivo } from '../../../test/grupos.ts';
import { aplicarRetencao } from '../retencao/retencao.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

/** The vault of a group: its versions that still have content, and the number of keys that open them. */
async function cofreDe(grupoId: number) {
  const { db } = mundo.aplicacao.deps;
  const segredos = await db
    .selectFrom('segredos')
    .select(['id', 'cifrado'])
    .where('grupo_id', '=', grupoId)
    .orderBy('versao')
    .execute();
  const chaves = await db
    .selectFrom('segredo_chaves as c')
    .innerJoin('segredos as s', 's.id', 'c.segredo_id')
    .select('c.usuario_id')
    .where('s.grupo_id', '=', grupoId)
    .execute();
  return { conteudos: segredos.map(({ cifrado }) => cifrado.length > 0), chaves: chaves.length };
}
async function passar(dias: number): Promise<void> {
  await mundo.avancar({ dias });
  await aplicarRetencao(mundo.aplicacao.deps);
}

describe('The vault of a group that ended (REGRAS 2.7, 2.17)', () => {
  it('is kept while a complaint may be opened, then destroyed: content and keys; that it was opened stays', async () => {
    const grupo = await grupoAtivo(mundo);
    expect((await mundo.chamar('abrirDadosAcesso', { id: grupo.id }, { como: grupo.bia })).status).toBe(200);
    const outro = await grupoAtivo(mundo);
    const r = await mundo.chamar(
      'cancelarGrupo',
      { id: grupo.id, mensagem: 'O serviço acabou.' },
      { como: await criarPessoa(mundo, { papeis: ['lider'] }) },
    );
    expect(r.status, r.bruto).toBeLessThan(300);
    await passar(6);
    // Members have no key since the end; the administrator has his own.
    expect(await cofreDe(grupo.id)).toEqual({ conteudos: [true], chaves: 1 });
    await passar(2);
    expect(await cofreDe(grupo.id)).toEqual({ conteudos: [false], chaves: 0 });
    expect(await cofreDe(outro.id)).toEqual({ conteudos: [true], chaves: 3 });
    const aberturas = await mundo.aplicacao.deps.db
      .selectFrom('segredo_aberturas')
      .select('id')
      .where('usuario_id', '=', grupo.bia.id)
      .execute();
    expect(aberturas).toHaveLength(1);
    const { corpo } = await mundo.chamar('getGrupoAdmin', { id: grupo.id }, { como: grupo.administrador });
    expect(corpo.envio.temDadosAcesso).toBe(false);
  });

  it('a version that was replaced has no content a week later', async () => {
    const grupo = await grupoAtivo(mundo);
    await entregarAcesso(mundo, grupo, { login: 'grupo@exemplo.com.br', senha: 'Outra-senha' });
    await passar(8);
    expect(await cofreDe(grupo.id)).toEqual({ conteudos: [false, true], chaves: 3 });
  });
});
