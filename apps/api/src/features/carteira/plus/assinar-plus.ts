import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { MEIOS_DO_PLUS } from '@rateia/domain/carteira/plus';
import { somarMinutos } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao, porUltimo } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import { exigirSaldo, saldoDisponivel } from '../../livro/index.ts';
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
import { pedirPlus } from './pedir-plus.ts';

type Contrato = typeof carteira.assinarPlus;

/** Buys a month of Plus: by the balance at once, or by Pix, and it follows the month that runs (REGRAS 2.32). */
export async function assinarPlus(
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { agora, usuario, deps } = ctx;
  exigirTermos(usuario);
  const regras = await deps.regras();
  if (!regras.plus.ligado) return recusar('plusIndisponivel');
  if (!MEIOS_DO_PLUS.includes(pedido.meioPagamento)) return recusar('meioPagamentoIndisponivel');
  const meio = await exigirMeio(deps, pedido.meioPagamento);
  const { custoMeio, total: valor } = precoPorMeio(regras.plus.mensal, meio.regra, regras);
  if (valor !== pedido.valorTotal) return recusar('precoMudou', { dados: { valorTotal: valor } });
  return await emTransacao(ctx.db, async (trx) => {
    const fatura = { ...(await reterMes(trx, ctx)), custoMeio };
    const { id: idFatura } = fatura;
    if (cobraPorProvedor(meio)) {
      await definirMeioDaFatura(trx, { faturaId: idFatura, meioPagamento: meio.regra.id, custoMeio });
      const espera = { fatura, meioPagamento: meio.regra.id, valor, agora };
      return { idFatura, estado: 'aguardandoPagamento', idPagamento: await esperarPagamento(trx, deps, espera), valor };
    }
    exigirSaldo({ saldo: await saldoDisponivel(trx, usuario.id), valor });
    const pagamento = { fatura, meio: meio.regra.id, origem: { saldo: valor }, agora, usuarioId: usuario.id } as const;
    const plano = await planejarPagamento(trx, deps, { ...pagamento, quem: 'usuario' });
    porUltimo(trx, async () => await pagarPedido(trx, plano));
    return { idFatura, estado: 'paga', idPagamento: null, valor };
  });
}

async function reterMes(trx: Trx, { agora, usuario, deps }: ContextoUsuario) {
  const { plus, vagas } = await deps.regras();
  const ate = somarMinutos(agora, vagas.minutosDeRetencao);
  const itens = [pedirPlus({ usuarioId: usuario.id, valor: plus.mensal })];
  const id = await reter(trx, { usuarioId: usuario.id, itens, ate, agora });
  const fatura = id === undefined ? undefined : await acharFatura(trx, id);
  return fatura ?? recusar('erroInterno');
}
