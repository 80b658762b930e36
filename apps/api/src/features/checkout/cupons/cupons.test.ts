import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, darPromocional, saldoDe } from '../../../test/construtores.ts';
import { criarCupom, pararCupom } from '../../../test/cupons.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';
import { acharFatura, devolverItens } from '../../pedido/index.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const CREDITO = MEIO_PAGAMENTO.credito.id;

async function reter(como: Pessoa, vagas = 1, cupom?: string) {
  const grupo = await criarGrupoAVenda(mundo, { vagas: 5 });
  const pedido = { idGrupo: grupo.id, vagas, ...(cupom === undefined ? {} : { cupom }) };
  return { grupo, ...(await mundo.chamar('preCheckout', pedido, { como })) };
}
async function aplicar(como: Pessoa, idPreCheckout: number, cupom: string | null) {
  return await mundo.chamar('cupomDaAssinatura', { idPreCheckout, cupom }, { como });
}
async function pagar(
  como: Pessoa,
  corpo: { readonly idPreCheckout: number; readonly composicao: { readonly totalHoje: number } },
) {
  const pedido = { idPreCheckout: corpo.idPreCheckout, meioPagamento: CREDITO, valorTotal: corpo.composicao.totalHoje };
  return await mundo.chamar('createAssinatura', pedido, { como });
}
function linhas({
  composicao,
}: {
  readonly composicao: { readonly linhas: readonly { rotulo: string; valor: number }[] };
}) {
  return composicao.linhas.map(({ rotulo, valor }) => [rotulo, valor]);
}
async function coberturaDa(faturaId: number): Promise<number> {
  const { soma } = await mundo.aplicacao.deps.db
    .selectFrom('partidas as p')
    .innerJoin('contas as c', 'c.id', 'p.conta_id')
    .innerJoin('transacoes as t', 't.id', 'p.transacao_id')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('p.valor'), e.lit(0)).as('soma'))
    .where('c.tipo', '=', 'cobertura')
    .where('t.origem', '=', 'faturas')
    .where('t.origem_id', '=', faturaId)
    .executeTakeFirstOrThrow();
  return Number(soma);
}
/** A service that no group of these tests is of. */
async function outroServico(): Promise<number> {
  const { id } = await mundo.aplicacao.deps.db
    .selectFrom('servicos as s')
    .select('s.id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('grupos as g').select('g.id').whereRef('g.servico_id', '=', 's.id'))),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
/** Share 20,00 and fee 1,60: 10 % is 2,16, and the deposit stays 21,60. */
const SEM_DESCONTO = 43_20;

describe('A coupon on held seats (spec B§7; REGRAS 2.29)', () => {
  it('is a line before paying, takes off share and fee and never the deposit, and the platform bears it', async () => {
    const como = await criarPessoa(mundo, { saldo: centavos(200_00) });
    const { codigo } = await criarCupom(mundo);
    const { corpo } = await reter(como);
    const { corpo: comCupom } = await aplicar(como, corpo.idPreCheckout, codigo.toLowerCase());
    expect(linhas(comCupom)).toEqual([
      ['Sua parte', 2000],
      ['Taxa', 160],
      ['Caução, volta para você', 2160],
      [`Cupom ${codigo}`, -216],
    ]);
    const visto = await mundo.chamar('getPreCheckout', { id: comCupom.idPreCheckout }, { como });
    expect([visto.corpo.cupom, visto.corpo.composicao.totalHoje]).toEqual([codigo, SEM_DESCONTO - 216]);
    const { corpo: paga } = await pagar(como, comCupom);
    expect([paga.estado, await saldoDe(mundo, como.id, 'disponivel')]).toEqual(['paga', 200_00 - SEM_DESCONTO + 216]);
    expect([await saldoDe(mundo, como.id, 'caucao'), await coberturaDa(paga.idFatura)]).toEqual([2160, -216]);
    const { corpo: fatura } = await mundo.chamar('getFatura', { id: paga.idFatura }, { como });
    expect(fatura.linhas.at(-1)).toMatchObject({ rotulo: `Cupom ${codigo}`, valor: -216 });
    await conferirInvariantes(mundo);
  });

  it('is taken off again, and the seats stay held until the same moment', async () => {
    const como = await criarPessoa(mundo);
    const { codigo } = await criarCupom(mundo, { valor: 500 });
    const { corpo } = await reter(como, 1, codigo);
    await mundo.avancar({ minutos: 5 });
    const { corpo: sem } = await aplicar(como, corpo.idPreCheckout, null);
    expect([corpo.composicao.totalHoje, sem.composicao.totalHoje, sem.reservaAte]).toEqual([
      SEM_DESCONTO - 500,
      SEM_DESCONTO,
      corpo.reservaAte,
    ]);
  });

  it('has code 1 on the first group of a person, and code 4 afterwards', async () => {
    const como = await criarPessoa(mundo, { saldo: centavos(200_00) });
    const { corpo, erro } = await reter(como, 1, 'NADA');
    expect([corpo.idPreCheckout, erro.codigoErro]).toEqual([undefined, 1]);
    await pagar(como, (await reter(como)).corpo);
    expect((await reter(como, 1, 'NADA')).erro.codigoErro).toBe(4);
  });

  it.each([
    ['of the first purchase, on the second', async () => ({ soNaPrimeira: true })],
    ['of another service', async () => ({ servicoId: await outroServico() })],
    ['of a greater purchase', async () => ({ minimo: 50_00 })],
  ])('%s is refused', async (_nome, opcoes) => {
    const como = await criarPessoa(mundo, { saldo: centavos(200_00) });
    await pagar(como, (await reter(como)).corpo);
    const { codigo } = await criarCupom(mundo, await opcoes());
    expect((await reter(como, 1, codigo)).erro.codigoErro).toBe(4);
  });

  it('that was stopped is refused, and an order that holds it keeps it', async () => {
    const como = await criarPessoa(mundo, { saldo: centavos(200_00) });
    const cupom = await criarCupom(mundo);
    const { corpo } = await reter(como, 1, cupom.codigo);
    await pararCupom(mundo, cupom);
    expect((await pagar(como, corpo)).corpo).toMatchObject({ estado: 'paga', valor: SEM_DESCONTO - 216 });
    expect((await reter(await criarPessoa(mundo), 1, cupom.codigo)).erro.dados.chave).toBe('cupomInvalidoNaPrimeira');
  });
});

describe('The limits of a coupon hold against two purchases at once (REGRAS 2.29)', () => {
  it('overall: of eight who want the last three, three get it', async () => {
    const { id, codigo } = await criarCupom(mundo, { limite: 3 });
    const pessoas = await Promise.all(Array.from({ length: 8 }, () => criarPessoa(mundo)));
    const grupos = await Promise.all(pessoas.map(async () => await criarGrupoAVenda(mundo)));
    const feitas = await Promise.all(
      pessoas.map((como, i) =>
        mundo.chamar('preCheckout', { idGrupo: grupos[i]?.id, vagas: 1, cupom: codigo }, { como }),
      ),
    );
    expect(feitas.filter(({ status }) => status === 200)).toHaveLength(3);
    const { usos } = await mundo.aplicacao.deps.db
      .selectFrom('cupons')
      .select('usos')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(usos).toBe(3);
  });

  it('of one person: two groups at once, one coupon; given up, it may be used again', async () => {
    const como = await criarPessoa(mundo);
    const { codigo } = await criarCupom(mundo);
    const grupos = [await criarGrupoAVenda(mundo), await criarGrupoAVenda(mundo)];
    const feitas = await Promise.all(
      grupos.map(({ id: idGrupo }) => mundo.chamar('preCheckout', { idGrupo, vagas: 1, cupom: codigo }, { como })),
    );
    const boas = feitas.filter(({ status }) => status === 200);
    expect(boas).toHaveLength(1);
    await mundo.chamar('cancelarPreCheckout', { id: boas[0]?.corpo.idPreCheckout }, { como });
    expect((await reter(como, 1, codigo)).status).toBe(200);
  });
});

describe('Promotional credit is spent first (REGRAS 2.29)', () => {
  it('pays share and fee after the coupon, and is held while the order waits', async () => {
    const como = await criarPessoa(mundo, { saldo: centavos(200_00) });
    await darPromocional(mundo, como, centavos(5_00));
    const { codigo } = await criarCupom(mundo);
    const { corpo } = await reter(como, 1, codigo);
    expect(linhas(corpo).slice(-2)).toEqual([
      [`Cupom ${codigo}`, -216],
      ['Crédito promocional', -500],
    ]);
    expect((await mundo.chamar('getCredito', {}, { como })).corpo.promocionais).toEqual([]);
    await pagar(como, corpo);
    expect([await saldoDe(mundo, como.id, 'promocional'), await saldoDe(mundo, como.id, 'disponivel')]).toEqual([
      0,
      200_00 - SEM_DESCONTO + 716,
    ]);
    await conferirInvariantes(mundo);
  });

  it('comes back when the order is given up', async () => {
    const como = await criarPessoa(mundo);
    await darPromocional(mundo, como, centavos(5_00));
    const { corpo } = await reter(como);
    await mundo.chamar('cancelarPreCheckout', { id: corpo.idPreCheckout }, { como });
    expect((await mundo.chamar('getCredito', {}, { como })).corpo.promocionais).toMatchObject([{ valor: 500 }]);
  });
});

describe('Returns of what discounts made cheaper close to the centavo (REGRAS 2.29)', () => {
  it('seat by seat, in any order of amounts: the payer gets what he paid, the bearers theirs', async () => {
    const caso = fc.record({
      vagas: fc.integer({ min: 1, max: 3 }),
      pontos: fc.integer({ min: 50, max: 10_000 }),
      promocional: fc.integer({ min: 0, max: 3_000 }),
    });
    await fc.assert(
      fc.asyncProperty(caso, async ({ vagas, pontos, promocional }) => {
        const como = await criarPessoa(mundo, { saldo: centavos(500_00) });
        if (promocional > 0) await darPromocional(mundo, como, centavos(promocional));
        const { codigo } = await criarCupom(mundo, { pontos });
        const { corpo } = await reter(como, vagas, codigo);
        const { corpo: paga } = await pagar(como, corpo);
        await mundo.assentar();
        const { deps } = mundo.aplicacao;
        const fatura = await acharFatura(deps.db, paga.idFatura);
        const vaga = fatura?.itens.find(({ tipo }) => tipo === 'primeira');
        if (vaga === undefined) throw new Error('no seat');
        for (let n = 0; n < vagas; n += 1) {
          const chave = `teste:${paga.idFatura}:${n}`;
          const devolvida = { faturaId: paga.idFatura, itens: [{ itemId: vaga.id, quantidade: 1 }], chave };
          const agora = mundo.agora();
          await emTransacao(deps.db, async (trx) => {
            await devolverItens(trx, deps, { ...devolvida, caso: 'agora', motivo: 'teste', quem: 'sistema', agora });
          });
        }
        expect(await saldoDe(mundo, como.id, 'disponivel')).toBe(500_00);
        expect(await saldoDe(mundo, como.id, 'promocional')).toBe(promocional);
        expect(await saldoDe(mundo, como.id, 'caucao')).toBe(0);
        expect(await coberturaDa(paga.idFatura)).toBeGreaterThanOrEqual(
          -corpo.composicao.parte - corpo.composicao.taxa,
        );
      }),
      { numRuns: 6, examples: [[{ vagas: 2, pontos: 9_984, promocional: 7 }]] },
    );
    await conferirInvariantes(mundo);
  });
});
