import type { Recebida } from '@rateia/contracts/chamada';
import type { indicacao } from '@rateia/contracts/indicacao';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { CONVIDAR_POR_CONTATO } from '../agenda.ts';
import { contarConvite } from '../usos.ts';
import { CONTEXTO_DO_CONTATO } from './contexto-do-contato.ts';

/**
 * Invites the person with this e-mail or phone. A job looks the person up: answer and time are the same whether or not
 * somebody has it (ASVS 6.3.8).
 */
export async function convidarPorContato(
  { deps, db, usuario, agora, requestId }: ContextoUsuario,
  { body: { contato, relacionamento } }: Recebida<typeof indicacao.convidarPorContato>,
): Promise<void> {
  const { convitesPorDia: maximo } = (await deps.regras()).rede;
  const contatoCifrado = deps.cifra.cifrar(contato, CONTEXTO_DO_CONTATO).toString('base64');
  await emTransacao(db, async (trx) => {
    await contarConvite(trx, { usuarioId: usuario.id, agora, maximo });
    await enfileirar(
      trx,
      CONVIDAR_POR_CONTATO,
      { usuarioId: usuario.id, contatoCifrado, relacionamento },
      { requestId },
    );
  });
}
