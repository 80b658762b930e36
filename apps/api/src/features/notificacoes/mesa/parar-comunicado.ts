import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { pararEnvioDoComunicado } from '../comunicados/parar-envio-do-comunicado.ts';

/** Stops an announcement: it reaches nobody else. */
export async function pararComunicado(
  { db, usuario, agora, ip }: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.pararComunicado>,
): Promise<void> {
  return await emTransacao(db, async (trx) => {
    const feito = await pararEnvioDoComunicado(trx, { id, operadorId: usuario.id, agora });
    if (feito === 'inexistente') recusar('naoEncontrado');
    if (feito === 'terminado') recusar('conflito', { message: 'Este comunicado já terminou.' });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'comunicado.parar',
      alvo: `comunicado:${id}`,
      ip,
      em: agora,
    });
  });
}
