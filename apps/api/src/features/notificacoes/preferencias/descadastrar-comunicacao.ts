import type { Recebida } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import { COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { lerDescadastro } from './descadastro-link.ts';
import { mudarPreferencias } from './mudar-preferencias.ts';
import { travarContaViva } from './preferencia-repository.ts';

/**
 * Stops the e-mails of one category, or all that may be stopped. A hash that is not ours, or that belongs to a deleted
 * account, gets the same answer as a valid one, and nothing is written (spec A§2 /unsubscribe/{hash}; RFC 8058; REGRAS
 * 2.17).
 */
export async function descadastrarComunicacao(
  { deps, agora, ip }: Contexto,
  { params, body }: Recebida<typeof notificacoes.descadastrarComunicacao>,
): Promise<void> {
  const pedido = lerDescadastro(deps.cifra, params.hash);
  if (pedido === undefined) return;
  const categoria = body?.tudo === true ? COMUNICACAO.atualizacaoPorEmail.id : pedido.categoria;
  const { usuarioId } = pedido;
  await emTransacao(deps.db, async (trx) => {
    if (!(await travarContaViva(trx, usuarioId))) return;
    const mudancas = [{ categoria, canal: 'email', ativa: false }] as const;
    await mudarPreferencias(trx, { usuarioId, mudancas, origem: 'descadastro', agora, ip });
  });
}
