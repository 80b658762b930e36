import { MARCADOR_INTERNO } from '@rateia/domain/notificacoes/links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { MODELOS, notificar } from './index.ts';
import { FICHAS } from './modelos/fichas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** Three important ones, and two of communication, the last ones. */
async function comNotificacoes(): Promise<Pessoa> {
  const pessoa = await criarPessoa(mundo);
  await emTransacao(mundo.aplicacao.deps.db, async (trx) => {
    const para = { usuarioId: pessoa.id, agora: mundo.agora() };
    for (const fato of [1, 2, 3])
      await notificar(trx, { ...para, modelo: 'saldoAdicionado', dados: { valor: 1_000 * fato, credito: null }, fato });
    for (const fato of [1, 2])
      await notificar(trx, {
        ...para,
        modelo: 'comunicadoDoSistema',
        dados: { titulo: `Novidade ${fato}`, texto: 'Primeira linha.\nSegunda linha.', link: '' },
        fato,
      });
  });
  return pessoa;
}
const CINCO = { todas: 5, importantes: 3, comunicacao: 2 };
async function lista(como: Pessoa, entrada: Record<string, unknown> = {}) {
  return (await mundo.chamar('getNotificacoes', entrada, { como })).corpo;
}

describe('GET /notificacoes (spec A§7 Notifications)', () => {
  it('lists newest first, with all the fields of the specification and the unread of each tab', async () => {
    const eu = await comNotificacoes();
    const corpo = await lista(eu);
    expect(corpo).toMatchObject({ total: 5, pagina: 1, porPagina: 20, contagens: CINCO });
    expect(corpo.itens.map((n) => n.titulo.replaceAll('\u00A0', ' '))).toEqual([
      'Novidade 2',
      'Novidade 1',
      'R$ 30,00 adicionados ao seu saldo',
      'R$ 20,00 adicionados ao seu saldo',
      'R$ 10,00 adicionados ao seu saldo',
    ]);
    expect(corpo.itens[2]).toEqual({
      id: expect.any(Number),
      tipo: 219,
      icone: 'entrada',
      titulo: expect.any(String),
      mensagem: expect.any(String),
      dataFormatada: expect.stringMatching(/^\d{1,2}h(\d\d)?$/),
      link: '/carteira/creditos',
      visualizado: false,
      criadaEm: expect.any(String),
      autor: null,
    });
    expect(corpo.itens[0]).toMatchObject({ tipo: 279, link: MARCADOR_INTERNO, mensagem: 'Primeira linha.' });
  });

  it('goes by pages', async () => {
    const eu = await comNotificacoes();
    const segunda = await lista(eu, { pagina: 2, porPagina: 2 });
    expect(segunda.itens).toHaveLength(2);
    expect(segunda).toMatchObject({ total: 5, pagina: 2, porPagina: 2 });
  });

  it("shows no one else's, and nothing without a session", async () => {
    await comNotificacoes();
    expect(await lista(await criarPessoa(mundo))).toMatchObject({
      itens: [],
      contagens: { todas: 0, importantes: 0, comunicacao: 0 },
    });
    for (const nome of ['getNotificacoes', 'getPendencias', 'lerTodasNotificacoes'] as const)
      expect((await mundo.chamar(nome)).status).toBe(401);
  });
});

describe('GET notificacoes/tipo?tipo&visualizado (spec A§7 Notifications)', () => {
  it('shows one tab, unread only when asked so', async () => {
    const eu = await comNotificacoes();
    const [primeira] = (await lista(eu)).itens;
    await mundo.chamar('lerNotificacoes', { query: { id: primeira?.id, lido: true } }, { como: eu });
    async function pegar(entrada: Record<string, unknown>) {
      return (await mundo.chamar('getNotificacoesTipo', entrada, { como: eu })).corpo;
    }
    expect(await pegar({ tipo: 'comunicacao', visualizado: false })).toMatchObject({
      total: 1,
      itens: [{ titulo: 'Novidade 1' }],
      contagens: { todas: 4, importantes: 3, comunicacao: 1 },
    });
    expect((await pegar({ tipo: 'comunicacao' })).total).toBe(2);
    expect((await pegar({ tipo: 'comunicacao', visualizado: true })).itens).toMatchObject([{ titulo: 'Novidade 2' }]);
    expect((await pegar({ tipo: 'importantes', visualizado: false, porPagina: 2 })).itens).toHaveLength(2);
  });

  it('knows its three tabs only', async () => {
    const eu = await criarPessoa(mundo);
    expect((await mundo.chamar('getNotificacoesTipo', { tipo: 'outras' }, { como: eu })).status).toBe(422);
  });
});

