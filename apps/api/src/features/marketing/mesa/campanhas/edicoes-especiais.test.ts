import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import type { Pessoa } from '../../../../test/construtores.ts';
import { criarPessoa } from '../../../../test/construtores.ts';

let mundo: Mundo;
let suporte: Pessoa;
let financeiro: Pessoa;
let pessoa: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
  financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
  pessoa = await criarPessoa(mundo);
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}
const edicao = { slug: 'quina-de-sao-joao', dataPadrao: '2031-06-24', sorteioEm: '2031-06-25T00:00:00.000Z' };
async function salvar(mudancas: Partial<typeof edicao> = {}, como: Pessoa | undefined = suporte) {
  return await mundo.chamar('salvarEdicaoEspecial', { ...edicao, ...mudancas }, { como });
}
async function lista() {
  return (await mundo.chamar('getEdicoesEspeciais', {}, { como: financeiro })).corpo.itens;
}
async function trilha() {
  return (
    await banco()
      .selectFrom('auditoria')
      .select(['acao', 'usuario_id'])
      .where('alvo', '=', `loteria:${edicao.slug}:${edicao.dataPadrao}`)
      .orderBy('id')
      .execute()
  ).map(({ acao, usuario_id }) => [acao, usuario_id]);
}

describe('Editions of special lotteries in the back office (spec A§2, A§9; REGRAS 2.23)', () => {
  it('are made, moved and taken off, each written down', async () => {
    expect((await salvar()).status).toBe(204);
    expect(await lista()).toContainEqual({ ...edicao, nome: 'Quina de São João', situacao: 'prevista' });
    const sorteioEm = '2031-06-28T00:00:00.000Z';
    expect((await salvar({ sorteioEm })).status).toBe(204);
    // Repeated because the answer was lost, it changes nothing and is written down once.
    expect((await salvar({ sorteioEm })).status).toBe(204);
    expect((await lista()).filter(({ dataPadrao }) => dataPadrao === edicao.dataPadrao)).toEqual([
      { ...edicao, sorteioEm, nome: 'Quina de São João', situacao: 'prevista' },
    ]);
    const { slug, dataPadrao } = edicao;
    expect((await mundo.chamar('deleteEdicaoEspecial', { slug, dataPadrao }, { como: suporte })).status).toBe(204);
    expect((await mundo.chamar('deleteEdicaoEspecial', { slug, dataPadrao }, { como: suporte })).status).toBe(404);
    expect((await lista()).map((i) => i.dataPadrao)).not.toContain(dataPadrao);
    expect(await trilha()).toEqual([
      ['loteria.salvar', suporte.id],
      ['loteria.salvar', suporte.id],
      ['loteria.tirar', suporte.id],
    ]);
  });

  it('moved to another moment set the moment to which the banner counts', async () => {
    const { itens } = (await mundo.chamar('getEdicoesEspeciais', {}, { como: suporte })).corpo;
    const proxima = itens[0];
    expect(proxima?.slug).toBe('mega-da-virada');
    const dias = Math.ceil((Date.parse(proxima?.sorteioEm ?? '') - Date.parse(mundo.agora())) / 86_400_000);
    await mundo.avancar({ dias: dias - 3 });
    const sorteioEm = '2027-01-02T14:30:00.000Z';
    expect((await salvar({ slug: 'mega-da-virada', dataPadrao: proxima?.dataPadrao ?? '', sorteioEm })).status).toBe(
      204,
    );
    expect((await mundo.chamar('getLoteriaEspecial', {}, { como: pessoa })).corpo.especial).toMatchObject({
      sorteioEm,
    });
    expect((await lista())[0]).toMatchObject({ slug: 'mega-da-virada', situacao: 'naFaixa' });
  });

  it.each([
    [{ sorteioEm: '2020-06-24T00:00:00.000Z' }, { sorteioEm: 'Escolha um momento que ainda não passou.' }],
    [{ sorteioEm: '2031-08-01T00:00:00.000Z' }, { sorteioEm: expect.stringContaining('15 dias') }],
    [
      { slug: 'mega-da-virada', dataPadrao: '2027-12-30', sorteioEm: '2027-12-31T00:00:00.000Z' },
      { dataPadrao: expect.stringContaining('neste ano') },
    ],
  ])('refuses %j', async (mudancas, campos) => {
    const { status, erro } = await salvar(mudancas);
    expect(status).toBe(422);
    expect(erro.dados).toMatchObject({ campos });
  });

  it('that were drawn stay as they were', async () => {
    const sorteada = { slug: 'quina-de-sao-joao', dataPadrao: '2026-12-27', sorteioEm: '2026-12-28T00:00:00.000Z' };
    await banco()
      .insertInto('loterias_especiais')
      .values({ slug: sorteada.slug, data_padrao: sorteada.dataPadrao, sorteio_em: sorteada.sorteioEm })
      .execute();
    expect((await lista()).at(-1)).toMatchObject({ ...sorteada, situacao: 'sorteada' });
    const { erro } = await salvar({ ...sorteada, sorteioEm: '2027-01-05T00:00:00.000Z' });
    expect(erro.dados).toMatchObject({ campos: { dataPadrao: 'Esta edição já foi sorteada.' } });
    expect((await lista()).at(-1)).toMatchObject(sorteada);
  });

  it('cannot be two in one year', async () => {
    await expect(
      banco()
        .insertInto('loterias_especiais')
        .values({ slug: 'mega-da-virada', data_padrao: '2027-12-30', sorteio_em: '2027-12-31T00:00:00.000Z' })
        .execute(),
    ).rejects.toThrow('loterias_especiais_uma_por_ano');
  });

  it('are read by the staff, changed by support and lead: 401, 403, 422', async () => {
    expect((await mundo.chamar('salvarEdicaoEspecial', edicao)).status).toBe(401);
    expect((await salvar({}, financeiro)).status).toBe(403);
    expect((await salvar({}, pessoa)).status).toBe(403);
    expect((await mundo.chamar('getEdicoesEspeciais', {}, { como: pessoa })).status).toBe(403);
    expect((await salvar({ slug: 'loteca' })).status).toBe(422);
    expect((await salvar({ dataPadrao: '2031-02-30' })).status).toBe(422);
  });
});
