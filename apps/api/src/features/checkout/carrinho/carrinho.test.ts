import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { txidDe } from '../../../test/avisos-do-pix.ts';
import type { GrupoAVenda } from '../../../test/checkout.ts';
import { assentarComBanco, criarGrupoAVenda, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { lotacaoDe } from '../../../test/grupos.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

const CREDITO = MEIO_PAGAMENTO.credito.id;
const PIX = MEIO_PAGAMENTO.pix.id;
/** R$ 20,00 + R$ 1,60 a month for each seat; twice with the deposit. */
const MES = 2_160;

function certo<R extends { readonly status: number; readonly bruto: string }>(r: R): R {
  expect(r.status, r.bruto).toBe(200);
  return r;
}
async function por(como: Pessoa, { id: idGrupo }: Pick<GrupoAVenda, 'id'>, vagas = 1) {
  return certo(await mundo.chamar('adicionarAoCarrinho', { idGrupo, vagas }, { como })).corpo;
}
async function ver(como: Pessoa) {
  return certo(await mundo.chamar('getCarrinho', {}, { como })).corpo;
}
function vagasDe({ itens }: Awaited<ReturnType<typeof ver>>) {
  return itens.map(({ idGrupo, vagas }) => [idGrupo, vagas]);
}
type Pedido = readonly (readonly [Pick<GrupoAVenda, 'id'>, number])[];
async function pedir(como: Pessoa, grupos: Pedido, opcoes: { readonly comOsOutros?: boolean } = {}) {
  const itens = grupos.map(([{ id: idGrupo }, vagas]) => ({ idGrupo, vagas }));
  return await mundo.chamar('preCheckoutCarrinho', { itens, ...opcoes }, { como });
}
async function reservar(como: Pessoa, grupos: Pedido) {
  return certo(await pedir(como, grupos)).corpo;
}
async function assinar(
  como: Pessoa,
  idPreCheckout: number,
  compra: { readonly meioPagamento: number; readonly valorTotal: number },
) {
  return await mundo.chamar('createAssinaturaCarrinho', { idPreCheckout, ...compra }, { como });
}
async function semVaga() {
  const grupo = await criarGrupoAVenda(mundo, { vagas: 1 });
  const outra = await criarPessoa(mundo);
  certo(await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: outra }));
  return grupo;
}
async function tres() {
  return [
    await criarGrupoAVenda(mundo),
    await criarGrupoAVenda(mundo, { exigeCaucao: false }),
    await criarGrupoAVenda(mundo),
  ] as const;
}

describe('The cart of an account (spec B§3 Cart item, B§4 Cart rules)', () => {
  it('adds the seats of a group that is added again, and is the same on every device', async () => {
    const [a, b] = await tres();
    const pessoa = await criarPessoa(mundo);
    await por(pessoa, a);
    await por(pessoa, b, 2);
    const depois = await por(pessoa, a);
    expect(vagasDe(depois)).toEqual([
      [a.id, 2],
      [b.id, 2],
    ]);
    expect(depois.vagas).toBe(4);
    expect(await ver(pessoa)).toEqual(depois);
    expect(await ver(await criarPessoa(mundo))).toMatchObject({ itens: [], composicao: null, vagas: 0 });
    const juntos = await Promise.all([
      por(pessoa, b),
      mundo.chamar('adicionarAoCarrinho', { idGrupo: a.id, vagas: 1 }, { como: pessoa }),
    ]);
    expect(juntos[1].status).toBe(200);
    expect(vagasDe(await ver(pessoa))).toEqual([
      [a.id, 3],
      [b.id, 3],
    ]);
  });

  it('takes a group out, changes its seats, and is emptied by a reset', async () => {
    const [a, b, c] = await tres();
    const pessoa = await criarPessoa(mundo);
    for (const grupo of [a, b, c]) await por(pessoa, grupo);
    certo(await mundo.chamar('mudarVagasDoCarrinho', { id: c.id, vagas: 3 }, { como: pessoa }));
    const sem = certo(await mundo.chamar('removerDoCarrinho', { id: a.id }, { como: pessoa })).corpo;
    expect(vagasDe(sem)).toEqual([
      [b.id, 1],
      [c.id, 3],
    ]);
    expect(certo(await mundo.chamar('limparCarrinho', {}, { como: pessoa })).corpo.itens).toEqual([]);
  });

  it('judges prices and seats each time it is seen; a group that is refused is not in the sum', async () => {
    const { db } = mundo.aplicacao.deps;
    const [a, b] = await tres();
    const c = await criarGrupoAVenda(mundo, { vagas: 1 });
    const pessoa = await criarPessoa(mundo);
    for (const grupo of [a, b, c]) await por(pessoa, grupo);
    expect((await ver(pessoa)).composicao).toMatchObject({ mensal: 3 * MES, totalHoje: 5 * MES, caucao: 2 * MES });
    await db.updateTable('grupos').set({ valor_sem_taxas: 2_500, valor_taxa: 200 }).where('id', '=', a.id).execute();
    const outra = await criarPessoa(mundo);
    certo(await mundo.chamar('preCheckout', { idGrupo: c.id, vagas: 1 }, { como: outra }));
    const { itens, composicao } = await ver(pessoa);
    expect(itens.map(({ mensal, mensalAntes, recusa }) => ({ mensal, mensalAntes, recusa: recusa?.chave }))).toEqual([
      { mensal: 2_700, mensalAntes: MES, recusa: undefined },
      { mensal: MES, mensalAntes: null, recusa: undefined },
      { mensal: MES, mensalAntes: null, recusa: 'semVagas' },
    ]);
    expect(composicao).toMatchObject({ mensal: 2_700 + MES, totalHoje: 2 * 2_700 + MES });
    expect(composicao?.linhas.reduce((soma, { valor }) => soma + valor, 0)).toBe(composicao?.totalHoje);
  });
});

