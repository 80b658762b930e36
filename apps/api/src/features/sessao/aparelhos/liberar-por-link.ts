import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { usarLink } from '../links/links.ts';
import { marcarLiberada } from '../repository.ts';

/**
 * "Sim, sou eu": the browser that asked may go on. The person who presses the button opens no session here (spec A§2
 * /seguranca/liberacao/{hash}).
 */
export async function liberarPorLink(
  { deps, agora }: Contexto,
  { body: { hash } }: Recebida<typeof sessao.liberarPorLink>,
): Promise<void> {
  return await emTransacao(deps.db, async (trx) => {
    const link = (await usarLink(trx, { token: hash, tipos: ['liberacao'], agora })) ?? recusar('linkVencido');
    if (link.liberacao === null || !(await marcarLiberada(trx, { hash: link.liberacao, agora })))
      recusar('linkVencido');
  });
}
