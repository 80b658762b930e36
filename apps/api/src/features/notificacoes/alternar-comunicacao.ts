import type { Recebida } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import { COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { mudarPreferencias } from './mudar-preferencias.ts';
import type { PreferenciaComunicacao } from './preferencia-presenter.ts';
import { apresentarPreferencias } from './preferencia-presenter.ts';

/** Turns one switch; the one over all e-mail has no other contact method (spec A§7 PATCH preferencia-comunicacao). */
export const alternarComunicacao = async (
  { deps, usuario, agora, ip }: ContextoUsuario,
  { params, body: { ativo, meio } }: Recebida<typeof notificacoes.alternarComunicacao>,
): Promise<PreferenciaComunicacao> => {
  const categoria = params.enum;
  const canal = categoria === COMUNICACAO.atualizacaoPorEmail.id ? 'email' : meio;
  await emTransacao(deps.db, (trx) =>
    mudarPreferencias(trx, {
      usuarioId: usuario.id,
      mudancas: [{ categoria, canal, ativa: ativo }],
      origem: 'preferencias',
      agora,
      ip,
    }),
  );
  return await apresentarPreferencias({ ...deps, usuarioId: usuario.id });
};
