import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import type { PedidoDeItem } from '../../http/itens.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import type { GrupoAVenda } from '../../test/checkout.ts';
import { criarGrupoAVenda } from '../../test/checkout.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa, depositar, saldoDe } from '../../test/construtores.ts';
import { lotacaoDe } from '../../test/grupos.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import { pedirEntrada } from '../checkout/itens/entrada.ts';
import { criarPagamento } from '../pagamentos/index.ts';
import type { Noticia } from '../pagamentos/meios/meio.ts';
import { registrarMeio } from '../pagamentos/meios/meios.ts';
import { guardarNoticia } from '../pagamentos/noticias/guardar-noticia.ts';
import { escreverRecebido } from '../pagamentos/noticias/noticia.ts';
import {
  abrirContaDoProvedor,
  CUSTO,
  criarProvedorInventado,
  MEIO_INVENTADO,
  MINUTOS_DO_VALE,
  PROVEDOR_INVENTADO,
} from '../pagamentos/test/meio-inventado.ts';
import { acharFatura, definirMeioDaFatura, estenderRetencao, liquidarFatura, reter } from './index.ts';
import type { PedidoDeIngresso } from './test/item-inventado.ts';
import { abrirBilheteria, INGRESSO, ingresso, ingressoDe, pedirIngresso } from './test/item-inventado.ts';

const PRECO = centavos(3_000);
/** Two months of one seat: 20,00 and its fee of 1,60, doubled by the deposit. */
const DA_VAGA = centavos(4_320);

let mundo: Mundo;
let provedor: ReturnType<typeof criarProvedorInventado>;
let esquecer: () => void;
let shows = 0;
beforeAll(async () => {
  mundo = await criarMundo({ itens: { [INGRESSO]: ingresso } });
  await abrirBilheteria(mundo);
  await abrirContaDoProvedor(mundo);
  provedor = criarProvedorInventado();
  esquecer = registrarMeio(provedor.meio);
});
afterAll(async () => {
  esquecer();
  // Its last act checks every invariant of the ledger.
  await mundo.encerrar();
});

const banco = () => mundo.aplicacao.deps.db;
const abrirShow = async (livres: number): Promise<number> => {
  shows += 1;
  await sql`insert into sessoes_de_show values (${shows}, ${livres})`.execute(banco());
  return shows;
};
const livresNo = async (showId: number): Promise<number | undefined> =>
  (await sql<{ livres: number }>`select livres from sessoes_de_show where id = ${showId}`.execute(banco())).rows[0]
    ?.livres;

const daVaga = (grupo: GrupoAVenda, { id: usuarioId }: Pessoa, ate: string): PedidoDeItem => {
  const { id: grupoId, valorSemTaxas, valorTaxa } = grupo;
  const entrada = { grupoId, usuarioId, vagas: 1, valorSemTaxas, valorTaxa, exigeCaucao: true };
  return pedirEntrada({ ...entrada, relacionamento: null, agora: mundo.agora(), ate });
};

class Esgotado extends Error {}

type Carrinho = { readonly ingressos: readonly PedidoDeIngresso[]; readonly grupo?: GrupoAVenda };
/** Does the work of a call that sells: holds one order with all items, and opens its payment by the invented method. */
const comprar = async ({ ingressos, grupo }: Carrinho) => {
  const { deps } = mundo.aplicacao;
  const pessoa = await criarPessoa(mundo);
  const agora = mundo.agora();
  const ate = provedor.meio.regra.expiraEm(agora, await deps.regras());
  const feita = await emTransacao(deps.db, async (trx) => {
    const itens = [
      ...ingressos.map((pedido) => pedirIngresso(pedido)),
      ...(grupo === undefined ? [] : [daVaga(grupo, pessoa, ate)]),
    ];
    const faturaId = await reter(trx, { usuarioId: pessoa.id, itens, ate, agora });
    const fatura = faturaId === undefined ? undefined : await acharFatura(trx, faturaId);
    if (fatura === undefined) throw new Esgotado();
    await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: MEIO_INVENTADO, custoMeio: CUSTO });
    const valor = centavos(fatura.subtotal + CUSTO);
    const documento = { faturaId: fatura.id };
    const pedido = { documento, usuarioId: pessoa.id, meioPagamento: MEIO_INVENTADO, valor, agora };
    const { idPublico, expiraEm } = await criarPagamento(trx, deps, pedido);
    await estenderRetencao(trx, deps, { fatura, ate: expiraEm, agora });
    return { pessoa, id: idPublico, fatura, valor };
  });
  await mundo.assentar();
  return feita;
};
type Compra = Awaited<ReturnType<typeof comprar>>;

