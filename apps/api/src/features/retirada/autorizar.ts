import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada as contrato } from '@rateia/contracts/retirada';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { emTransacao } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { agendarPrazo, cancelarPrazos } from '../../db/prazos.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { notificar } from '../notificacoes/index.ts';
import { conferirPin, exigirSegundoFator } from '../sessao/index.ts';
import { exigirDestino } from './destino.ts';
import { moverRetirada } from './mover-retirada.ts';
import { vinculoDaRetirada } from './pin-da-retirada.ts';
import { limiteDaAnalise, mostrarRetirada } from './presenter.ts';
import { travarDoUsuario } from './repository.ts';
import { motivosDe } from './risco.ts';
import { exigirPossivel, situacaoDe } from './situacao.ts';

/**
 * The code was given, and the second factor of who has one: the amount leaves the wallet, and the payout goes out by
 * itself or waits for a person (REGRAS 2.6). Limits and destination are looked at again, for time has passed since the draft.
 */
export const autorizar = async (ctx: ContextoUsuario, { params, body }: Recebida<typeof contrato.autorizar>) =>
  await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora, requestId } = ctx;
    const regras = await deps.regras();
    const retirada =
      (await travarDoUsuario(trx, { idPublico: params.id, usuarioId: usuario.id })) ?? recusar('naoEncontrado');
    if (retirada.estado !== ID_ESTADO_RETIRADA.aguardandoPin) return recusar('transicaoRecusada');
    await conferirPin(trx, deps, { vinculo: vinculoDaRetirada(retirada), pin: body.pin, agora });
    exigirPossivel(retirada.valor, await situacaoDe(trx, deps, { usuarioId: usuario.id, agora }), regras);
    await exigirDestino(trx, deps, { idChave: retirada.chavePixId ?? 0, usuarioId: usuario.id, agora });
    await exigirSegundoFator(trx, ctx, 'retirada');
    const motivos = await motivosDe({ ...ctx, db: trx }, retirada.valor);
    const revisaoManual = motivos.length > 0;
    const movida = await moverRetirada(trx, retirada, {
      evento: 'autorizar',
      quem: 'usuario',
      usuarioId: usuario.id,
      agora,
      mudar: { autorizada_em: agora, revisao_manual: revisaoManual, motivos_revisao: [...motivos] },
      dados: { motivos },
    });
    if (movida === undefined) return recusar('transicaoRecusada');
    await cancelarPrazos(trx, { tipos: ['retirada.expira'], alvoId: retirada.id });
    if (revisaoManual) {
      const venceEm = limiteDaAnalise(agora, regras);
      await agendarPrazo(trx, { tipo: 'retirada.analiseVence', alvoId: retirada.id, venceEm, agora });
      await notificar(trx, {
        usuarioId: usuario.id,
        modelo: 'retiradaEmAnalise',
        dados: { valor: retirada.valor, id: retirada.idPublico },
        fato: retirada.id,
        agora,
        requestId,
      });
    } else {
      await enfileirar(
        trx,
        'enviarRetirada',
        { retiradaId: retirada.id },
        { chave: `enviarRetirada:${retirada.id}`, requestId },
      );
    }
    const autorizada = { ...movida, revisaoManual, motivosRevisao: motivos, autorizadaEm: agora };
    return await mostrarRetirada(trx, deps.cifra, { retirada: autorizada, regras, agora });
  });
