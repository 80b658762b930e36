import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada } from '@rateia/contracts/retirada';
import { centavos } from '@rateia/domain/dinheiro';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirValidacoes } from '../../cadastro/index.ts';
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
  exigirPossivel(valor, situacao, regras);
  if (body.idChave !== undefined) {
    await exigirDestino(db, deps, { idChave: body.idChave, usuarioId: usuario.id, agora });
  }
  const custos = custosDe(valor, situacao, regras);
  const revisaoManual = (await motivosDe(ctx, valor)).length > 0;
  return {
    valor,
    ...custos,
    linhas: linhasDaRetirada({ valor, ...custos }),
    revisaoManual,
    previsao: previsaoAntes(agora, revisaoManual, regras),
  };
}
