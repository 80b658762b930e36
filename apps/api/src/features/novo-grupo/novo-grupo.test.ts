import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarMembro, ultimaFaturaDe } from '../../test/carteira.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../test/construtores.ts';
import { criarGrupo, EDICAO_COMUM, GRUPO_COMUM, pedirGrupo } from '../../test/grupos.ts';
import { montados } from '../../test/trilhas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function experiente(): Promise<Pessoa> {
  return (await criarGrupo(mundo)).administrador;
}

describe('Catalogue of services (spec B§7)', () => {
  it('lists services with their category and the cheapest seat, and finds them without accents', async () => {
    const como = await criarPessoa(mundo);
    const { corpo } = await mundo.chamar('getServicosConhecidos', { busca: 'VIDEO cine' }, { como });
    expect(corpo.servicos).toEqual([
      {
        id: 10,
        nome: 'Cine Mais',
        nomeUrl: 'cine-mais',
        categoria: 1,
        categoriaDescricao: 'Vídeo',
        status: 1,
        icone: 'icone-01',
        cor: 'cor-01',
        site: '',
        formaAcesso: 239,
        valorAPartirDe: 898,
        preset: null,
      },
    ]);
    expect((await mundo.chamar('getServicosConhecidos', {}, { como })).corpo.servicos).toHaveLength(3);
  });

  it('gives each plan the ceiling of a seat: catalogue price ÷ places × 1,15 (REGRAS 2.11)', async () => {
    const como = await criarPessoa(mundo);
    const { corpo } = await mundo.chamar('getPlanos', { servicoId: 10 }, { como });
    // 53,90 / 6 × 1,15 = 10,3308…
    expect(corpo.planos).toEqual([
      { id: 100, nome: 'Família', tipo: 0, periodo: 0, valor: 5390, lugares: 6, tetoPorVaga: 1033 },
    ]);
    expect((await mundo.chamar('getPlanos', { servicoId: 77 }, { como })).status).toBe(404);
  });
});

describe('The price for each person, before the group is created (spec B§3; REGRAS 2.4)', () => {
  it('gives every member the same part and the leftover centavos to the administrator', async () => {
    const como = await criarPessoa(mundo);
    const pedido = { idServico: 10, idPlano: 100, valor: 5390, lugares: 6, totalVagas: 5, tipo: 5, exigeCaucao: true };
    const { corpo } = await mundo.chamar('simularGrupo', pedido, { como });
    // 53,90 = 5 × 8,98 + 9,00
    expect(corpo).toEqual({
      valorPorMembro: 1048,
      valorSemTaxas: 898,
      valorTaxa: 150,
      caucao: 1048,
      suaParte: 900,
      voceRecebe: 4490,
      teto: 1033,
      acimaDoTeto: false,
    });
  });

  it('charges the reduced fee in a private group, and no deposit where none is asked', async () => {
    const como = await criarPessoa(mundo);
    const pedido = { idServico: 10, idPlano: 100, valor: 5390, lugares: 6, totalVagas: 6, tipo: 6, exigeCaucao: false };
    expect((await mundo.chamar('simularGrupo', pedido, { como })).corpo).toMatchObject({
      valorTaxa: 100,
      caucao: 0,
      suaParte: 2,
      voceRecebe: 5388,
    });
  });

  it('says when a seat passes the ceiling', async () => {
    const como = await criarPessoa(mundo);
    const pedido = { idServico: 10, idPlano: 100, valor: 6300, lugares: 6, totalVagas: 5, tipo: 5, exigeCaucao: true };
    expect((await mundo.chamar('simularGrupo', pedido, { como })).corpo).toMatchObject({
      valorSemTaxas: 1050,
      acimaDoTeto: true,
    });
  });

  it.each([
    ['servicoIndisponivel', { idServico: 77 }],
    ['servicoIndisponivel', { idPlano: 110 }],
    ['dadosInvalidos', { idPlano: null }],
    ['dadosInvalidos', { lugares: 7 }],
    ['dadosInvalidos', { lugares: 3, totalVagas: 4 }],
  ])('refuses with %s: %j', async (chave, mudanca) => {
    const como = await criarPessoa(mundo);
    const pedido = { idServico: 10, idPlano: 100, valor: 2400, lugares: 3, totalVagas: 2, tipo: 5, exigeCaucao: true };
    expect((await mundo.chamar('simularGrupo', { ...pedido, ...mudanca }, { como })).erro.dados.chave).toBe(chave);
  });
});

