import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import type { ParteCalculada } from '@rateia/domain/grupos/reputacao';
import { PARTES_DA_REPUTACAO } from '@rateia/domain/grupos/reputacao';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { temPapel } from '../../../http/politicas.ts';
import { comAdministradores, fatosDoAdministrador } from '../administrador.ts';
import { contarGruposEmComum, gruposOferecidosPor } from '../pessoas-do-grupo.ts';
import { linhasDosGrupos } from '../vitrine/vitrine.ts';

/** Support and lead see every administrator (REGRAS 2.15). */
const QUEM_VE_TODOS = ['suporte', 'lider'] as const;

type Chamada = typeof grupos.getSobreAdministrador;

/**
 * An administrator with the reputation that a job computed, its parts and their weights, and the groups that he offers
 * (spec B§2 /sobre-administrador/{id}; REGRAS 2.28). He exists for everybody while he offers a listed group, for the
 * people of his groups, and for support and lead.
 */
export async function getSobreAdministrador(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { db, usuario } = ctx;
  const pessoa = (await acharAdministrador(db, id)) ?? recusar('naoEncontrado');
  const oferecidos = await gruposOferecidosPor(db, id);
  const conhece =
    usuario.id === id ||
    oferecidos.length > 0 ||
    (await contarGruposEmComum(db, { eu: usuario.id, outro: id })) > 0 ||
    temPapel(QUEM_VE_TODOS, usuario.papeis);
  if (!conhece) return recusar('naoEncontrado');
  const hoje = diaDe(ctx.agora);
  const linhas = await linhasDosGrupos(
    db,
    oferecidos.map((g) => g.id),
  );
  const { reputacao } = await ctx.deps.regras();
  const calculada = await lerReputacao(db, id);
  return {
    id,
    ...pessoa,
    ...(await fatosDoAdministrador(db, id)),
    ...(await contarPessoas(db, id)),
    nota: calculada?.nota ?? null,
    calculadaEm: calculada?.calculadaEm ?? null,
    entregasParaNota: reputacao.entregasParaNota,
    diasParaFicar: reputacao.diasParaFicar,
    partes: (calculada?.partes ?? []).map((parte) => ({ ...parte, ...PARTES_DA_REPUTACAO[parte.chave] })),
    grupos: [...(await comAdministradores(db, { linhas, hoje }))],
  };
}

async function acharAdministrador(db: Executor, id: number) {
  const linha = await db
    .selectFrom('usuarios as u')
    .select(['u.primeiro_nome as primeiroNome', 'u.imagem', 'u.identidade_verificada_em as verificadaEm'])
    .where('u.id', '=', id)
    .where('u.bloqueado_em', 'is', null)
    .where((e) => e.exists(e.selectFrom('grupos as g').select('g.id').whereRef('g.administrador_id', '=', 'u.id')))
    .executeTakeFirst();
  if (linha === undefined) return undefined;
  const { verificadaEm, ...pessoa } = linha;
  return { ...pessoa, identidadeVerificada: verificadaEm !== null };
}

/** The people in his groups now, and those who were ever in them. */
async function contarPessoas(db: Executor, id: number) {
  const { rows } = await sql<{ readonly pessoasAgora: number; readonly pessoasNoTotal: number }>`
    select count(distinct a.usuario_id) filter (where a.estado not in ('encerrada', 'cancelada'))::int as "pessoasAgora",
      count(distinct a.usuario_id)::int as "pessoasNoTotal"
    from grupos g join assinaturas a on a.grupo_id = g.id where g.administrador_id = ${id} and a.entrada_em is not null`.execute(
    db,
  );
  return rows[0] ?? { pessoasAgora: 0, pessoasNoTotal: 0 };
}

async function lerReputacao(db: Executor, usuarioId: number) {
  const linha = await db
    .selectFrom('reputacoes')
    .select(['nota', 'partes', 'calculada_em as calculadaEm'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return linha === undefined ? undefined : { ...linha, partes: linha.partes as unknown as readonly ParteCalculada[] };
}
