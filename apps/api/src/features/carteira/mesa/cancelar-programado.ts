import type { backofficeProgramados } from '@rateia/contracts/backoffice-programados';
import type { Recebida } from '@rateia/contracts/chamada';
import { ID_ESTADO_AUTORIZACAO } from '@rateia/domain/pagamentos/programado/autorizacao';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificarProgramado } from '../notificacoes.ts';
import { acharAutorizacao } from '../pix-programado/autorizacoes.ts';
import { encerrarAutorizacao } from '../pix-programado/encerrar-autorizacao.ts';
import { travarAssinatura } from '../repository.ts';

type Contrato = typeof backofficeProgramados.cancelarProgramado;

/** Ends an authorisation for its person, here and at the bank; one that stood is told to its person (REGRAS 2.8, 2.15). */
export async function cancelarProgramado(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Recebida<Contrato>,
): Promise<void> {
  const { agora, usuario, ip } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    const achada = await acharAutorizacao(trx, id);
    if (achada === undefined) return recusar('naoEncontrado');
    await travarAssinatura(trx, achada.assinatura_id);
    const fim = { autorizacaoId: id, evento: 'cancelar', quem: 'operador', usuarioId: usuario.id, agora } as const;
    if (!(await encerrarAutorizacao(trx, fim))) return recusar('transicaoRecusada');
    if (achada.estado === ID_ESTADO_AUTORIZACAO.aprovada)
      await notificarProgramado(trx, { autorizacaoId: id, modelo: 'pixProgramadoEncerrado', agora });
    const alvo = `pixProgramado:${id}`;
    await registrarAuditoria(trx, {
      ...{ usuarioId: usuario.id, acao: 'pixProgramado.cancelar', alvo, dados: { mensagem }, ip, em: agora },
    });
  });
}