describe('POST /notificacoes/ler?id&lido (spec A§4, A§7; REGRAS 2.14)', () => {
  it('marks as read and as unread, and answers the counts', async () => {
    const eu = await comNotificacoes();
    const [primeira] = (await lista(eu)).itens;
    const id = primeira?.id ?? 0;
    async function marcar(lido: boolean) {
      return (await mundo.chamar('lerNotificacoes', { query: { id, lido } }, { como: eu })).corpo;
    }
    const semUma = { todas: 4, importantes: 3, comunicacao: 1 };
    expect(await marcar(true)).toEqual({ id, visualizado: true, contagens: semUma });
    expect(await marcar(true)).toEqual({ id, visualizado: true, contagens: semUma });
    expect((await lista(eu)).itens[0]?.visualizado).toBe(true);
    expect(await marcar(false)).toEqual({ id, visualizado: false, contagens: CINCO });
    expect((await lista(eu)).itens[0]?.visualizado).toBe(false);
  });

  it("does not find another person's", async () => {
    const [alheia] = (await lista(await comNotificacoes())).itens;
    const outra = await criarPessoa(mundo);
    for (const id of [alheia?.id, 999_999_999])
      expect((await mundo.chamar('lerNotificacoes', { query: { id, lido: true } }, { como: outra })).status).toBe(404);
  });

  it('tells GET usuario how many are unread', async () => {
    const eu = await comNotificacoes();
    expect((await mundo.chamar('getUsuario', {}, { como: eu })).corpo.notificacoesNaoLidas).toBe(5);
  });
});

describe('POST /notificacoes/lertudo (spec A§4; REGRAS 2.14)', () => {
  it('sets all read and the count to 0, of this person only', async () => {
    const eu = await comNotificacoes();
    const outra = await comNotificacoes();
    const ZERO = { todas: 0, importantes: 0, comunicacao: 0 };
    expect((await mundo.chamar('lerTodasNotificacoes', {}, { como: eu })).corpo).toEqual({
      atualizadas: 5,
      contagens: ZERO,
    });
    expect((await mundo.chamar('lerTodasNotificacoes', {}, { como: eu })).corpo).toEqual({
      atualizadas: 0,
      contagens: ZERO,
    });
    expect((await lista(eu)).itens.every((n) => n.visualizado)).toBe(true);
    expect((await lista(outra)).contagens).toEqual(CINCO);
  });
});

describe('GET /notificacoes/{id} (spec A§2 notificacoes/detalhe)', () => {
  it('shows the whole text, and where it leads', async () => {
    const eu = await comNotificacoes();
    const [novidade, , saldo] = (await lista(eu)).itens;
    async function abrir(id: number | undefined, como = eu) {
      return await mundo.chamar('getNotificacao', { id }, { como });
    }
    expect((await abrir(novidade?.id)).corpo).toMatchObject({
      titulo: 'Novidade 2',
      paragrafos: ['Primeira linha.', 'Segunda linha.'],
      botao: null,
    });
    expect((await abrir(saldo?.id)).corpo.botao).toEqual({ rotulo: 'Ver meu saldo', caminho: '/carteira/creditos' });
    expect((await abrir(saldo?.id, await criarPessoa(mundo))).status).toBe(404);
  });
});

describe('A message that is sent and not listed', () => {
  it("stands in no list: a stranger's registration with this e-mail is no news of the account", async () => {
    const eu = await criarPessoa(mundo);
    await emTransacao(mundo.aplicacao.deps.db, (trx) =>
      notificar(trx, { usuarioId: eu.id, modelo: 'contaJaExiste', dados: {}, fato: 1, agora: mundo.agora() }),
    );
    expect(await lista(eu)).toMatchObject({ itens: [], contagens: { todas: 0 } });
  });
});

describe('The sheet of each template', () => {
  it('exists for every message, and gives a category to each message that can be switched off and to no other', () => {
    expect(Object.keys(FICHAS).toSorted()).toEqual(Object.keys(MODELOS).toSorted());
    for (const { urgencia, categoria } of Object.values(FICHAS)) expect(categoria === null).toBe(urgencia !== 'comum');
  });
});
