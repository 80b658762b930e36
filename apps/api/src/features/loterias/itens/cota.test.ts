import { milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { raizPelaProva } from '@rateia/domain/loterias/arvore';
import { lacrarBolao, provaDaCota } from '@rateia/domain/loterias/prova';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarBolao } from '../../../test/boloes.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { acharFatura, liquidarFatura, reter } from '../../pedido/index.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { acharBolao, contarCotas, travarBolao } from '../boloes/bolao.ts';
import { cancelarBolao } from '../boloes/cancelar-bolao.ts';
import { resumo } from '../prova/lacrar.ts';
import { lacresDoBolao } from '../prova/repository.ts';
import { pedirCotas } from './pedir-cotas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

function deps() {
  return mundo.aplicacao.deps;
}
function rico() {
  return criarPessoa(mundo, { saldo: centavos(20_000) });
}
async function cotasDe({ id }: Bolao) {
  return (await contarCotas(deps().db, [id]))(id);
}
async function estadoDe({ id }: Bolao) {
  return (await acharBolao(deps().db, id))?.estado;
}

/** Holds cotas as a purchase does; undefined when the pool has not so many. */
async function reservar(bolao: Bolao, pessoa: Pessoa, cotas: number): Promise<number | undefined> {
  const agora = mundo.agora();
  const ate = somarMinutos(agora, 15);
  return await emTransacao(deps().db, async (trx) => {
    const itens = [pedirCotas({ bolao, usuarioId: pessoa.id, cotas, agora, ate })];
    const id = await reter(trx, { usuarioId: pessoa.id, itens, ate, agora });
    if (id === undefined) throw new Error('gone');
    return id;
  }).catch(() => undefined);
}
/** Holds them and pays them from the wallet. */
async function comprar(bolao: Bolao, pessoa: Pessoa, cotas: number): Promise<number> {
  const faturaId = await reservar(bolao, pessoa, cotas);
  if (faturaId === undefined) throw new Error('not so many cotas');
  await emTransacao(deps().db, async (trx) => {
    const valor = (await acharFatura(trx, faturaId))?.subtotal ?? centavos(0);
    const origem = { saldo: valor };
    await liquidarFatura(trx, deps(), { faturaId, meio: 4, origem, agora: mundo.agora(), quem: 'sistema' });
  });
  return faturaId;
}
async function ateAsVendasTerminarem({ vendasAte }: Bolao): Promise<void> {
  await avancarAte(vendasAte);
}
/** Moves the product's clock to a moment, with the deadlines on the way. */
async function avancarAte(momento: string): Promise<void> {
  const minutos = Math.ceil((milissegundosDe(momento) - milissegundosDe(mundo.agora())) / 60_000);
  await mundo.avancar({ minutos });
  await mundo.assentar();
}
async function doLivro(conta: string): Promise<number> {
  const { rows } = await sql<{ readonly soma: number }>`
    select coalesce(sum(p.valor), 0)::bigint as soma from partidas p join contas c on c.id = p.conta_id where c.tipo = ${conta}`.execute(
    deps().db,
  );
  return Number(rows[0]?.soma ?? 0);
}

describe('Cotas of a pool (REGRAS 2.12)', () => {
  it('are held, and free again when their time is over', async () => {
    const bolao = await criarBolao(mundo);
    await reservar(bolao, await rico(), 2);
    expect(await cotasDe(bolao)).toEqual({ livres: 4, retidas: 2, vendidas: 0 });
    await mundo.avancar({ minutos: 16 });
    await mundo.assentar();
    expect(await cotasDe(bolao)).toEqual({ livres: 6, retidas: 0, vendidas: 0 });
  });

  it('are paid: the part of the bets waits apart, the fee is revenue', async () => {
    const [bolao, pessoa] = [await criarBolao(mundo), await rico()];
    const antes = { apostas: await doLivro('apostas_a_fazer'), taxas: await doLivro('receita_taxas') };
    await comprar(bolao, pessoa, 2);
    expect(await cotasDe(bolao)).toEqual({ livres: 4, retidas: 0, vendidas: 2 });
    // 200,00 − 2 × (7,00 + 0,70) = 184,60
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(18_460);
    expect(await doLivro('apostas_a_fazer')).toBe(antes.apostas + 1_400);
    expect(await doLivro('receita_taxas')).toBe(antes.taxas + 140);
  });

  it('are never one too many, however many ask at once', async () => {
    const bolao = await criarBolao(mundo);
    const pessoas = await Promise.all(Array.from({ length: 10 }, rico));
    const feitas = await Promise.all(pessoas.map((pessoa) => reservar(bolao, pessoa, 1)));
    expect(feitas.filter((id) => id !== undefined)).toHaveLength(6);
    expect(await cotasDe(bolao)).toEqual({ livres: 0, retidas: 6, vendidas: 0 });
  });

  it('do not change their holder but through the free state, even for our own code', async () => {
    const bolao = await criarBolao(mundo);
    await comprar(bolao, await rico(), 1);
    const outra = await criarPessoa(mundo);
    const roubo = sql`update cotas set estado = 'retida', retida_ate = now() where bolao_id = ${bolao.id} and numero = 1`;
    await expect(roubo.execute(deps().db)).rejects.toThrow('may not go');
    await expect(
      sql`insert into cotas (bolao_id, numero, estado, promocional, usuario_id) values (${bolao.id}, 1, 'livre', false, ${outra.id})`.execute(
        deps().db,
      ),
    ).rejects.toThrow();
  });

  it('of the promotional pool are one for each person, and the product pays its part', async () => {
    const bolao = await criarBolao(mundo, { subsidio: centavos(200) });
    const pessoa = await rico();
    await comprar(bolao, pessoa, 1);
    // 7,00 + 0,70 − 2,00 = 5,70
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(19_430);
    expect(await reservar(bolao, pessoa, 1)).toBeUndefined();
    await emTransacao(deps().db, async (trx) => {
      const travado = await travarBolao(trx, bolao.id);
      if (travado === undefined) throw new Error('no pool');
      const agora = mundo.agora();
      await cancelarBolao(trx, deps(), { bolao: travado, motivo: 'operacao', quem: 'sistema', usuarioId: null, agora });
    });
    await mundo.assentar();
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(20_000);
  });
});

