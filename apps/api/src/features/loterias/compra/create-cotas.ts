import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { somarMinutos } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import { multiplicar, somar } from '@rateia/domain/dinheiro';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import { MEIOS_DA_COTA } from '@rateia/domain/loterias/cota';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao, porUltimo } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import type { FaturaComItens } from '../../../http/itens.ts';
import { exigirSaldo, saldoDisponivel } from '../../livro/index.ts';
import type { MeioDePagamento } from '../../pagamentos/index.ts';
import { cobraPorProvedor, exigirMeio } from '../../pagamentos/index.ts';
import {
  acharFatura,
  definirMeioDaFatura,
  esperarPagamento,
  pagarPedido,
  planejarPagamento,
  precoPorMeio,
  reter,
} from '../../pedido/index.ts';
import { compartilharVenda, concursosDoBolao } from '../boloes/bolao.ts';
import type { BolaoVisivel } from '../boloes/exigir-bolao.ts';
import { exigirBolao } from '../boloes/exigir-bolao.ts';
import { precoDaCota } from '../boloes/presenter.ts';
import { pedirCotas } from '../itens/pedir-cotas.ts';
import { exigirJogoPermitido, exigirQuePossaJogar } from '../jogo-responsavel/exigir-jogo-permitido.ts';

type Contrato = typeof contrato.createCotas;

/** Buys cotas: by the balance at once, by Pix with the cotas held while it is paid (spec B§2 /loteria/:id; REGRAS 2.12). */
export async function createCotas(
  ctx: ContextoUsuario,
  { params, body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  exigirTermos(ctx.usuario);
  const loterias = (await concursosDoBolao(ctx.db, params.id)).map(({ loteria }) => loteria);
  if (loterias.length === 0) recusar('bolaoNaoEncontrado');
  await exigirQuePossaJogar(ctx, loterias);
  const visivel = await exigirBolao(ctx, params.id);
  return await comprar(ctx, { itens: [{ ...visivel, cotas: pedido.cotas }], loterias, pedido });
}

type CotasDe = Pick<BolaoVisivel, 'bolao'> & { readonly cotas: number };
type Compra = {
  readonly itens: readonly CotasDe[];
  readonly loterias: readonly SlugDaLoteria[];
  readonly pedido: { readonly meioPagamento: number; readonly valorTotal: number };
};

/** One order of cotas of one pool or of several: all are held and paid, or none (REGRAS 2.12, 2.18). */
export async function comprar(ctx: ContextoUsuario, { itens, loterias, pedido }: Compra): Promise<Resposta<Contrato>> {
  const { agora, usuario, deps } = ctx;
  exigirTermos(usuario);
  for (const item of itens) exigirAVenda(item, agora);
  if (!MEIOS_DA_COTA.includes(pedido.meioPagamento)) recusar('meioPagamentoIndisponivel');
  const meio = await exigirMeio(deps, pedido.meioPagamento);
  return await emTransacao(ctx.db, async (trx) => {
    const emOrdem = itens.toSorted((a, b) => a.bolao.id - b.bolao.id);
    for (const { bolao } of emOrdem) await compartilharVenda(trx, bolao.id);
    const semCusto = somar(...emOrdem.map(({ bolao, cotas }) => multiplicar(precoDaCota(bolao), cotas)));
    await exigirJogoPermitido({ ...ctx, db: trx }, { loterias, valor: semCusto });
    const fatura = await reterCotas(trx, ctx, emOrdem);
    const { custoMeio, total: valor } = precoPorMeio(fatura.subtotal, meio.regra, await deps.regras());
    if (valor !== pedido.valorTotal) recusar('precoMudou', { dados: { valorTotal: valor } });
    const idPagamento = await pagar(trx, ctx, { fatura: { ...fatura, custoMeio }, meio });
    return { idFatura: fatura.id, estado: idPagamento === null ? 'paga' : 'aguardandoPagamento', idPagamento, valor };
  });
}

/** Refuses a pool that is sold no more, with the hour at which its sales ended (REGRAS 2.16). */
export function exigirAVenda({ bolao }: Pick<BolaoVisivel, 'bolao'>, agora: string): void {
  if (bolao.estado !== ID_ESTADO_BOLAO.aVenda || bolao.vendasAte <= agora)
    recusar('vendasTerminaram', { valores: { hora: formatarHora(bolao.vendasAte) } });
}

async function reterCotas(
  trx: Trx,
  { agora, usuario, deps }: ContextoUsuario,
  itens: readonly CotasDe[],
): Promise<FaturaComItens> {
  const { vagas } = await deps.regras();
  const ate = somarMinutos(agora, vagas.minutosDeRetencao);
  const pedidos = itens.map(({ bolao, cotas }) => pedirCotas({ bolao, usuarioId: usuario.id, cotas, agora, ate }));
  const id = await reter(trx, { usuarioId: usuario.id, itens: pedidos, ate, agora });
  const fatura = id === undefined ? undefined : await acharFatura(trx, id);
  return fatura ?? recusar('cotasInsuficientes');
}

/** The public id of the payment to wait for; null when the wallet paid. */
async function pagar(
  trx: Trx,
  { agora, usuario, deps }: ContextoUsuario,
  { fatura, meio }: { readonly fatura: FaturaComItens; readonly meio: MeioDePagamento },
): Promise<string | null> {
  const { regra } = meio;
  const { total: valor } = precoPorMeio(fatura.subtotal, regra, await deps.regras());
  if (cobraPorProvedor(meio)) {
    await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: regra.id, custoMeio: fatura.custoMeio });
    return await esperarPagamento(trx, deps, { fatura, meioPagamento: regra.id, valor, agora });
  }
  exigirSaldo({ saldo: await saldoDisponivel(trx, usuario.id), valor });
  const pagamento = { fatura, meio: regra.id, origem: { saldo: valor }, agora, usuarioId: usuario.id } as const;
  const plano = await planejarPagamento(trx, deps, { ...pagamento, quem: 'usuario' });
  porUltimo(trx, async () => await pagarPedido(trx, plano));
  return null;
}
