import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada as contrato } from '@rateia/contracts/retirada';
import { formatarValor } from '@rateia/domain/dinheiro';
import type { Regras } from '@rateia/domain/regras';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { emTransacao } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { conferirPin, exigirSegundoFator } from '../../sessao/index.ts';
import { RETIRADA_EXPIRA } from '../agenda.ts';
import { exigirDestino } from '../destino/destino.ts';
import { janelaAgora } from '../limites/janela-agora.ts';
import type { Situacao } from '../limites/situacao.ts';
import { custosDe, exigirPossivel, passaDoLimiteDoCpf, situacaoDe } from '../limites/situacao.ts';
import { moverRetirada } from '../mover-retirada.ts';
import { mostrarRetirada } from '../presenter.ts';
import type { Retirada } from '../repository.ts';
import { travarDoUsuario } from '../repository.ts';
import { motivosDe } from '../revisao/risco.ts';
import { seguirAutorizada } from '../revisao/seguir-autorizada.ts';
import { vinculoDaRetirada } from './pin-da-retirada.ts';

/**
 * Authorises a withdrawal with its code, and with the second factor of a person who has one. The amount leaves the
 * wallet, and the payout is sent automatically or waits for the staff (REGRAS 2.6). Limits, fee and destination are
 * checked again, because time has passed since the draft.
 */
export async function autorizarRetirada(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof contrato.autorizarRetirada>,
) {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora, requestId } = ctx;
    const regras = await deps.regras();
    const retirada =
      (await travarDoUsuario(trx, { idPublico: params.id, usuarioId: usuario.id })) ?? recusar('naoEncontrado');
    if (retirada.estado !== ID_ESTADO_RETIRADA.aguardandoPin) return recusar('transicaoRecusada');
    await conferirPin(trx, deps, { vinculo: vinculoDaRetirada(retirada), pin: body.pin, agora });
    const situacao = await situacaoDe(trx, deps, { usuarioId: usuario.id, agora });
    exigirPossivel(retirada, situacao, regras);
    const custos = custosDeAgora(retirada, situacao, regras);
    await exigirDestino(trx, deps, {
      destino: destinoDa(retirada),
      usuarioId: usuario.id,
      agora,
      valorLiquido: custos.valorLiquido,
    });
    await exigirSegundoFator(trx, ctx, 'retirada');
    const pedido = { usuarioId: usuario.id, valor: retirada.valor, situacao, regras };
    const motivos = [
      ...(await motivosDe({ ...ctx, db: trx }, retirada)),
      ...((await passaDoLimiteDoCpf(trx, pedido)) ? (['limiteDoCpf'] as const) : []),
    ];
    const revisaoManual = motivos.length > 0;
    const movida = await moverRetirada(trx, retirada, {
      evento: 'autorizar',
      quem: 'usuario',
      usuarioId: usuario.id,
      agora,
      mudar: {
        autorizada_em: agora,
        valor_taxa: custos.valorTaxa,
        valor_custeio: custos.valorCusteio,
        revisao_manual: revisaoManual,
        motivos_revisao: [...motivos],
      },
      dados: { motivos },
    });
    if (movida === undefined) return recusar('transicaoRecusada');
    await cancelarPrazos(trx, { tipos: [RETIRADA_EXPIRA], alvoId: retirada.id });
    await seguirAutorizada(trx, deps, { retirada, revisaoManual, agora, requestId });
    const { chegaEm } = await janelaAgora(trx, deps, { tipo: retirada.tipo, agora });
    const autorizada = { ...movida, ...custos, revisaoManual, chegaEm, motivosRevisao: motivos, autorizadaEm: agora };
    return await mostrarRetirada(trx, deps.cifra, { retirada: autorizada, regras, agora });
  });
}

function destinoDa(r: Retirada) {
  return {
    tipoId: r.tipo,
    idChave: r.chavePixId ?? undefined,
    idConta: r.contaBancariaId ?? undefined,
    idBoleto: r.boletoId ?? undefined,
  };
}

/** The fee of this moment: one that became smaller is taken, a greater one must be seen before it is agreed to. */
function custosDeAgora(retirada: Retirada, situacao: Situacao, regras: Regras) {
  const custos = custosDe(retirada, situacao, regras);
  if (custos.valorLiquido >= retirada.valorLiquido) return custos;
  return recusar('retiradaTaxaMudou', {
    valores: { taxa: formatarValor(custos.valorTaxa) },
    dados: { valorTaxa: custos.valorTaxa, valorLiquido: custos.valorLiquido },
  });
}
