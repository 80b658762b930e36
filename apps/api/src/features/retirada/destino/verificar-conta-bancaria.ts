import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada } from '@rateia/contracts/retirada';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { acharBanco, mascararConta } from '@rateia/domain/retirada/bancos';
import { ID_STATUS_CONTA_BANCARIA, podeReceberEm } from '@rateia/domain/retirada/regras';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirConfirmacaoForte, notificarComBloqueio } from '../../sessao/index.ts';
import { mostrarConta } from '../presenter.ts';
import { acharConta, confirmarConta } from './contas.ts';

/**
 * Confirms an account by the code 215, or the second factor of a person who has one. It rests 24 h from now on, and its
 * owner is told (spec B§2 /carteira/conta/{id}/verificar; REGRAS 2.6).
 */
export async function verificarContaBancaria(
  ctx: ContextoUsuario,
  { params }: Recebida<typeof retirada.verificarContaBancaria>,
) {
  const { deps, usuario, agora, requestId } = ctx;
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    const dela = { id: params.id, usuarioId: usuario.id };
    const conta = (await acharConta(trx, deps.cifra, dela)) ?? recusar('naoEncontrado');
    if (conta.status === ID_STATUS_CONTA_BANCARIA.verificada) return mostrarConta(conta, agora);
    await exigirConfirmacaoForte(trx, ctx, 'contaBancaria');
    const desde = podeReceberEm(agora, regras);
    await confirmarConta(trx, { id: conta.id, agora, podeReceberEm: desde });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'contaBancaria.confirmar',
      alvo: `contaBancaria:${conta.id}`,
      ip: ctx.ip,
      em: agora,
    });
    const qual = `${acharBanco(conta.banco)?.nome ?? conta.banco}, conta ${mascararConta(conta.conta)}`;
    await notificarComBloqueio(trx, deps, {
      usuarioId: usuario.id,
      modelo: 'contaBancariaConfirmada',
      dados: { conta: qual, aPartirDe: formatarMomento(desde) },
      fato: conta.id,
      agora,
      requestId,
    });
    const { verificada: status } = ID_STATUS_CONTA_BANCARIA;
    return mostrarConta({ ...conta, status, podeReceberEm: desde }, agora);
  });
}