const situacao = async ({ id, pessoa }: Compra) =>
  (await mundo.chamar('getPagamentoStatus', { id }, { como: pessoa })).corpo;
const pagar = async (
  compra: Compra,
  { vezes = 1, valor = compra.valor }: { vezes?: number; valor?: Centavos } = {},
) => {
  const { identificadorPagamento: vale } = await situacao(compra);
  const { id, recebido }: Noticia = provedor.pagar({ vale, valor, em: mundo.agora() });
  const noticia = { provedor: PROVEDOR_INVENTADO, id, corpo: escreverRecebido(recebido), agora: mundo.agora() };
  for (let n = 0; n < vezes; n += 1) {
    await emTransacao(banco(), (trx) => guardarNoticia(trx, noticia));
    await mundo.assentar();
  }
  return provedor.devolvidos.filter(({ referencia }) => referencia === recebido.referencia).map((d) => d.valor);
};
const doIngresso = async ({ fatura }: Compra): Promise<string> =>
  (await ingressoDe(banco(), fatura.itens[0]?.id ?? 0)).situacao;
const faturaDoPagamento = async ({ id }: Compra) => {
  const { fatura_id } = await banco()
    .selectFrom('pagamentos')
    .select('fatura_id')
    .where('id_publico', '=', id)
    .executeTakeFirstOrThrow();
  return await acharFatura(banco(), fatura_id ?? 0);
};

describe('A kind of item and a payment method that nobody outside this test knows', () => {
  it('is held, paid once whatever is told, and in the books to the centavo', async () => {
    const showId = await abrirShow(10);
    const compra = await comprar({ ingressos: [{ showId, quantos: 2, preco: PRECO }] });
    expect([compra.valor, await livresNo(showId), await doIngresso(compra)]).toEqual([6_000 + CUSTO, 8, 'guardado']);
    expect(await situacao(compra)).toMatchObject({ estado: 'aguardando', grupo: null, destino: '/ingressos' });
    expect(await pagar(compra, { vezes: 3 })).toEqual([]);
    expect([(await situacao(compra)).estado, await doIngresso(compra)]).toEqual(['pago', 'pago']);
    expect(await acharFatura(banco(), compra.fatura.id)).toMatchObject({
      status: 13,
      subtotal: 6_000,
      custoMeio: CUSTO,
    });
    await mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    expect([await livresNo(showId), await doIngresso(compra)]).toEqual([8, 'pago']);
    await conferirInvariantes(mundo);
  });

  it('another amount and a second payment go back whole', async () => {
    const showId = await abrirShow(10);
    const ingressos = [{ showId, quantos: 1, preco: PRECO }];
    const [errada, paga] = [await comprar({ ingressos }), await comprar({ ingressos })];
    expect(await pagar(errada, { valor: centavos(errada.valor - 1) })).toEqual([errada.valor - 1]);
    expect(await doIngresso(errada)).toBe('guardado');
    await pagar(paga);
    expect(await pagar(paga, { vezes: 2 })).toEqual([paga.valor]);
    await conferirInvariantes(mundo);
  });

  it('is free again when its hold ends; late money takes it once more, or goes back when it is gone', async () => {
    const showId = await abrirShow(2);
    const ingressos = [{ showId, quantos: 2, preco: PRECO }];
    const tarde = await comprar({ ingressos });
    await expect(comprar({ ingressos })).rejects.toThrow(Esgotado);
    await mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    expect([await livresNo(showId), await doIngresso(tarde), (await situacao(tarde)).estado]).toEqual([
      2,
      'solto',
      'expirado',
    ]);
    expect(await acharFatura(banco(), tarde.fatura.id)).toMatchObject({ status: 19 });
    const maisTarde = await comprar({ ingressos });
    await mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    expect(await pagar(tarde)).toEqual([]);
    expect([await livresNo(showId), (await situacao(tarde)).estado]).toEqual([0, 'pago']);
    expect(await faturaDoPagamento(tarde)).toMatchObject({ status: 13, itens: [{ tipo: INGRESSO, quantidade: 2 }] });
    expect(await pagar(maisTarde, { vezes: 2 })).toEqual([maisTarde.valor]);
    expect(await situacao(maisTarde)).toMatchObject({ estado: 'devolvido', resultado: 'vagaOcupada' });
    await conferirInvariantes(mundo);
  });

  it('is paid with the wallet too, or refused where the wallet cannot bear it', async () => {
    const showId = await abrirShow(1);
    const { pessoa, fatura } = await comprar({ ingressos: [{ showId, quantos: 1, preco: PRECO }] });
    const { deps } = mundo.aplicacao;
    const peloSaldo = async () =>
      await emTransacao(deps.db, async (trx) => {
        await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: 4, custoMeio: centavos(0) });
        const origem = { saldo: PRECO };
        return await liquidarFatura(trx, deps, {
          faturaId: fatura.id,
          meio: 4,
          origem,
          agora: mundo.agora(),
          quem: 'usuario',
          usuarioId: pessoa.id,
        });
      });
    await expect(peloSaldo()).rejects.toMatchObject({ chave: 'saldoInsuficiente' });
    await depositar(mundo, pessoa, PRECO);
    expect([await peloSaldo(), await saldoDe(mundo, pessoa.id, 'disponivel')]).toEqual(['paga', 0]);
    expect(await peloSaldo()).toBe('jaPaga');
    await conferirInvariantes(mundo);
  });
});

