import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ligarLoterias } from '../../../test/boloes.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, depositar, saldoDe } from '../../../test/construtores.ts';
import { irAte, provarBolao } from '../../../test/premios.ts';
import { aderir, COTA_DA_SERIE, criarSerie, SERIE, ULTIMO_CONCURSO } from '../../../test/series.ts';
import { acharBolao } from '../boloes/bolao.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  ligarLoterias(mundo);
});
afterAll(async () => await mundo.encerrar());

// A series that goes on has clocks, on which each later test would stop.
afterEach(async () => {
  const como = await criarPessoa(mundo, { papeis: ['lider'] });
  const { itens } = (await mundo.chamar('listSeriesDaOperacao', {}, { como })).corpo;
  for (const { id, encerrada } of itens) if (!encerrada) await mundo.chamar('encerrarSerie', { id }, { como });
});

function comSaldo(valor: number) {
  return criarPessoa(mundo, { saldo: centavos(valor) });
}
async function serie(id: number, como: Pessoa) {
  const { corpo, status, bruto } = await mundo.chamar('getSerie', { id }, { como });
  if (status !== 200) throw new Error(bruto);
  return corpo;
}
async function sorteios(id: number, como: Pessoa) {
  return (await serie(id, como)).sorteios;
}
async function destinos(id: number, como: Pessoa) {
  return (await serie(id, como)).extrato.map(({ destino, cotas }) => [destino, cotas]).reverse();
}
async function provar(idBolao: number): Promise<void> {
  const bolao = await acharBolao(mundo.aplicacao.deps.db, idBolao);
  if (bolao === undefined) throw new Error('no pool');
  await provarBolao(mundo, bolao, await criarPessoa(mundo, { papeis: ['suporte'] }));
}
async function titulosDe({ id }: Pessoa) {
  const linhas = await mundo.aplicacao.deps.db
    .selectFrom('notificacoes')
    .select('titulo')
    .where('usuario_id', '=', id)
    .orderBy('id')
    .execute();
  return linhas.map(({ titulo }) => titulo);
}

describe('A series (REGRAS 2.12 Recurring)', () => {
  it('is made by an operator with the pools of its next three draws, which nobody sees as pools yet', async () => {
    const id = await criarSerie(mundo);
    const como = await comSaldo(10_000);
    const { sorteios: vem, proximo, cotasLivres, jogos } = await serie(id, como);
    expect(vem.map(({ concurso }) => concurso - ULTIMO_CONCURSO).every((n) => n > 0)).toBe(true);
    expect(vem).toHaveLength(3);
    expect({ total: proximo?.preco.total, cotasLivres, jogos: jogos.length }).toEqual({
      total: COTA_DA_SERIE,
      cotasLivres: 6,
      jogos: 1,
    });
    expect((await mundo.chamar('getBolao', { id: vem[0]?.idBolao ?? 0 }, { como })).status).toBe(404);
  });

  it.each([
    ['cotas below the price of the lottery', { cotas: 100 }, 'valorCota'],
    ['no bets', { apostas: [] }, 'apostas'],
    ['a lottery whose matches are others in each concurso', { loteria: 'loteca' }, 'loteria'],
    ['a special edition, which has one draw a year', { loteria: 'mega-da-virada' }, 'loteria'],
    ['bets of another lottery', { apostas: [{ loteria: 'quina', dezenas: [1, 2, 3, 4, 5] }] }, 'apostas'],
  ])('is refused with %s, in a sentence', async (_o, errado, onde) => {
    const como = await criarPessoa(mundo, { papeis: ['suporte'] });
    const r = await mundo.chamar('createSerie', { ...SERIE, ...errado }, { como });
    expect(r.status).toBe(422);
    expect(Object.keys(r.erro.dados['campos'] as object)).toEqual([onde]);
  });

  it('never has more cotas taken than there are, however many enter at once', async () => {
    const id = await criarSerie(mundo);
    const pessoas = await Promise.all(Array.from({ length: 4 }, () => comSaldo(10_000)));
    const feitas = await Promise.all(pessoas.map((como) => aderir(mundo, { id, como, cotas: 2 })));
    expect(feitas.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400]);
    expect(feitas.find(({ status }) => status === 400)?.erro.dados.chave).toBe('serieCheia');
  });
});

