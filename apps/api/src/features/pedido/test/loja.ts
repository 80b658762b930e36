import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { emTransacao } from '../../../db/banco.ts';
import type { FaturaComItens, PedidoDeItem } from '../../../http/itens.ts';
import { criarMundo } from '../../../test/app.ts';
import type { GrupoAVenda } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { pedirEntrada } from '../../checkout/itens/pedir-entrada.ts';
import { criarPagamento } from '../../pagamentos/index.ts';
import type { Noticia } from '../../pagamentos/meios/meio.ts';
import { registrarMeio } from '../../pagamentos/meios/meios.ts';
import { guardarNoticia } from '../../pagamentos/noticias/guardar-noticia.ts';
import { escreverRecebido } from '../../pagamentos/noticias/noticia.ts';
import {
  abrirContaDoProvedor,
  CUSTO,
  criarProvedorInventado,
  MEIO_INVENTADO,
  PROVEDOR_INVENTADO,
} from '../../pagamentos/test/meio-inventado.ts';
import { acharFatura, definirMeioDaFatura, estenderRetencao, reter } from '../index.ts';
import type { PedidoDeIngresso } from './item-inventado.ts';
import { abrirBilheteria, INGRESSO, ingresso, ingressoDe, pedirIngresso } from './item-inventado.ts';

export const PRECO = centavos(3_000);
/** Two months of one seat: 20,00 and its fee of 1,60, doubled by the deposit. */
export const DA_VAGA = centavos(4_320);

export class Esgotado extends Error {}

type Carrinho = { readonly ingressos: readonly PedidoDeIngresso[]; readonly grupos?: readonly GrupoAVenda[] };
export type Compra = {
  readonly pessoa: Pessoa;
  /** Public id of its payment. */
  readonly id: string;
  readonly fatura: FaturaComItens;
  readonly valor: Centavos;
};
export type Loja = Awaited<ReturnType<typeof abrirLoja>>;

/** A world that sells an invented thing, which is paid by an invented means, alone and together with seats. */
export async function abrirLoja() {
  const mundo = await criarMundo({ itens: { [INGRESSO]: ingresso } });
  await abrirBilheteria(mundo);
  await abrirContaDoProvedor(mundo);
  const provedor = criarProvedorInventado();
  const esquecer = registrarMeio(provedor.meio);
  let shows = 0;
  // Its last act checks every invariant of the ledger.
  async function encerrar() {
    esquecer();
    await mundo.encerrar();
  }

  function banco() {
    return mundo.aplicacao.deps.db;
  }
  async function abrirShow(livres: number): Promise<number> {
    shows += 1;
    await sql`insert into sessoes_de_show values (${shows}, ${livres})`.execute(banco());
    return shows;
  }
  async function livresNo(showId: number): Promise<number | undefined> {
    return (
      await sql<{ readonly livres: number }>`select livres from sessoes_de_show where id = ${showId}`.execute(banco())
    ).rows[0]?.livres;
  }

  function daVaga(grupo: GrupoAVenda, { id: usuarioId }: Pessoa, ate: string): PedidoDeItem {
    const { id: grupoId, valorSemTaxas, valorTaxa } = grupo;
    const entrada = { grupoId, usuarioId, vagas: 1, valorSemTaxas, valorTaxa, exigeCaucao: true };
    return pedirEntrada({ ...entrada, relacionamento: null, pais: null, agora: mundo.agora(), ate });
  }

  /** Does the work of a call that sells: holds one order with all items, and opens its payment by the invented means. */
  async function comprar({ ingressos, grupos = [] }: Carrinho): Promise<Compra> {
    const { deps } = mundo.aplicacao;
    const pessoa = await criarPessoa(mundo);
    const agora = mundo.agora();
    const ate = provedor.meio.regra.expiraEm(agora, await deps.regras());
    const feita = await emTransacao(deps.db, async (trx) => {
      const itens = [
        ...ingressos.map((pedido) => pedirIngresso(pedido)),
        ...grupos.map((grupo) => daVaga(grupo, pessoa, ate)),
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
  }
  async function situacao({ id, pessoa }: Compra) {
    return (await mundo.chamar('getPagamentoStatus', { id }, { como: pessoa })).corpo;
  }
  async function pagar(
    compra: Compra,
    { vezes = 1, valor = compra.valor }: { readonly vezes?: number; readonly valor?: Centavos } = {},
  ) {
    const { identificadorPagamento: vale } = await situacao(compra);
    const { id, recebido }: Noticia = provedor.pagar({ vale, valor, em: mundo.agora() });
    const noticia = { provedor: PROVEDOR_INVENTADO, id, corpo: escreverRecebido(recebido), agora: mundo.agora() };
    for (let n = 0; n < vezes; n += 1) {
      await emTransacao(banco(), (trx) => guardarNoticia(trx, noticia));
      await mundo.assentar();
    }
    return provedor.devolvidos.filter(({ referencia }) => referencia === recebido.referencia).map((d) => d.valor);
  }
  async function doIngresso({ fatura }: Compra): Promise<string> {
    return (await ingressoDe(banco(), fatura.itens[0]?.id ?? 0)).situacao;
  }
  async function faturaDoPagamento({ id }: Compra) {
    const { fatura_id } = await banco()
      .selectFrom('pagamentos')
      .select('fatura_id')
      .where('id_publico', '=', id)
      .executeTakeFirstOrThrow();
    return await acharFatura(banco(), fatura_id ?? 0);
  }
  return {
    mundo,
    provedor,
    encerrar,
    banco,
    abrirShow,
    livresNo,
    comprar,
    situacao,
    pagar,
    doIngresso,
    faturaDoPagamento,
  };
}