describe('One order of several kinds', () => {
  it('is one invoice of a seat and of tickets, all held, all paid, in one transaction of the ledger', async () => {
    const [showId, grupo] = [await abrirShow(3), await criarGrupoAVenda(mundo, { vagas: 2 })];
    const compra = await comprar({ ingressos: [{ showId, quantos: 1, preco: PRECO }], grupo });
    expect(compra.valor).toBe(PRECO + DA_VAGA + CUSTO);
    expect([await livresNo(showId), await lotacaoDe(mundo, grupo.id)]).toEqual([
      2,
      { livres: 1, retidas: 1, ocupadas: 0 },
    ]);
    await pagar(compra);
    expect([await doIngresso(compra), await lotacaoDe(mundo, grupo.id)]).toEqual([
      'pago',
      { livres: 1, retidas: 0, ocupadas: 1 },
    ]);
    const transacoes = await banco()
      .selectFrom('transacoes')
      .select('motivo')
      .where('origem', '=', 'faturas')
      .where('origem_id', '=', compra.fatura.id)
      .execute();
    expect(transacoes).toEqual([{ motivo: 'compra' }]);
    await conferirInvariantes(mundo);
  });

  it('holds nothing when one of them is gone, and late money that finds one gone goes back whole', async () => {
    const [showId, grupo] = [await abrirShow(1), await criarGrupoAVenda(mundo, { vagas: 2 })];
    const ingressos = [{ showId, quantos: 1, preco: PRECO }];
    await expect(comprar({ ingressos: [{ showId, quantos: 2, preco: PRECO }], grupo })).rejects.toThrow(Esgotado);
    expect([await livresNo(showId), await lotacaoDe(mundo, grupo.id)]).toMatchObject([1, { livres: 2, retidas: 0 }]);
    const tarde = await comprar({ ingressos, grupo });
    await mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    expect([await livresNo(showId), await lotacaoDe(mundo, grupo.id)]).toMatchObject([1, { livres: 2, retidas: 0 }]);
    await pagar(await comprar({ ingressos }));
    expect(await pagar(tarde)).toEqual([tarde.valor]);
    expect(await lotacaoDe(mundo, grupo.id)).toMatchObject({ livres: 2, ocupadas: 0 });
    await conferirInvariantes(mundo);
  });
});
