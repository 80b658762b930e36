import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { bloquearPeloDono } from '../bloqueio/bloquear-pelo-dono.ts';
import { esquecerSessoes } from '../sessoes/encerrar-sessoes.ts';
import { findAparelho } from './aparelhos-repository.ts';

/** "Não fui eu", from the list: the account is blocked with everything that is open in it (spec A§4, A§7 conta/bloquear). */
export async function recusarDispositivo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof seguranca.recusarDispositivo>,
): Promise<void> {
  const { deps, usuario, agora, ip, requestId } = ctx;
  const { id: usuarioId } = usuario;
  const encerradas = await emTransacao(deps.db, async (trx) => {
    if ((await findAparelho(trx, { usuarioId, id })) === undefined) recusar('naoEncontrado');
    if (id === usuario.dispositivoId) recusar('aparelhoAtual');
    return await bloquearPeloDono(trx, deps, {
      usuarioId,
      dispositivoId: id,
      agora,
      ip,
      requestId,
      como: 'aparelho',
    });
  });
  esquecerSessoes(deps, encerradas);
}
