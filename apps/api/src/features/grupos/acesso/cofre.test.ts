import { CODIGO_EXCECAO } from '@rateia/contracts/excecoes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { tabelasCom } from '../../../test/em-repouso.ts';
import {
  assinar,
  assinaturaDe,
  criarGrupo,
  entregarAcesso,
  grupoAtivo,
  grupoLiberado,
  SENHA_DO_SERVICO,
} from '../../../test/grupos.ts';
import { montados } from '../../../test/trilhas.ts';
import { encerrarAssinatura, moverGrupo } from '../index.ts';

let mundo: Mundo;
let operador: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  operador = await criarPessoa(mundo, { papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

async function abrir(id: number, como: Credencial) {
  return await mundo.chamar('abrirDadosAcesso', { id }, { como });
}
async function encerrar(assinaturaId: number) {
  return await emTransacao(
    mundo.aplicacao.deps.db,
    async (trx) =>
      await encerrarAssinatura(trx, mundo.aplicacao.deps, {
        assinaturaId,
        motivo: 'teste',
        quem: 'membro',
        usuarioId: (await assinaturaDe(mundo, assinaturaId)).usuario_id,
        agora: mundo.agora(),
      }),
  );
}
async function cancelar(grupoId: number) {
  return await emTransacao(mundo.aplicacao.deps.db, async (trx) => {
    const pedido = {
      grupoId,
      evento: 'cancelar',
      quem: 'operador',
      usuarioId: operador.id,
      agora: mundo.agora(),
    } as const;
    return await moverGrupo(trx, mundo.aplicacao.deps, pedido);
  });
}
async function chavesDe(assinaturaId: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('segredo_chaves')
    .select('segredo_id')
    .where('assinatura_id', '=', assinaturaId)
    .execute();
}
async function rotacoesAbertas(grupoId: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('rotacoes')
    .select('assinatura_id')
    .where('grupo_id', '=', grupoId)
    .where('concluida_em', 'is', null)
    .execute();
}

describe('Access vault: delivery (CONFIABILIDADE 1.11; REGRAS part 1)', () => {
  it('gives every current member the data that the administrator wrote', async () => {
    const g = await grupoLiberado(mundo);
    await entregarAcesso(mundo, g);
    for (const quem of [g.bia, g.joao, g.administrador]) {
      const { status, corpo } = await abrir(g.id, quem);
      expect(status).toBe(200);
      expect(corpo).toMatchObject({ versao: 1, campos: { login: 'grupo@exemplo.com.br', senha: SENHA_DO_SERVICO } });
    }
  });

  it('keeps no plain text anywhere in the database', async () => {
    const g = await grupoLiberado(mundo, { descricao: 'aviso-a-vista' });
    const segredo = 'canario-8f3b61';
    await entregarAcesso(mundo, g, { senha: segredo, instrucoes: `use ${segredo}` });
    await abrir(g.id, g.bia);
    expect(await tabelasCom(mundo, 'aviso-a-vista')).toEqual(['public.grupos']);
    expect(await tabelasCom(mundo, segredo)).toEqual([]);
  });

  it('opens nothing by reading what there is, and tells the reader why not yet', async () => {
    const g = await grupoLiberado(mundo);
    const antes = await mundo.chamar('getDadosAcesso', { id: g.id }, { como: g.bia });
    expect(antes.corpo).toMatchObject({
      papel: 'membro',
      disponivel: false,
      motivo: 'O acesso ainda não chegou.',
      administrador: 'Rafael Nogueira',
      devidoAte: expect.any(String),
      devolverEm: expect.any(String),
    });
    await entregarAcesso(mundo, g);
    const depois = await mundo.chamar('getDadosAcesso', { id: g.id }, { como: g.bia });
    expect(depois.corpo).toMatchObject({
      disponivel: true,
      motivo: null,
      aberturas: [],
      confirmadoEm: null,
      prazoConfirmacao: expect.any(String),
    });
    expect(depois.bruto).not.toContain(SENHA_DO_SERVICO);
  });

  it('refuses a delivery while there is no member to serve', async () => {
    const envio = await entregarAcesso(mundo, await criarGrupo(mundo));
    expect(envio.erro.dados.chave).toBe('transicaoRecusada');
  });

  it.each([
    ['no field at all', {}],
    ['only empty fields', { login: '', senha: '' }],
    ['a link that is not https', { link: 'javascript:alert(1)' }],
  ])('refuses %s', async (_caso, campos) => {
    const g = await grupoLiberado(mundo);
    expect((await entregarAcesso(mundo, g, campos)).status).toBe(422);
  });
});

describe('Access vault: openings are on record (CONFIABILIDADE 1.11)', () => {
  it('records the reader, the time and the device, for the administrator and for that member', async () => {
    const g = await grupoLiberado(mundo);
    await entregarAcesso(mundo, g);
    await abrir(g.id, g.bia);
    await abrir(g.id, g.joao);
    const aberturas = [
      { quem: 'João', quando: expect.any(String), aparelho: 'Teste' },
      { quem: 'Beatriz', quando: expect.any(String), aparelho: 'Teste' },
    ];
    expect((await mundo.chamar('getGrupoAdmin', { id: g.id }, { como: g.administrador })).corpo.aberturas).toEqual(
      aberturas,
    );
    expect((await mundo.chamar('getDadosAcesso', { id: g.id }, { como: g.bia })).corpo.aberturas).toEqual([
      aberturas[1],
    ]);
    const linha = await mundo.aplicacao.deps.db
      .selectFrom('segredo_aberturas')
      .select(['ip', 'dispositivo_id'])
      .where('usuario_id', '=', g.bia.id)
      .executeTakeFirstOrThrow();
    expect(linha).toEqual({ ip: '127.0.0.1', dispositivo_id: expect.any(Number) });
  });

  it('cannot be changed or removed, not even by the application', async () => {
    const g = await grupoLiberado(mundo);
    await entregarAcesso(mundo, g);
    await abrir(g.id, g.bia);
    await expect(
      mundo.aplicacao.deps.db.deleteFrom('segredo_aberturas').where('usuario_id', '=', g.bia.id).execute(),
    ).rejects.toThrow(/permission denied|append-only/);
  });
});

describe('Access vault: a leaver is out at once (CONFIABILIDADE 1.11; ASVS 8.3.2)', () => {
  it('closes to the leaver, deletes his key and opens a rotation task', async () => {
    const g = await grupoAtivo(mundo);
    expect((await abrir(g.id, g.bia)).status).toBe(200);
    await encerrar(g.bia.assinaturaId);
    expect((await abrir(g.id, g.bia)).status).toBe(403);
    expect(await chavesDe(g.bia.assinaturaId)).toEqual([]);
    expect(await rotacoesAbertas(g.id)).toEqual([{ assinatura_id: g.bia.assinaturaId }]);
    expect(
      (await mundo.chamar('getGrupoAdmin', { id: g.id }, { como: g.administrador })).corpo.envio.rotacaoPendente,
    ).toBe(true);
    expect((await abrir(g.id, g.joao)).status).toBe(200);
  });

  it('ends the task with the next version, after which the one before cannot be read', async () => {
    const g = await grupoAtivo(mundo);
    await encerrar(g.bia.assinaturaId);
    const nova = await entregarAcesso(mundo, g, { senha: 'outra-senha' });
    expect(nova.corpo).toEqual({ versao: 2, entregues: 1 });
    expect(await rotacoesAbertas(g.id)).toEqual([]);
    expect((await abrir(g.id, g.joao)).corpo).toMatchObject({ versao: 2, campos: { senha: 'outra-senha' } });
    const antigas = await mundo.aplicacao.deps.db
      .selectFrom('segredo_chaves as c')
      .innerJoin('segredos as s', 's.id', 'c.segredo_id')
      .select('c.usuario_id')
      .where('s.grupo_id', '=', g.id)
      .where('s.versao', '=', 1)
      .execute();
    expect(antigas).toEqual([]);
    // His confirmation stays: only the data changed.
    expect((await assinaturaDe(mundo, g.joao.assinaturaId)).acesso_confirmado_em).not.toBeNull();
  });

  it('the database keeps no key of a person without a part: not of a stranger, of another group’s member, or of a leaver', async () => {
    const [g, outro] = [await grupoAtivo(mundo), await grupoAtivo(mundo)];
    const { db } = mundo.aplicacao.deps;
    const { id: segredo_id } = await db
      .selectFrom('segredos')
      .select('id')
      .where('grupo_id', '=', g.id)
      .executeTakeFirstOrThrow();
    async function dar(quem: { readonly id: number; readonly assinaturaId?: number }) {
      return await db
        .insertInto('segredo_chaves')
        .values({
          segredo_id,
          usuario_id: quem.id,
          assinatura_id: quem.assinaturaId ?? null,
          chave_embrulhada: Buffer.alloc(60),
          criada_em: mundo.agora(),
        })
        .execute();
    }
    for (const quem of [{ id: outro.bia.id }, outro.bia, { ...g.joao, id: outro.bia.id }])
      await expect(dar(quem)).rejects.toMatchObject({ constraint: 'segredo_chaves_de_quem_participa' });
    await expect(
      db.updateTable('assinaturas').set({ estado: 'encerrada' }).where('id', '=', g.bia.assinaturaId).execute(),
    ).rejects.toMatchObject({ constraint: 'assinaturas_sem_chave_no_fim' });
    await encerrar(g.bia.assinaturaId);
    await expect(dar(g.bia)).rejects.toMatchObject({ constraint: 'segredo_chaves_de_quem_participa' });
  });

  it('closes the task when the group ends: no member is left to get new data', async () => {
    const g = await grupoAtivo(mundo);
    await encerrar(g.bia.assinaturaId);
    async function pendencias() {
      return (await mundo.chamar('getGruposUsuario', {}, { como: g.administrador })).bruto.includes('trocarAcesso');
    }
    expect(await pendencias()).toBe(true);
    await cancelar(g.id);
    expect(await rotacoesAbertas(g.id)).toEqual([]);
    expect(await pendencias()).toBe(false);
  });

  it('by personal invitation the task is to take back the leaver’s, in every place; members are told nothing (REGRAS 2.9)', async () => {
    const g = await grupoAtivo(mundo, { formaAcesso: 240 });
    await encerrar(g.bia.assinaturaId);
    const como = g.administrador;
    const titulo = 'Remova o convite de Beatriz em Família do Cine';
    const { corpo } = await mundo.chamar('getGrupoAdmin', { id: g.id }, { como });
    expect(corpo.envio.troca?.titulo).toBe(titulo);
    for (const r of [
      await mundo.chamar('getGruposUsuario', {}, { como }),
      await mundo.chamar('getDadosAcesso', { id: g.id }, { como }),
    ]) {
      expect(r.bruto).toContain(titulo);
    }
    const { corpo: doMembro } = await mundo.chamar('getDadosAcesso', { id: g.id }, { como: g.joao });
    expect([doMembro.rotacaoPendente, doMembro.troca]).toEqual([false, null]);
    // The member who replaces one that left gets an invitation, which takes back no other.
    const carla = await assinar(mundo, { idGrupo: g.id, nova: { nome: 'Carla' } });
    await entregarAcesso(mundo, g, { instrucoes: 'Aceite o convite no e-mail.' });
    expect((await assinaturaDe(mundo, carla.assinaturaId)).acesso_entregue_em).not.toBeNull();
    expect((await mundo.chamar('getGrupoAdmin', { id: g.id }, { como })).corpo.envio.troca?.titulo).toBe(titulo);
    await entregarAcesso(mundo, g, { instrucoes: 'Aceite o convite no e-mail.' });
    expect(await rotacoesAbertas(g.id)).toEqual([]);
    expect((await mundo.chamar('getGrupoAdmin', { id: g.id }, { como })).corpo.envio.troca).toBeNull();
  });

  it('opens no task for a leaver who never had a key', async () => {
    const g = await grupoLiberado(mundo);
    await encerrar(g.bia.assinaturaId);
    expect(await rotacoesAbertas(g.id)).toEqual([]);
  });

  it('closes to a suspended member although his key stays', async () => {
    const g = await grupoAtivo(mundo);
    await mundo.aplicacao.deps.db
      .updateTable('assinaturas')
      .set({ estado: 'suspensa' })
      .where('id', '=', g.bia.assinaturaId)
      .execute();
    await montados(mundo.aplicacao.deps.db, 'assinatura', [g.bia.assinaturaId]);
    expect((await abrir(g.id, g.bia)).erro).toMatchObject({
      codigoErro: CODIGO_EXCECAO.maisInformacoesException,
      dados: { chave: 'acessoNaoDisponivel', artigo: 'acesso' },
    });
    expect((await mundo.chamar('getDadosAcesso', { id: g.id }, { como: g.bia })).corpo.motivo).toBe(
      'Seu acesso está suspenso por uma fatura em aberto.',
    );
  });

  it('opens to the member who fills the seat without a word of the administrator', async () => {
    const g = await grupoAtivo(mundo);
    await encerrar(g.bia.assinaturaId);
    const tereza = await assinar(mundo, { idGrupo: g.id, nova: { nome: 'Tereza' } });
    expect((await abrir(g.id, tereza)).corpo.campos).toMatchObject({ senha: SENHA_DO_SERVICO });
  });

  it('waits for the administrator where each member has data of his own', async () => {
    const g = await grupoAtivo(mundo, { formaAcesso: 241 });
    await encerrar(g.bia.assinaturaId);
    const tereza = await assinar(mundo, { idGrupo: g.id, nova: { nome: 'Tereza' } });
    expect((await abrir(g.id, tereza)).erro.dados.chave).toBe('acessoNaoDisponivel');
    const pendentes = await mundo.chamar('getPendenteEnviarDadosAcesso', {}, { como: g.administrador });
    expect(pendentes.corpo).toEqual({ qtdEnvioDadosAcessoPendenteHoje: 0, qtdEnvioDadosAcessoPendenteProximosDias: 1 });
    await mundo.avancar({ horas: 24 });
    const hoje = await mundo.chamar('getPendenteEnviarDadosAcesso', {}, { como: g.administrador });
    expect(hoje.corpo).toEqual({ qtdEnvioDadosAcessoPendenteHoje: 1, qtdEnvioDadosAcessoPendenteProximosDias: 0 });
  });
});
