import type { Trx } from '../../../../db/banco.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { notificar } from '../../../notificacoes/index.ts';

/** Tells an administrator what the operation did to his group, and why (REGRAS 2.1). */
export async function contarAoAdministrador(
  trx: Trx,
  { requestId, agora }: ContextoUsuario,
  noticia: {
    readonly administradorId: number;
    readonly assunto: string;
    readonly fato: string;
    /** The operator's words. */
    readonly mensagem: string;
  },
): Promise<void> {
  return await notificar(trx, {
    usuarioId: noticia.administradorId,
    modelo: 'mensagemDaEquipe',
    dados: { assunto: noticia.assunto, mensagem: `${noticia.fato}\n\n${noticia.mensagem}` },
    fato: requestId,
    agora,
  });
}