describe('A series over three draws (REGRAS 2.12 Recurring)', () => {
  it('charges each member 48 h before the close; a skipped draw and a miss are of one member alone', async () => {
    const id = await criarSerie(mundo);
    const [firme, apertado, ausente] = [await comSaldo(20_000), await comSaldo(COTA_DA_SERIE), await comSaldo(5_000)];
    expect((await aderir(mundo, { id, como: firme, cotas: 4 })).corpo.adesao).toMatchObject({
      estado: 'ativa',
      cotas: 4,
    });
    await aderir(mundo, { id, como: apertado });
    await aderir(mundo, { id, como: ausente });
    expect((await aderir(mundo, { id, como: ausente })).erro.dados.chave).toBe('jaAderiu');
    expect(await saldoDe(mundo, firme.id, 'disponivel')).toBe(20_000);

    const [primeiro, segundo, terceiro] = await sorteios(id, firme);
    if (primeiro === undefined || segundo === undefined || terceiro === undefined) throw new Error('three draws');
    const pular = { id, idBolao: segundo.idBolao, pular: true };
    expect((await mundo.chamar('pularSorteio', pular, { como: ausente })).status).toBe(204);
    expect((await sorteios(id, ausente)).map(({ pulado }) => pulado)).toEqual([false, true, false]);

    // The first draw: all pay, and the pool is on sale for others with the rest of its cotas.
    await irAte(mundo, primeiro.cobrarEm);
    const { corpo: aberto } = await mundo.chamar('getBolao', { id: primeiro.idBolao }, { como: firme });
    expect(aberto).toMatchObject({ estado: 'a_venda', tipo: 343, cotasLivres: 0 });
    expect(aberto.minhasCotas).toHaveLength(4);
    expect(await saldoDe(mundo, firme.id, 'disponivel')).toBe(20_000 - 4 * COTA_DA_SERIE);
    expect(await saldoDe(mundo, apertado.id, 'disponivel')).toBe(0);
    expect(
      (await mundo.chamar('pularSorteio', { ...pular, idBolao: primeiro.idBolao }, { como: firme })).erro.dados.chave,
    ).toBe('sorteioJaCobrado');
    // Its place ahead is taken by another draw.
    expect(await sorteios(id, firme)).toHaveLength(3);

    // Its bets are proven in time, or everything would go back.
    await provar(primeiro.idBolao);
    // The second: one has no balance, and was told a day before; one passed it over; the third pays all the same.
    await irAte(mundo, segundo.cobrarEm);
    expect(await destinos(id, apertado)).toEqual([
      ['pago', 1],
      ['falta', 0],
    ]);
    expect(await destinos(id, ausente)).toEqual([
      ['pago', 1],
      ['pulado', 0],
    ]);
    expect(await destinos(id, firme)).toEqual([
      ['pago', 4],
      ['pago', 4],
    ]);
    expect((await serie(id, apertado)).adesao).toMatchObject({ estado: 'ativa', faltas: 1 });
    const titulos = await titulosDe(apertado);
    for (const inicio of ['Falta saldo para Mega de sempre', 'Você ficou fora de Mega de sempre'])
      expect(titulos.filter((titulo) => titulo.startsWith(inicio))).toHaveLength(1);
    expect((await mundo.chamar('getBolao', { id: segundo.idBolao }, { como: firme })).corpo.cotasLivres).toBe(2);

    // The third: the balance is there again, and misses begin anew.
    await depositar(mundo, apertado, centavos(COTA_DA_SERIE));
    await provar(segundo.idBolao);
    await irAte(mundo, terceiro.cobrarEm);
    expect((await serie(id, apertado)).adesao).toMatchObject({ estado: 'ativa', faltas: 0 });
    expect((await serie(id, ausente)).extrato.map(({ destino }) => destino)).toEqual(['pago', 'pulado', 'pago']);
  });

  it('pauses a place after two misses in a row; it goes on when its person says so, at the price that he sees', async () => {
    const id = await criarSerie(mundo);
    const como = await criarPessoa(mundo);
    await aderir(mundo, { id, como });
    for (const { cobrarEm } of (await sorteios(id, como)).slice(0, 2)) await irAte(mundo, cobrarEm);
    expect((await serie(id, como)).adesao).toMatchObject({ estado: 'pausada', faltas: 2 });
    expect(await titulosDe(como)).toContain('O seu bolão recorrente está em pausa');
    const [proximo] = await sorteios(id, como);
    if (proximo === undefined) throw new Error('no draw ahead');
    await irAte(mundo, proximo.cobrarEm);
    expect(await destinos(id, como)).toHaveLength(2);
    const errado = await mundo.chamar('retomarAdesao', { id, valorCota: 1 }, { como });
    expect(errado.erro.dados.chave).toBe('precoMudou');
    const { corpo } = await mundo.chamar('retomarAdesao', { id, valorCota: COTA_DA_SERIE }, { como });
    expect(corpo.adesao).toMatchObject({ estado: 'ativa', faltas: 0 });
    expect((await mundo.chamar('deleteAdesao', { id }, { como })).status).toBe(204);
    expect((await serie(id, como)).adesao).toBeNull();
  });
});