describe('A cart is held and paid as one (spec B§7; REGRAS 2.14, 2.18)', () => {
  it('one payment by the wallet, one invoice with a line for each group, and each lives by itself', async () => {
    const [a, b, c] = await tres();
    const pessoa = await criarPessoa(mundo, { saldo: centavos(30_000) });
    for (const grupo of [a, b, c]) await por(pessoa, grupo);
    const pre = await reservar(pessoa, [
      [a, 2],
      [b, 1],
      [c, 1],
    ]);
    const total = 4 * MES + MES + 2 * MES;
    expect(pre).toMatchObject({ naoReservados: [], saldo: 30_000, composicao: { totalHoje: total, vagas: 4 } });
    expect(await lotacaoDe(mundo, a.id)).toEqual({ livres: 2, retidas: 2, ocupadas: 0 });
    const lido = certo(await mundo.chamar('getPreCheckoutCarrinho', { id: pre.idPreCheckout }, { como: pessoa }));
    expect({ ...lido.corpo, naoReservados: [] }).toEqual(pre);
    const r = certo(await assinar(pessoa, pre.idPreCheckout, { meioPagamento: CREDITO, valorTotal: total }));
    expect(r.corpo).toEqual({ idFatura: pre.idPreCheckout, estado: 'paga', idPagamento: null, valor: total });
    await mundo.assentar();
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(30_000 - total);
    expect(await saldoDe(mundo, pessoa.id, 'caucao')).toBe(3 * MES);
    expect(await saldoDe(mundo, a.administrador.id, 'recebivel')).toBe(4_000);
    const { db } = mundo.aplicacao.deps;
    const fatura = await db
      .selectFrom('faturas_de_vaga')
      .select(['grupo_id', 'vagas', 'status'])
      .where('id', '=', pre.idPreCheckout)
      .orderBy('grupo_id')
      .execute();
    expect(fatura).toEqual([
      { grupo_id: a.id, vagas: 2, status: 13 },
      { grupo_id: b.id, vagas: 1, status: 13 },
      { grupo_id: c.id, vagas: 1, status: 13 },
    ]);
    expect((await ver(pessoa)).itens).toEqual([]);
    expect(
      await db.selectFrom('itens_do_carrinho').select('grupo_id').where('usuario_id', '=', pessoa.id).execute(),
    ).toEqual([]);
    await conferirInvariantes(mundo);
  });

  it('one Pix pays all of it, and one that is not paid frees all of it', async () => {
    const [a, b, c] = await tres();
    for (const paga of [true, false]) {
      const pessoa = await criarPessoa(mundo);
      const pre = await reservar(pessoa, [
        [a, 1],
        [b, 1],
        [c, 1],
      ]);
      const compra = { meioPagamento: PIX, valorTotal: 5 * MES };
      const { idPagamento } = certo(await assinar(pessoa, pre.idPreCheckout, compra)).corpo;
      await mundo.assentar();
      async function situacao() {
        return certo(await mundo.chamar('getPagamentoStatus', { id: idPagamento }, { como: pessoa })).corpo;
      }
      expect(await situacao()).toMatchObject({ estado: 'aguardando', finalidade: 99, valor: 5 * MES });
      if (paga) await pagarNoBanco(mundo, { txid: await txidDe(mundo, idPagamento ?? '') });
      else await mundo.avancar({ minutos: 31 });
      await assentarComBanco(mundo);
      const cada = { ocupadas: 1, retidas: 0 };
      for (const { id } of [a, b, c]) expect(await lotacaoDe(mundo, id)).toMatchObject(cada);
    }
    await conferirInvariantes(mundo);
  });

  it('all or none: a group without seats stops the whole cart, and nothing is held', async () => {
    const [a, b] = await tres();
    const cheio = await semVaga();
    const pessoa = await criarPessoa(mundo);
    await por(pessoa, a);
    const r = await pedir(pessoa, [
      [a, 1],
      [cheio, 1],
      [b, 1],
    ]);
    expect(r.status).toBe(400);
    expect(r.erro.dados).toMatchObject({
      chave: 'carrinhoMudou',
      itens: [{ idGrupo: cheio.id, chave: 'semVagas' }],
    });
    for (const { id } of [a, b]) expect(await lotacaoDe(mundo, id)).toMatchObject({ retidas: 0 });
    expect(vagasDe(await ver(pessoa))).toEqual([[a.id, 1]]);
  });

  it('a refused group does not stop the others if the person says so; of none there is no hold', async () => {
    const [a, b] = await tres();
    const cheio = await semVaga();
    const pessoa = await criarPessoa(mundo);
    const pedidos: Pedido = [
      [a, 1],
      [cheio, 1],
      [b, 1],
    ];
    const { naoReservados, composicao, itens } = certo(await pedir(pessoa, pedidos, { comOsOutros: true })).corpo;
    expect(naoReservados).toMatchObject([{ idGrupo: cheio.id }]);
    expect(itens.map(({ idGrupo }) => idGrupo)).toEqual([a.id, b.id]);
    expect(composicao.totalHoje).toBe(3 * MES);
    const so = await pedir(await criarPessoa(mundo), [[cheio, 1]], { comOsOutros: true });
    expect(so.erro.dados.chave).toBe('carrinhoMudou');
  });

  it('a new hold takes the place of the one before it, and ends when that one would have ended', async () => {
    const [a, b, c] = await tres();
    const pessoa = await criarPessoa(mundo);
    const antes = await reservar(pessoa, [
      [a, 1],
      [b, 2],
    ]);
    await mundo.avancar({ minutos: 5 });
    const depois = await reservar(pessoa, [
      [b, 1],
      [c, 1],
    ]);
    expect(depois.reservaAte).toBe(antes.reservaAte);
    expect(await lotacaoDe(mundo, a.id)).toMatchObject({ retidas: 0 });
    expect(await lotacaoDe(mundo, b.id)).toMatchObject({ retidas: 1 });
    const velha = await assinar(pessoa, antes.idPreCheckout, { meioPagamento: PIX, valorTotal: 6 * MES });
    expect(velha.erro.dados.chave).toBe('reservaExpirada');
    const alheia = await mundo.chamar(
      'getPreCheckoutCarrinho',
      { id: depois.idPreCheckout },
      { como: await criarPessoa(mundo) },
    );
    expect(alheia.status).toBe(404);
  });

  it('people who want the same last seats in another order: each gets all of his cart or nothing, and nobody waits for ever', async () => {
    const grupos = [
      await criarGrupoAVenda(mundo, { vagas: 3 }),
      await criarGrupoAVenda(mundo, { vagas: 5 }),
      await criarGrupoAVenda(mundo, { vagas: 4 }),
    ] as const;
    const pessoas = await Promise.all(Array.from({ length: 12 }, () => criarPessoa(mundo)));
    const respostas = await Promise.all(
      pessoas.map((pessoa, i) => {
        const ordem = [0, 1, 2].map((n) => grupos[(n + i) % 3] ?? grupos[0]);
        return pedir(
          pessoa,
          (i % 2 === 0 ? ordem : ordem.toReversed()).map((grupo) => [grupo, 1] as const),
        );
      }),
    );
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const r of respostas) {
      if (r.status !== 200) expect(r.erro.dados.chave, r.bruto).toBe('carrinhoMudou');
    }
    expect(await lotacaoDe(mundo, grupos[0].id)).toEqual({ livres: 0, retidas: 3, ocupadas: 0 });
    expect(await lotacaoDe(mundo, grupos[1].id)).toEqual({ livres: 2, retidas: 3, ocupadas: 0 });
    await conferirInvariantes(mundo);
  });
});
