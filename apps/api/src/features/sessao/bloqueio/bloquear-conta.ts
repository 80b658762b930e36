import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { usarLink } from '../links/links.ts';
import { esquecerSessoes } from '../sessoes/encerrar-sessoes.ts';
import { bloquearPeloDono } from './bloquear-pelo-dono.ts';

/** The button of the page that a link of ours opened: "Não fui eu" (spec A§7 POST /seguranca/conta/bloquear). */
export async function bloquearConta(
  { deps, agora, ip, requestId }: Contexto,
  { body: { hash } }: Recebida<typeof sessao.bloquearConta>,
): Promise<void> {
  const encerradas = await emTransacao(deps.db, async (trx) => {
    const link =
      (await usarLink(trx, { token: hash, tipos: ['bloqueio', 'liberacao'], agora })) ?? recusar('linkVencido');
    const { usuarioId, dispositivoId } = link;
    return await bloquearPeloDono(trx, deps, { usuarioId, dispositivoId, agora, ip, requestId, como: 'link' });
  });
  esquecerSessoes(deps, encerradas);
}