describe('The balance of a member in a series (REGRAS 2.12 Recurring)', () => {
  async function contas({ id }: Pessoa) {
    return [await saldoDe(mundo, id, 'disponivel'), await saldoDe(mundo, id, 'guardado')];
  }
  async function guardar(id: number, como: Pessoa, valor: number) {
    return await mundo.chamar('createSaldoDaSerie', { id, valor }, { como });
  }

  it('pays the draws before the wallet does, which pays what it lacks; a miss leaves it as it was', async () => {
    const id = await criarSerie(mundo);
    const [como, outro] = [await comSaldo(2 * COTA_DA_SERIE), await comSaldo(20_000)];
    await aderir(mundo, { id, como });
    await aderir(mundo, { id, como: outro, cotas: 5 });
    expect((await guardar(id, como, COTA_DA_SERIE + 100)).corpo.adesao).toMatchObject({ saldo: COTA_DA_SERIE + 100 });
    expect((await guardar(id, como, COTA_DA_SERIE)).erro.dados.chave).toBe('saldoInsuficiente');
    expect(await contas(como)).toEqual([COTA_DA_SERIE - 100, COTA_DA_SERIE + 100]);
    const [primeiro, segundo, terceiro] = await sorteios(id, como);
    if (primeiro === undefined || segundo === undefined || terceiro === undefined) throw new Error('three draws');
    await irAte(mundo, primeiro.cobrarEm);
    expect(await contas(como)).toEqual([COTA_DA_SERIE - 100, 100]);
    await provar(primeiro.idBolao);
    // R$ 1,00 of the series and the rest of the wallet make the second draw to the centavo.
    await irAte(mundo, segundo.cobrarEm);
    expect(await contas(como)).toEqual([0, 0]);
    await provar(segundo.idBolao);
    await depositar(mundo, como, centavos(300));
    await guardar(id, como, 200);
    await irAte(mundo, terceiro.cobrarEm);
    expect((await serie(id, como)).extrato[0]).toMatchObject({ destino: 'falta', motivo: 'Faltou saldo na carteira' });
    expect(await contas(como)).toEqual([100, 200]);
  });

  it('is of one member and one series, and goes back when he asks, leaves, goes away, or the series ends', async () => {
    const [uma, outra] = [await criarSerie(mundo), await criarSerie(mundo, { nome: 'Outra de sempre' })];
    const como = await comSaldo(1_000);
    for (const id of [uma, outra]) {
      await aderir(mundo, { id, como });
      await guardar(id, como, 300);
    }
    expect(await contas(como)).toEqual([400, 600]);
    expect((await mundo.chamar('deleteSaldoDaSerie', { id: uma }, { como })).status).toBe(204);
    expect(await contas(como)).toEqual([700, 300]);
    expect((await serie(outra, como)).adesao).toMatchObject({ saldo: 300 });
    await guardar(uma, como, 700);
    await mundo.chamar('deleteAdesao', { id: uma }, { como });
    expect(await contas(como)).toEqual([700, 300]);
    const lider = await criarPessoa(mundo, { papeis: ['lider'] });
    await mundo.chamar('encerrarSerie', { id: outra }, { como: lider });
    expect(await contas(como)).toEqual([1_000, 0]);
    const nova = await criarSerie(mundo);
    await aderir(mundo, { id: nova, como });
    await guardar(nova, como, 1_000);
    await mundo.chamar('createAfastamento', { tempo: 'umDia' }, { como });
    expect(await contas(como)).toEqual([1_000, 0]);
    expect((await guardar(nova, como, 100)).erro.dados.chave).toBe('jogoEmPausa');
  });
});

