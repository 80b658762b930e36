import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { notificar } from '../../notificacoes/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';

/** Answers a person by e-mail in the operator's words, which stay in the trail (REGRAS 2.15). */
export async function enviarMensagem(
  ctx: ContextoUsuario,
  { params: { id }, body: { assunto, mensagem } }: Recebida<typeof backoffice.enviarMensagem>,
): Promise<void> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.mensagem',
    dados: { assunto, mensagem },
    fazer: async (trx) =>
      await notificar(trx, {
        usuarioId: id,
        modelo: 'mensagemDaEquipe',
        dados: { assunto, mensagem },
        fato: ctx.requestId,
        agora: ctx.agora,
      }),
  });
}
