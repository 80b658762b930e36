import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada } from '@rateia/contracts/retirada';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirValidacoes } from '../../cadastro/index.ts';
import { janelaAgora } from '../limites/janela-agora.ts';
import { custosDe, exigirPossivel, situacaoDe } from '../limites/situacao.ts';
import { linhasDaRetirada, previsaoAntes } from '../presenter.ts';
import { motivosDe } from '../revisao/risco.ts';
import { exigirDestino } from './destino.ts';

/** Checks an amount and its destination before the withdrawal is made, with fee and net (spec B§7). */
export async function validarConta(ctx: ContextoUsuario, { body }: Recebida<typeof retirada.validarConta>) {
  const { db, deps, usuario, agora } = ctx;
  await exigirValidacoes(db, usuario.id, ['telefone', 'email', 'dadosFiscais']);
  const regras = await deps.regras();
  const valor = centavos(body.valor);
  const situacao = await situacaoDe(db, deps, { usuarioId: usuario.id, agora });
  const pedido = { valor, tipo: body.tipoId };
  exigirPossivel(pedido, situacao, regras);
  const custos = custosDe(pedido, situacao, regras);
  const { valorLiquido } = custos;
  // Before a destination is chosen, only the amount is judged.
  if ((body.idChave ?? body.idConta ?? body.idBoleto) !== undefined)
    await exigirDestino(db, deps, { destino: body, usuarioId: usuario.id, agora, valorLiquido });
  const revisaoManual = (await motivosDe(ctx, pedido)).length > 0;
  const { chegaEm } = await janelaAgora(db, deps, { tipo: body.tipoId, agora });
  const prevista = { tipo: body.tipoId, revisaoManual, chegaEm };
  return {
    valor,
    ...custos,
    linhas: linhasDaRetirada({ valor, ...custos }),
    revisaoManual,
    previsao: previsaoAntes(agora, prevista, regras),
    chegaEm: body.tipoId === ID_TIPO_RETIRADA.pix ? null : chegaEm,
  };
}
