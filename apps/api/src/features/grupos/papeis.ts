import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { noAr } from '@rateia/domain/grupos/estados';
import type { Executor } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import type { Papel } from '../../http/politicas.ts';
import { exigirPapel, temPapel } from '../../http/politicas.ts';
import { ehConvidado } from './convites/convites-repository.ts';
import { politicas } from './policies.ts';
import type { Assinatura, Grupo } from './repository.ts';
import { acharGrupo, assinaturaVivaDe } from './repository.ts';

/** Input of a call about one group of the path. */
export type PorId = { readonly params: { readonly id: number } };

/** The relation of a user to a group. */
export type RelacaoComGrupo = 'nenhuma' | 'membro' | 'exMembro' | 'administrador';

export async function relacaoCom(
  db: Executor,
  { grupo, usuarioId }: { readonly grupo: Pick<Grupo, 'id' | 'administradorId'>; readonly usuarioId: number },
): Promise<{ readonly relacao: RelacaoComGrupo; readonly assinatura: Assinatura | undefined }> {
  if (grupo.administradorId === usuarioId) return { relacao: 'administrador', assinatura: undefined };
  const assinatura = await assinaturaVivaDe(db, { grupoId: grupo.id, usuarioId });
  if (assinatura !== undefined) return { relacao: 'membro', assinatura };
  const antes = await db
    .selectFrom('assinaturas')
    .select('id')
    .where('grupo_id', '=', grupo.id)
    .where('usuario_id', '=', usuarioId)
    .where('paga_em', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return { relacao: antes === undefined ? 'nenhuma' : 'exMembro', assinatura: undefined };
}

/**
 * True if the group's page exists for a user: a public and living group for anybody, else only for its own people, and
 * for the invited while it lives (REGRAS 2.15).
 */
export async function grupoVisivel(db: Executor, grupoId: number, usuarioId: number): Promise<boolean> {
  const grupo = await acharGrupo(db, grupoId);
  if (grupo === undefined) return false;
  if (aberto(grupo)) return true;
  const { relacao } = await relacaoCom(db, { grupo, usuarioId });
  return ehDoGrupo(grupo, relacao) || (await convidado(db, grupo, usuarioId));
}

export function aberto(grupo: Grupo): boolean {
  return !privado(grupo) && noAr(grupo.status);
}

/** A former member of a private group is a stranger to it again. */
function ehDoGrupo(grupo: Grupo, relacao: RelacaoComGrupo): boolean {
  return relacao === 'administrador' || relacao === 'membro' || (relacao === 'exMembro' && !privado(grupo));
}

/** A person who accepted an invitation sees a living private group as anybody sees a public one (REGRAS 2.26). */
async function convidado(db: Executor, grupo: Grupo, usuarioId: number): Promise<boolean> {
  return noAr(grupo.status) && (await ehConvidado(db, { grupoId: grupo.id, usuarioId }));
}

function privado(grupo: Grupo): boolean {
  return grupo.visibilidade !== ID_VISIBILIDADE_GRUPO.publico;
}

/**
 * The group and the caller's relation to it; 404 when it does not exist for him, 403 when the call is not for that
 * relation.
 */
export async function exigirNoGrupo(
  db: Executor,
  {
    ctx,
    grupoId,
    chamada,
  }: { readonly ctx: ContextoUsuario; readonly grupoId: number; readonly chamada: keyof typeof politicas },
): Promise<{
  readonly grupo: Grupo;
  readonly relacao: RelacaoComGrupo;
  readonly assinatura: Assinatura | undefined;
}> {
  const grupo = await acharGrupo(db, grupoId);
  if (grupo === undefined) return recusar('grupoNaoEncontrado');
  const { relacao, assinatura } = await relacaoCom(db, { grupo, usuarioId: ctx.usuario.id });
  const linha = politicas[chamada];
  const daEquipe = temPapel(linha, ctx.usuario.papeis);
  const veComoTodos = aberto(grupo) || (!ehDoGrupo(grupo, relacao) && (await convidado(db, grupo, ctx.usuario.id)));
  if (!veComoTodos && !ehDoGrupo(grupo, relacao) && !daEquipe) return recusar('grupoNaoEncontrado');
  const papeis: readonly Papel[] = relacao === 'nenhuma' ? ctx.usuario.papeis : [relacao, ...ctx.usuario.papeis];
  exigirPapel(linha, veComoTodos ? ['usuario', ...papeis] : papeis);
  return { grupo, relacao, assinatura };
}

/** The caller's living membership in the group. */
export async function exigirMembro(
  db: Executor,
  {
    ctx,
    grupoId,
    chamada = 'confirmarAcesso',
  }: { readonly ctx: ContextoUsuario; readonly grupoId: number; readonly chamada?: keyof typeof politicas },
): Promise<Assinatura> {
  const { assinatura } = await exigirNoGrupo(db, { ctx, grupoId, chamada });
  return assinatura ?? recusar('semPermissao');
}

/** The caller administers the group; 404 when it does not exist for him, else 403. */
export async function exigirAdministrador(
  db: Executor,
  { ctx, grupoId }: { readonly ctx: ContextoUsuario; readonly grupoId: number },
): Promise<void> {
  await exigirNoGrupo(db, { ctx, grupoId, chamada: 'getGrupoAdmin' });
}
