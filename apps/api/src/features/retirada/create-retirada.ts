import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada as contrato } from '@rateia/contracts/retirada';
import { somarMinutos } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { emTransacao } from '../../db/banco.ts';
import { agendarPrazo } from '../../db/prazos.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { exigirValidacoes } from '../cadastro/index.ts';
import { RETIRADA_EXPIRA } from './agenda.ts';
import { enviarPinDaRetirada } from './codigo/pin-da-retirada.ts';
import { exigirDestino } from './destino/destino.ts';
import { janelaAgora } from './limites/janela-agora.ts';
import { custosDe, exigirPossivel, situacaoDe } from './limites/situacao.ts';
import { exigirMovida, moverRetirada } from './mover-retirada.ts';
import { mostrarRetirada } from './presenter.ts';
import { inserirRetirada, travarEmPreparo, travarUsuario } from './repository.ts';
import { motivosDe } from './revisao/risco.ts';

/** Makes a withdrawal and sends its code; an earlier one that waits for its code is dropped (REGRAS 2.6 States). */
export async function createRetirada(ctx: ContextoUsuario, { body }: Recebida<typeof contrato.createRetirada>) {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const regras = await deps.regras();
    await exigirValidacoes(trx, usuario.id, ['telefone', 'email', 'dadosFiscais']);
    await travarUsuario(trx, usuario.id);
    const valor = centavos(body.valor);
    const situacao = await situacaoDe(trx, deps, { usuarioId: usuario.id, agora });
    exigirPossivel({ valor, tipo: body.tipoId }, situacao, regras);
    const custos = custosDe({ valor, tipo: body.tipoId }, situacao, regras);
    const { valorLiquido } = custos;
    const destino = await exigirDestino(trx, deps, { destino: body, usuarioId: usuario.id, agora, valorLiquido });
    for (const anterior of await travarEmPreparo(trx, usuario.id)) {
      await moverRetirada(trx, anterior, { evento: 'cancelar', quem: 'usuario', usuarioId: usuario.id, agora });
    }
    const rascunho = await inserirRetirada(trx, {
      usuarioId: usuario.id,
      tipo: body.tipoId,
      destino,
      valor,
      ...custos,
      criadaEm: agora,
    });
    const comPin = await enviarPinDaRetirada(trx, ctx, { retirada: rascunho, canal: body.canal });
    const venceEm = somarMinutos(agora, regras.retirada.minutosParaAutorizar);
    await agendarPrazo(trx, { tipo: RETIRADA_EXPIRA, alvoId: rascunho.id, venceEm, agora });
    const revisaoManual = (await motivosDe({ ...ctx, db: trx }, { valor, tipo: body.tipoId })).length > 0;
    const { chegaEm } = await janelaAgora(trx, deps, { tipo: body.tipoId, agora });
    const aguardando = exigirMovida(
      await moverRetirada(trx, comPin, {
        evento: 'pedirPin',
        quem: 'usuario',
        usuarioId: usuario.id,
        agora,
        // The owner reads this forecast until he authorises; then the decision is made again.
        mudar: { revisao_manual: revisaoManual, chega_em: chegaEm },
      }),
    );
    return await mostrarRetirada(trx, deps.cifra, {
      retirada: { ...aguardando, revisaoManual, chegaEm },
      regras,
      agora,
    });
  });
}