describe('A person’s limits in a series (REGRAS 2.12 Limits)', () => {
  it('hold at each charge: a draw above the limit of the month is not charged, and is no miss', async () => {
    const id = await criarSerie(mundo);
    const como = await comSaldo(20_000);
    await aderir(mundo, { id, como });
    await mundo.chamar('updateLimiteDeJogo', { valor: 500 }, { como });
    await irAte(mundo, (await sorteios(id, como))[0]?.cobrarEm ?? '');
    expect((await serie(id, como)).extrato).toMatchObject([
      { destino: 'falta', motivo: 'Passaria do seu limite do mês' },
    ]);
    expect((await serie(id, como)).adesao).toMatchObject({ estado: 'ativa', faltas: 0 });
    expect(await saldoDe(mundo, como.id, 'disponivel')).toBe(20_000);
  });

  it('a time away rests all places at once, without a message, also after it ends', async () => {
    const id = await criarSerie(mundo);
    const como = await comSaldo(20_000);
    await aderir(mundo, { id, como });
    await mundo.chamar('createAfastamento', { tempo: 'umDia' }, { como });
    expect((await serie(id, como)).adesao).toMatchObject({ estado: 'pausada' });
    for (const { cobrarEm } of await sorteios(id, como)) await irAte(mundo, cobrarEm);
    expect(await destinos(id, como)).toEqual([]);
    expect(await titulosDe(como)).toEqual([]);
    expect(await saldoDe(mundo, como.id, 'disponivel')).toBe(20_000);
  });
});

describe('A series before a special draw of its lottery (REGRAS 2.12 Recurring)', () => {
  it('has no draw of the days that nobody knows yet, and begins empty', async () => {
    const viradaEm = somarDias(diaDe(mundo.agora()), 7);
    const id = await criarSerie(mundo, {}, { viradaEm });
    expect(await sorteios(id, await criarPessoa(mundo))).toEqual([]);
  });
});

describe('The end of a series (REGRAS 2.12 Recurring)', () => {
  it('cancels the pools that were not charged; those that were go on, and members are told', async () => {
    const id = await criarSerie(mundo);
    const como = await comSaldo(20_000);
    await aderir(mundo, { id, como, cotas: 6 });
    const [primeiro] = await sorteios(id, como);
    if (primeiro === undefined) throw new Error('no draw ahead');
    await irAte(mundo, primeiro.cobrarEm);
    const lider = await criarPessoa(mundo, { papeis: ['lider'] });
    expect((await mundo.chamar('encerrarSerie', { id }, { como: lider })).status).toBe(204);
    const { encerrada, sorteios: vem, adesao, extrato } = await serie(id, como);
    expect({ encerrada, vem, adesao }).toEqual({ encerrada: true, vem: [], adesao: null });
    expect(extrato).toMatchObject([{ destino: 'pago', cotas: 6, pago: 6 * COTA_DA_SERIE }]);
    expect(await titulosDe(como)).toContain('Mega de sempre chegou ao fim');
    const outra = await criarPessoa(mundo);
    expect((await mundo.chamar('getSerie', { id }, { como: outra })).status).toBe(404);
    const { corpo: mesa } = await mundo.chamar('listSeriesDaOperacao', {}, { como: lider });
    expect(mesa.itens.find((um) => um.id === id)).toMatchObject({ encerrada: true, membros: 0 });
  });
});

describe('The end of an account that takes part in a series (REGRAS 2.17 Deletion)', () => {
  it('is the end of its place, whose row stays and says so', async () => {
    const id = await criarSerie(mundo);
    const como = await criarPessoa(mundo);
    expect((await aderir(mundo, { id, como })).status).toBe(200);
    await mundo.chamar('enviarPinExclusao', {}, { como });
    const pin = await ultimoPinPara(mundo, como.email);
    expect((await mundo.chamar('excluirDados', { id: como.id, pin }, { como })).status).toBe(200);
    await mundo.avancar({ dias: 7, minutos: 1 });
    const { db } = mundo.aplicacao.deps;
    const lugares = await db.selectFrom('adesoes').select('estado').where('usuario_id', '=', como.id).execute();
    const conta = await db.selectFrom('usuarios').select('excluido_em').where('id', '=', como.id).executeTakeFirst();
    expect([lugares, conta?.excluido_em]).toEqual([[{ estado: 'encerrada' }], expect.any(String)]);
  });
});
