import { somarHoras } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo, irParaATarde } from '../../../test/app.ts';
import { assuntosPara, criarMembro } from '../../../test/carteira.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { enviarComunicado } from '../comunicados/enviar-comunicado.ts';

let mundo: Mundo;
let aline: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  aline = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

const COMUNICADO = {
  categoria: 383,
  publico: 'todos',
  uf: null,
  titulo: 'Manutenção no domingo',
  texto: 'Ficamos fora do ar das 3h às 4h.\nSeu dinheiro não muda.',
  link: '/ajuda',
};
async function criar(mudancas: Record<string, unknown> = {}) {
  return await mundo.chamar('createComunicado', { ...COMUNICADO, saiEm: null, ...mudancas }, { como: aline });
}
function banco() {
  return mundo.aplicacao.deps.db;
}
async function comunicado(id: number) {
  return (await mundo.chamar('getComunicados', { porPagina: 50 }, { como: aline })).corpo.itens.find(
    (c) => c.id === id,
  );
}
async function recebidas(p: Pessoa) {
  return (await mundo.chamar('getNotificacoes', {}, { como: p })).corpo.itens.map(({ titulo }) => titulo);
}
async function auditoria(id: number) {
  return await banco()
    .selectFrom('auditoria')
    .select(['usuario_id', 'acao'])
    .where('alvo', '=', `comunicado:${id}`)
    .orderBy('id')
    .execute();
}
async function mudarPara(p: Pessoa, uf: string) {
  return await banco()
    .updateTable('usuarios')
    .set({ endereco_cifrado: mundo.aplicacao.deps.cifra.cifrar(JSON.stringify({ uf }), 'usuario:endereco') })
    .where('id', '=', p.id)
    .execute();
}

describe('POST backoffice/comunicados (spec A§3 Categories; REGRAS 2.19)', { timeout: 60_000 }, () => {
  it('tells everybody once, in the app and by e-mail, and says how far it went', async () => {
    await irParaATarde(mundo);
    const pessoas = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const semConfirmar = await criarPessoa(mundo, { validada: false });
    const r = await criar();
    expect(r.status).toBe(200);
    expect(r.corpo).toMatchObject({ ...COMUNICADO, estado: 'agendado', enviados: 0, autor: 'Aline Kato' });
    await mundo.assentar();
    const { id, pessoas: quantas } = r.corpo;
    expect(await comunicado(id)).toMatchObject({ estado: 'concluido', enviados: quantas });
    for (const p of pessoas) {
      expect(await recebidas(p)).toEqual([COMUNICADO.titulo]);
      expect(await assuntosPara(mundo, p)).toEqual([COMUNICADO.titulo]);
    }
    expect(await recebidas(semConfirmar)).toEqual([]);
    await banco()
      .updateTable('comunicados')
      .set({ estado: 'enviando', concluido_em: null, ultima_pessoa: 0 })
      .where('id', '=', id)
      .execute();
    await enviarComunicado(mundo.aplicacao.deps, id);
    for (const p of pessoas) expect(await recebidas(p)).toEqual([COMUNICADO.titulo]);
    expect(await auditoria(id)).toEqual([{ usuario_id: aline.id, acao: 'comunicado.criar' }]);
  });

  it('leaves at its time, and not before', async () => {
    const pessoa = await criarPessoa(mundo);
    const { id } = (await criar({ titulo: 'Mais tarde', saiEm: somarHoras(mundo.agora(), 2) })).corpo;
    await mundo.avancar({ horas: 1 });
    expect(await recebidas(pessoa)).toEqual([]);
    expect(await comunicado(id)).toMatchObject({ estado: 'agendado', enviados: 0 });
    await mundo.avancar({ horas: 1 });
    expect(await recebidas(pessoa)).toEqual(['Mais tarde']);
  });

  it('a promotion is told in the app, and by e-mail only to people who asked for it', async () => {
    await irParaATarde(mundo);
    const quer = await criarPessoa(mundo);
    const naoQuer = await criarPessoa(mundo);
    await mundo.chamar('alternarComunicacao', { enum: 382, ativo: true, meio: 'email' }, { como: quer });
    await criar({ categoria: 382, titulo: 'Cupom do clube' });
    await mundo.assentar();
    for (const p of [quer, naoQuer]) expect(await recebidas(p)).toEqual(['Cupom do clube']);
    expect(await assuntosPara(mundo, quer)).toContain('Cupom do clube');
    expect(await assuntosPara(mundo, naoQuer)).not.toContain('Cupom do clube');
  });

  it('of lotteries goes to people known to be 18 or more, and counts no others (REGRAS 2.12)', async () => {
    await irParaATarde(mundo);
    async function nascida(nascimento: string | null) {
      const pessoa = await criarPessoa(mundo);
      const { cifra } = mundo.aplicacao.deps;
      const nascimento_cifrado = nascimento === null ? null : cifra.cifrar(nascimento, 'usuario:nascimento');
      const semFiscais = nascimento === null ? { cpf_cifrado: null, cpf_indice: null, dados_fiscais_em: null } : {};
      const { id } = pessoa;
      const mudanca = banco()
        .updateTable('usuarios')
        .set({ nascimento_cifrado, ...semFiscais });
      await mudanca.where('id', '=', id).execute();
      return pessoa;
    }
    async function contar() {
      return (await mundo.chamar('preverComunicado', { ...COMUNICADO, categoria: 381 }, { como: aline })).corpo.pessoas;
    }
    const antes = await contar();
    const [maior, menor, semData] = [await nascida('1990-05-20'), await nascida('2015-05-20'), await nascida(null)];
    expect(await contar()).toBe(antes + 1);
    await criar({ categoria: 381, titulo: 'Concurso especial' });
    await mundo.assentar();
    const leram = await Promise.all([maior, menor, semData].map(recebidas));
    expect(leram).toEqual([['Concurso especial'], [], []]);
  });

  it('reaches the audience that was chosen, and a state', async () => {
    const membro = await criarMembro(mundo);
    const { administrador } = membro.grupo;
    const mineira = await criarPessoa(mundo);
    await mudarPara(mineira, 'MG');
    await mudarPara(membro, 'SP');
    const titulos: Record<string, Record<string, unknown>> = {
      membros: { publico: 'membros' },
      administradores: { publico: 'administradores' },
      nuncaComprou: { publico: 'nuncaComprou' },
      mineiros: { uf: 'MG' },
      membrosDeMinas: { publico: 'membros', uf: 'MG' },
    };
    for (const [titulo, mudancas] of Object.entries(titulos)) await criar({ titulo, ...mudancas });
    await mundo.assentar();
    async function de(p: Pessoa) {
      return (await recebidas(p)).filter((t) => t in titulos).toSorted();
    }
    expect(await de(membro)).toEqual(['membros']);
    expect(await de(administrador)).toEqual(['administradores', 'nuncaComprou']);
    expect(await de(mineira)).toEqual(['mineiros', 'nuncaComprou']);
  });

  it('is plain text, even if markup was pasted', async () => {
    const { corpo } = await criar({
      titulo: '<b>Aviso</b>',
      texto: 'Veja <script>alert(1)</script>isto',
      publico: 'membros',
    });
    expect(corpo).toMatchObject({ titulo: 'Aviso', texto: 'Veja isto' });
    expect((await criar({ texto: '<script>nada</script>' })).status).toBe(422);
  });

  it.each([
    ['a link to another site', { link: 'https://outro.example' }],
    ['a link that leaves the site', { link: '//outro.example' }],
    ['a category that is none', { categoria: 1 }],
    ['an audience that is none', { publico: 'ricos' }],
    ['no title', { titulo: ' ' }],
    ['too long a text', { texto: 'x'.repeat(601) }],
  ])('refuses %s: 422, and nothing is written', async (_o, mudanca) => {
    async function contar() {
      return (await mundo.chamar('getComunicados', {}, { como: aline })).corpo.total;
    }
    const antes = await contar();
    expect((await criar(mudanca)).status).toBe(422);
    expect(await contar()).toBe(antes);
  });

  it('is the business of support and lead: 401 without a session, 403 for others', async () => {
    const outros = [await criarPessoa(mundo), await criarPessoa(mundo, { papeis: ['financeiro'] })];
    for (const nome of ['getComunicados', 'preverComunicado', 'createComunicado', 'pararComunicado'] as const) {
      const entrada = { ...COMUNICADO, saiEm: null, id: 1 };
      expect((await mundo.chamar(nome, entrada)).status).toBe(401);
      for (const como of outros) expect((await mundo.chamar(nome, entrada, { como })).status).toBe(403);
    }
  });
});

