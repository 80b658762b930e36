import type { Recebida } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import { ID_TIPO_PENDENCIA } from '@rateia/domain/notificacoes/tipo-pendencia';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { FonteDePendencias } from '../../../http/feature.ts';
import { pendenciasDaPessoa } from './pendencias.ts';

/**
 * Notes that a pendency was seen. An alert never bursts again; a critical one does not burst again in this session, and
 * the answer is the refusal that leads to its solution. The note stays although the call is refused (REGRAS 1,
 * "bursting pendency").
 */
export async function verPendencia(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof notificacoes.verPendencia>,
  fontes: readonly FonteDePendencias[],
): Promise<void> {
  const { db, usuario, agora } = ctx;
  const pendencia = (await pendenciasDaPessoa(ctx, fontes)).find((p) => p.id === id) ?? recusar('naoEncontrado');
  const critica = pendencia.tipo === ID_TIPO_PENDENCIA.critico;
  await db
    .insertInto('pendencias_vistas')
    .values({
      usuario_id: usuario.id,
      pendencia: id,
      sessao_id: critica ? usuario.sessaoId : null,
      vista_em: agora,
    })
    .onConflict((c) => c.doNothing())
    .execute();
  if (critica) recusar('pendenciaCritica', { valores: { mensagem: pendencia.mensagem }, link: pendencia.link });
}