describe('A new group begins where the screening says (REGRAS 2.1)', () => {
  it('service approved automatically: on air, with its seats, price and deadline', async () => {
    const como = await criarPessoa(mundo);
    const { corpo } = await pedirGrupo(mundo, como);
    expect(corpo).toEqual({
      id: expect.any(Number),
      statusId: S.aguardandoMembros,
      motivo: '',
      prazo: expect.any(String),
    });
    const { db } = mundo.aplicacao.deps;
    const grupo = await db.selectFrom('grupos').selectAll().where('id', '=', corpo.id).executeTakeFirstOrThrow();
    expect(grupo).toMatchObject({
      status: 1,
      valor_sem_taxas: 800,
      valor_taxa: 150,
      taxa_reduzida: false,
      nome_url: 'familia-do-cine',
      busca: 'familia do cine cine mais video',
      regras: 'Um aparelho por pessoa\nNão troque a senha',
    });
    const vagas = await db
      .selectFrom('vagas')
      .select(['numero', 'estado'])
      .where('grupo_id', '=', corpo.id)
      .orderBy('numero')
      .execute();
    expect(vagas).toEqual([
      { numero: 1, estado: 'livre' },
      { numero: 2, estado: 'livre' },
    ]);
    const transicao = await db
      .selectFrom('transicoes')
      .select(['de', 'evento', 'para', 'quem', 'usuario_id'])
      .where('entidade', '=', 'grupo')
      .where('entidade_id', '=', corpo.id)
      .execute();
    expect(transicao).toEqual([{ de: null, evento: 'criar', para: '1', quem: 'administrador', usuario_id: como.id }]);
  });

  it.each([
    [
      'a restricted service waits for approval',
      { idServico: 11, idPlano: 110, valor: 160_00, lugares: 4, totalVagas: 3 },
      S.pendenteAprovacao,
    ],
    ['a personalised service waits for approval', { idServico: 999, idPlano: null, tipo: 999 }, S.pendenteAprovacao],
    ['a private group needs none', { tipo: 6, visibilidade: 3, idServico: 999, idPlano: null }, S.aguardandoMembros],
    ['a first group above 80 % of the ceiling is looked at', { valor: 24_90 }, S.triagem],
    ['a seat above the ceiling is refused by rule', { valor: 32_00 }, S.reprovadoAutomaticamente],
    ['a forbidden word is refused by rule', { descricao: 'Conta PIRATA, sem risco' }, S.reprovadoAutomaticamente],
  ])('%s', async (_caso, mudancas, status) => {
    const { corpo } = await pedirGrupo(mundo, await criarPessoa(mundo), mudancas);
    expect(corpo.statusId).toBe(status);
    if (status !== S.aguardandoMembros) expect(corpo.motivo).not.toBe('');
  });

  it('does not look twice at a person who had a group before', async () => {
    expect((await pedirGrupo(mundo, await experiente(), { valor: 24_90 })).corpo.statusId).toBe(S.aguardandoMembros);
  });

  it('looks at a person who was refused before and creates many in a day', async () => {
    const como = await criarPessoa(mundo);
    await pedirGrupo(mundo, como, { descricao: 'pirata' });
    await pedirGrupo(mundo, como, { descricao: 'pirata' });
    expect((await pedirGrupo(mundo, como)).corpo.statusId).toBe(S.triagem);
  });

  it('refuses by rule a person with a restriction', async () => {
    const como = await criarPessoa(mundo);
    await mundo.aplicacao.deps.db
      .updateTable('usuarios')
      .set({ restricao: 'Em análise' })
      .where('id', '=', como.id)
      .execute();
    expect((await pedirGrupo(mundo, como)).corpo.statusId).toBe(S.reprovadoAutomaticamente);
  });

  it('bars a person with a debt, and names the amount, until it is paid (REGRAS 2.8, D+30)', async () => {
    const devedora = await criarMembro(mundo);
    const { id: fatura_id } = await ultimaFaturaDe(mundo, devedora.assinaturaId);
    const { db } = mundo.aplicacao.deps;
    const divida = { usuario_id: devedora.id, fatura_id, valor: 2_160, criada_em: mundo.agora() };
    await db.insertInto('dividas').values(divida).execute();
    const { erro } = await pedirGrupo(mundo, devedora);
    expect(erro).toMatchObject({ dados: { chave: 'dividaPendente' }, link: '/carteira/creditos?filtro=fatura' });
    expect(erro.message).toContain('R$ 21,60');
    await db.updateTable('dividas').set({ quitada_em: mundo.agora() }).where('usuario_id', '=', devedora.id).execute();
    expect((await pedirGrupo(mundo, devedora)).status).toBe(200);
  });

  it('asks for phone, e-mail and fiscal data first', async () => {
    const como = await criarPessoa(mundo, { validada: false });
    const r = await pedirGrupo(mundo, como);
    expect([r.status, r.erro.dados.chave]).toEqual([400, 'validacaoObrigatoria']);
    expect(r.erro.dados['pendencias']).toMatchObject([{ tipo: 2 }, { tipo: 1 }, { tipo: 3 }]);
  });

  it('creates one group for one key, however often it is sent', async () => {
    const como = await criarPessoa(mundo);
    const [um, outro] = [
      await mundo.chamar('createGrupo', GRUPO_COMUM, { como, chave: 'chave-do-grupo' }),
      await mundo.chamar('createGrupo', GRUPO_COMUM, { como, chave: 'chave-do-grupo' }),
    ];
    expect(outro.bruto).toBe(um.bruto);
  });

  it.each([
    ['without accepting the terms', { aceiteTermos: false }],
    ['with a name of two letters', { nome: 'ab' }],
    ['with a site that is not https', { site: 'http://exemplo.com.br' }],
    ['with more seats than places', { totalVagas: 4 }],
    ['with a form of access that is not one', { formaAcesso: 1 }],
  ])('refuses %s', async (_caso, mudancas) => {
    expect((await pedirGrupo(mundo, await criarPessoa(mundo), mudancas)).status).toBe(422);
  });
});

