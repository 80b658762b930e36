import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarCatalogo, criarPessoa } from '../../test/construtores.ts';
import { criarGrupo, entregarAcesso, grupoLiberado } from '../../test/grupos.ts';

let mundo: Mundo;
let publico: Awaited<ReturnType<typeof grupoLiberado>>;
let privado: Awaited<ReturnType<typeof criarGrupo>>;
let pessoas: Readonly<Record<string, Credencial>>;

beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  publico = await grupoLiberado(mundo);
  await entregarAcesso(mundo, publico);
  privado = await criarGrupo(mundo, { tipo: 6, visibilidade: 3 });
  pessoas = {
    estranho: await criarPessoa(mundo),
    membro: publico.bia,
    administrador: publico.administrador,
    outroAdministrador: privado.administrador,
    suporte: await criarPessoa(mundo, { papeis: ['suporte'] }),
    financeiro: await criarPessoa(mundo, { papeis: ['financeiro'] }),
    lider: await criarPessoa(mundo, { papeis: ['lider'] }),
  };
}, 60_000);
afterAll(async () => await mundo.encerrar());

const CHAMADAS = [
  ['getGrupos', {}],
  ['getCategorias', {}],
  ['getRecomendados', {}],
  ['getVisualizados', {}],
  ['createVisualizacao', { idGrupo: 1 }],
  ['getGrupo', { id: 1 }],
  ['getGruposUsuario', {}],
  ['getGrupoMembro', { id: 1 }],
  ['getGrupoAdmin', { id: 1 }],
  ['iniciarGrupo', { id: 1 }],
  ['liberarGrupo', { id: 1 }],
  ['recorrerPeloGrupo', { id: 1, texto: 'Olhem de novo.' }],
  ['updateDadosAcesso', { idGrupo: 1, campos: { login: 'x' } }],
  ['getDadosAcesso', { id: 1 }],
  ['abrirDadosAcesso', { id: 1 }],
  ['confirmarAcesso', { id: 1 }],
  ['getPendenteEnviarDadosAcesso', {}],
] as const;

describe('Calls of groups without a session', () => {
  it.each(CHAMADAS)('%s answers 401', async (nome, entrada) => {
    expect((await mundo.chamar(nome, entrada)).status).toBe(401);
  });
});

describe('Permissions in a public group (REGRAS 2.15)', () => {
  it.each([
    // call, body, and the status for: stranger, member, administrator, other administrator, support, finance, lead
    ['getGrupo', {}, [200, 200, 200, 200, 200, 200, 200]],
    ['createVisualizacao', {}, [204, 204, 204, 204, 204, 204, 204]],
    ['getGrupoMembro', {}, [403, 200, 403, 403, 403, 403, 403]],
    ['getGrupoAdmin', {}, [403, 403, 200, 403, 403, 403, 403]],
    ['getDadosAcesso', {}, [403, 200, 200, 403, 403, 403, 403]],
    ['abrirDadosAcesso', {}, [403, 200, 200, 403, 403, 403, 403]],
    ['iniciarGrupo', {}, [403, 403, 400, 403, 403, 403, 403]],
    ['liberarGrupo', {}, [403, 403, 400, 403, 403, 403, 403]],
    ['recorrerPeloGrupo', { texto: 'Olhem de novo.' }, [403, 403, 400, 403, 403, 403, 403]],
    ['updateDadosAcesso', { campos: { login: 'x' } }, [403, 403, 200, 403, 403, 403, 403]],
    ['confirmarAcesso', {}, [403, 200, 403, 403, 403, 403, 403]],
  ] as const)('%s', async (nome, corpo, esperados) => {
    const alvo = 'campos' in corpo || nome === 'createVisualizacao' ? { idGrupo: publico.id } : { id: publico.id };
    const obtidos: number[] = [];
    for (const como of Object.values(pessoas))
      obtidos.push((await mundo.chamar(nome, { ...alvo, ...corpo }, { como })).status);
    expect(obtidos).toEqual(esperados);
  });
});

describe('A private group exists for its own people only (REGRAS 2.15)', () => {
  it.each([
    ['getGrupo', [404, 404, 404, 200, 200, 404, 200]],
    ['createVisualizacao', [404, 404, 404, 204, 404, 404, 404]],
    ['getGrupoMembro', [404, 404, 404, 403, 404, 404, 404]],
    ['getGrupoAdmin', [404, 404, 404, 200, 404, 404, 404]],
    ['abrirDadosAcesso', [404, 404, 404, 400, 404, 404, 404]],
  ] as const)('%s', async (nome, esperados) => {
    const alvo = nome === 'createVisualizacao' ? { idGrupo: privado.id } : { id: privado.id };
    const obtidos: number[] = [];
    for (const como of Object.values(pessoas)) obtidos.push((await mundo.chamar(nome, alvo, { como })).status);
    expect(obtidos).toEqual(esperados);
  });

  it('is never listed, searched or recommended', async () => {
    const como = pessoas['estranho'] as Credencial;
    const { corpo } = await mundo.chamar('getGrupos', {}, { como });
    expect(corpo.itens.map((g) => g.id)).not.toContain(privado.id);
    expect((await mundo.chamar('getRecomendados', {}, { como })).corpo.itens.map((g) => g.id)).not.toContain(
      privado.id,
    );
  });
});

describe('Groups that do not exist', () => {
  it.each([
    'getGrupo',
    'getGrupoMembro',
    'getGrupoAdmin',
    'getDadosAcesso',
    'abrirDadosAcesso',
    'iniciarGrupo',
    'liberarGrupo',
    'confirmarAcesso',
  ] as const)('%s answers 404', async (nome) => {
    const r = await mundo.chamar(nome, { id: 999_999 }, { como: pessoas['membro'] as Credencial });
    expect([r.status, r.erro.dados.chave]).toEqual([404, 'grupoNaoEncontrado']);
  });
});
