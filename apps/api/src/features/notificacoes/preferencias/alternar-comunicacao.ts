import type { Recebida } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import { COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { ExigirMaioridade } from './exigir-idade-para-loterias.ts';
import { exigirIdadeParaLoterias } from './exigir-idade-para-loterias.ts';
import { mudarPreferencias } from './mudar-preferencias.ts';
import type { PreferenciaComunicacao } from './preferencia-presenter.ts';
import { apresentarPreferencias } from './preferencia-presenter.ts';

/** Turns one switch; the one over all e-mail has no other contact method (spec A§7 PATCH preferencia-comunicacao). */
export async function alternarComunicacao(
  ctx: ContextoUsuario,
  { params, body: { ativo, meio } }: Recebida<typeof notificacoes.alternarComunicacao>,
  exigirMaioridade: ExigirMaioridade,
): Promise<PreferenciaComunicacao> {
  const { deps, usuario, agora, ip } = ctx;
  const categoria = params.enum;
  const canal = categoria === COMUNICACAO.atualizacaoPorEmail.id ? 'email' : meio;
  const mudancas = [{ categoria, canal, ativa: ativo }];
  await exigirIdadeParaLoterias(ctx, exigirMaioridade, mudancas);
  await emTransacao(deps.db, (trx) =>
    mudarPreferencias(trx, { usuarioId: usuario.id, mudancas, origem: 'preferencias', agora, ip }),
  );
  return await apresentarPreferencias({ ...deps, usuarioId: usuario.id });
}
