import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { preverFim } from '../../vida/prever-fim.ts';
import { exigirGrupoAlheio } from '../exigir-grupo-alheio.ts';

type Contrato = typeof backoffice.getFimDoGrupo;

/**
 * The effects that ending a group would have on its members and their money, before anything is done (REGRAS 2.1, 2.9).
 */
export async function getFimDoGrupo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  await exigirGrupoAlheio(ctx.db, ctx, id);
  const { grupo, membros, podeReverter, agora, noFim } =
    (await preverFim(ctx.db, ctx.deps, { grupoId: id, agora: ctx.agora })) ?? recusar('grupoNaoEncontrado');
  return {
    nome: grupo.nome,
    statusId: grupo.status,
    administrador: await nomeDe(ctx, grupo.administradorId),
    membros,
    fimEm: grupo.fimEm,
    podeReverter,
    agora: agora ?? null,
    noFim: noFim ?? null,
  };
}

async function nomeDe({ db }: ContextoUsuario, id: number): Promise<string> {
  const { nome, sobrenome } = await db
    .selectFrom('usuarios')
    .select(['primeiro_nome as nome', 'sobrenome'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${nome} ${sobrenome}`;
}
