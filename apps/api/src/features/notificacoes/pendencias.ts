import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { PendenciaDaPessoa } from '@rateia/domain/notificacoes/pendencias';
import { porUrgencia } from '@rateia/domain/notificacoes/pendencias';
import { ID_TIPO_PENDENCIA } from '@rateia/domain/notificacoes/tipo-pendencia';
import type { Executor } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import type { Deps } from '../../http/deps.ts';
import { recusar } from '../../http/erros.ts';

/** What a feature knows to be waiting for a person now, from its own facts. */
export type FonteDePendencias = (
  db: Executor,
  p: { readonly usuarioId: number; readonly agora: string; readonly deps: Deps },
) => Promise<readonly PendenciaDaPessoa[]>;

/** What waits for the person, critical first, and which of it is shown over the page (spec A§7; REGRAS 1). */
export const getPendencias = async (
  ctx: ContextoUsuario,
  fontes: readonly FonteDePendencias[],
): Promise<Resposta<typeof notificacoes.getPendencias>> => {
  const { db, usuario } = ctx;
  const pendencias = await todas(ctx, fontes);
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
};

/**
 * It was seen. An alert never bursts again; a critical one not in this session, and the answer is the refusal that leads
 * to where it is solved. What is seen stays so although the call is refused (REGRAS 1, "bursting pendency").
 */
export const verPendencia = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof notificacoes.verPendencia>,
  fontes: readonly FonteDePendencias[],
): Promise<void> => {
  const { db, usuario, agora } = ctx;
  const pendencia = (await todas(ctx, fontes)).find((p) => p.id === id) ?? recusar('naoEncontrado');
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
};

const todas = async (
  { db, deps, usuario, agora }: ContextoUsuario,
  fontes: readonly FonteDePendencias[],
): Promise<readonly PendenciaDaPessoa[]> => {
  const partes = await Promise.all(fontes.map((fonte) => fonte(db, { usuarioId: usuario.id, agora, deps })));
  return porUrgencia(partes.flat());
};
