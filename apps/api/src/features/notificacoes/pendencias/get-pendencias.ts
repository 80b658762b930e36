import type { Resposta } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { FonteDePendencias } from '../../../http/feature.ts';
import { pendenciasDaPessoa } from './pendencias.ts';

/**
 * The matters that wait for the person, critical ones first, and which of them is shown over the page (spec A§7; REGRAS
 * 1).
 */
export async function getPendencias(
  ctx: ContextoUsuario,
  fontes: readonly FonteDePendencias[],
): Promise<Resposta<typeof notificacoes.getPendencias>> {
  const { db, usuario } = ctx;
  const pendencias = await pendenciasDaPessoa(ctx, fontes);
  const vistas = await db
    .selectFrom('pendencias_vistas')
    .select('pendencia')
    .where('usuario_id', '=', usuario.id)
    .where((e) => e.or([e('sessao_id', 'is', null), e('sessao_id', '=', usuario.sessaoId)]))
    .execute();
  const jaVistas = new Set(vistas.map(({ pendencia }) => pendencia));
  return {
    pendencias: pendencias.map(({ irrompe, ...p }) => ({ ...p, bursting: irrompe && !jaVistas.has(p.id) })),
  };
}