describe('The clocks of a pool (REGRAS 2.12)', () => {
  it('give everything back when fewer than 60 % are sold at the close', async () => {
    const [bolao, pessoa] = [await criarBolao(mundo), await rico()];
    await comprar(bolao, pessoa, 3);
    await ateAsVendasTerminarem(bolao);
    expect(await estadoDe(bolao)).toBe('cancelado');
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(20_000);
    expect(await cotasDe(bolao)).toEqual({ livres: 6, retidas: 0, vendidas: 0 });
  });

  it('freeze roster and bets at the close: each cota has its proof, and a hold that was not paid is over', async () => {
    const [bolao, pessoa] = [await criarBolao(mundo), await rico()];
    await comprar(bolao, pessoa, 4);
    await reservar(bolao, await rico(), 1);
    await ateAsVendasTerminarem(bolao);
    expect(await estadoDe(bolao)).toBe('encerrado_para_venda');
    expect(await cotasDe(bolao)).toEqual({ livres: 2, retidas: 0, vendidas: 4 });
    const [lacre] = await lacresDoBolao(deps().db, bolao.id);
    if (lacre === undefined) throw new Error('nothing was frozen');
    expect(lacre.documento.cotas.map(({ titular }) => titular !== null)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    const prova = provaDaCota(lacrarBolao(lacre.documento, resumo), { cota: 4, documento: lacre.documento });
    expect(prova && raizPelaProva(prova, resumo)).toBe(lacre.raiz);
  });

  it('give everything back with R$ 1,00 for each cota when the receipts are not there in time', async () => {
    const [bolao, pessoa] = [await criarBolao(mundo), await rico()];
    await comprar(bolao, pessoa, 5);
    await ateAsVendasTerminarem(bolao);
    await avancarAte(bolao.comprovarAte);
    expect(await acharBolao(deps().db, bolao.id)).toMatchObject({
      estado: 'cancelado',
      motivoCancelamento: 'semComprovante',
    });
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(20_500);
    const avisos = await deps()
      .db.selectFrom('notificacoes')
      .select('titulo')
      .where('usuario_id', '=', pessoa.id)
      .execute();
    expect(avisos.filter(({ titulo }) => titulo.includes('foi cancelado'))).toHaveLength(1);
    // Its member still sees why, and what came back; nobody else does.
    const valor = 5 * (bolao.valorCota + bolao.valorTaxa - bolao.valorSubsidio);
    const { corpo: meu } = await mundo.chamar('getMeuBolao', { id: bolao.id }, { como: pessoa });
    expect(meu).toMatchObject({ estado: 'cancelado', minhasCotas: [], devolvido: { cotas: 5, valor, desculpa: 500 } });
    const { corpo: historico } = await mundo.chamar('getHistoricoDeBoloes', {}, { como: pessoa });
    expect(historico.itens).toMatchObject([{ id: bolao.id, minhasCotas: 5, pago: valor, devolvido: valor + 500 }]);
    expect((await mundo.chamar('getMeuBolao', { id: bolao.id }, { como: await rico() })).status).toBe(404);
    await expect(
      emTransacao(deps().db, async (trx) => {
        await trx
          .updateTable('bolao_lacres')
          .set({ raiz: '0'.repeat(64) })
          .where('bolao_id', '=', bolao.id)
          .execute();
      }),
    ).rejects.toThrow('permission denied');
  });
});