describe('Calls of new groups', () => {
  it.each([
    ['getServicosConhecidos', {}],
    ['getPlanos', { servicoId: 10 }],
    ['simularGrupo', GRUPO_COMUM],
    ['createGrupo', GRUPO_COMUM],
    ['updateGrupo', { id: 1 }],
  ] as const)('%s answers 401 without a session', async (nome, entrada) => {
    expect((await mundo.chamar(nome, entrada)).status).toBe(401);
  });

  it('lets only the administrator edit, and only when an operator asked', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    expect(
      (await mundo.chamar('updateGrupo', { id, ...EDICAO_COMUM }, { como: await criarPessoa(mundo) })).status,
    ).toBe(403);
    expect((await mundo.chamar('updateGrupo', { id, ...EDICAO_COMUM }, { como: administrador })).erro.dados.chave).toBe(
      'transicaoRecusada',
    );
    expect((await mundo.chamar('updateGrupo', { id: 999_999, ...EDICAO_COMUM }, { como: administrador })).status).toBe(
      404,
    );
  });

  it('refuses an edit above the ceiling and leaves the group as it was', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('grupos').set({ status: S.aguardandoEdicao }).where('id', '=', id).execute();
    await montados(db, 'grupo', [id]);
    const r = await mundo.chamar('updateGrupo', { id, ...EDICAO_COMUM, valor: 40_00 }, { como: administrador });
    expect([r.status, r.erro.message]).toEqual([400, 'O valor por vaga pode ser de no máximo R$ 10,33.']);
    const grupo = await db
      .selectFrom('grupos')
      .select(['status', 'nome', 'valor'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(grupo).toEqual({ status: S.aguardandoEdicao, nome: 'Família do Cine', valor: 24_00 });
  });
});