describe('POST backoffice/comunicados/previa', () => {
  it('shows the words and how many people, and sends nothing', async () => {
    const { corpo } = await mundo.chamar('preverComunicado', { ...COMUNICADO, publico: 'todos' }, { como: aline });
    expect(corpo).toEqual({
      pessoas: expect.any(Number),
      titulo: COMUNICADO.titulo,
      paragrafos: ['Ficamos fora do ar das 3h às 4h.', 'Seu dinheiro não muda.'],
      botao: { rotulo: 'Ver na Rateia', caminho: '/ajuda' },
    });
    expect(corpo.pessoas).toBeGreaterThan(0);
  });
});

describe('POST backoffice/comunicados/{id}/parar', () => {
  it('stops one that waits: no person gets it, and the operator is recorded', async () => {
    const pessoa = await criarPessoa(mundo);
    const { id } = (await criar({ titulo: 'Parado', saiEm: somarHoras(mundo.agora(), 1) })).corpo;
    expect((await mundo.chamar('pararComunicado', { id }, { como: aline })).status).toBe(204);
    await mundo.avancar({ horas: 2 });
    expect(await recebidas(pessoa)).not.toContain('Parado');
    expect(await comunicado(id)).toMatchObject({ estado: 'parado', enviados: 0 });
    expect((await auditoria(id)).at(-1)).toEqual({ usuario_id: aline.id, acao: 'comunicado.parar' });
    expect((await mundo.chamar('pararComunicado', { id }, { como: aline })).status).toBe(409);
    expect((await mundo.chamar('pararComunicado', { id: 999_999 }, { como: aline })).status).toBe(404);
  });
});

describe('A great audience', { timeout: 60_000 }, () => {
  /** The number of people that one job tells. */
  const POR_LEVA = 200;

  it('goes by batches, and tells all of several', async () => {
    const antes = (await mundo.chamar('preverComunicado', COMUNICADO, { como: aline })).corpo.pessoas;
    await banco()
      .insertInto('usuarios')
      .values(
        Array.from({ length: POR_LEVA + 1 }, (_, n) => ({
          email: `leva.${n}@exemplo.com.br`,
          primeiro_nome: 'Leva',
          sobrenome: String(n),
          papeis: [],
          criado_em: mundo.agora(),
          email_verificado_em: mundo.agora(),
        })),
      )
      .execute();
    const { id, pessoas } = (await criar({ categoria: 379, titulo: 'Uma dica' })).corpo;
    expect(pessoas).toBe(antes + POR_LEVA + 1);
    await mundo.assentar();
    expect(await comunicado(id)).toMatchObject({ estado: 'concluido', enviados: pessoas });
    const { total } = await banco()
      .selectFrom('notificacoes')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('chave', '=', `comunicadoDeDicas:comunicado-${id}`)
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(pessoas);
  });
});
