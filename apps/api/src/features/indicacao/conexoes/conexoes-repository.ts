import type { EstadoConexao, SituacaoNaRede } from '@rateia/domain/indicacao/rede';
import { situacaoNaRede } from '@rateia/domain/indicacao/rede';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

/** The row of a pair, as one of the two (`eu`) sees it. */
export type Conexao = {
  readonly id: number;
  readonly estado: EstadoConexao;
  readonly souQuemConvidou: boolean;
  readonly relacionamento: number;
  readonly ocultaDeQuemConvidou: boolean;
  readonly meuBloqueio: boolean;
  readonly outroBloqueou: boolean;
  readonly mudouEm: string;
};

export type Par = { readonly eu: number; readonly outro: number };

function chaves({ eu, outro }: Par) {
  return { menor_id: Math.min(eu, outro), maior_id: Math.max(eu, outro) };
}

/** Two people move their row one at a time, also before there is one. */
export async function travarPar(trx: Trx, par: Par): Promise<void> {
  const { menor_id, maior_id } = chaves(par);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`conexao:${menor_id}:${maior_id}`}, 0))`.execute(trx);
}

export async function findConexao(db: Executor, par: Par): Promise<Conexao | undefined> {
  const { menor_id, maior_id } = chaves(par);
  const c = await db
    .selectFrom('conexoes')
    .selectAll()
    .where('menor_id', '=', menor_id)
    .where('maior_id', '=', maior_id)
    .executeTakeFirst();
  if (c === undefined) return undefined;
  const [meu, dele] =
    par.eu === c.menor_id
      ? [c.bloqueio_do_menor_em, c.bloqueio_do_maior_em]
      : [c.bloqueio_do_maior_em, c.bloqueio_do_menor_em];
  return {
    id: c.id,
    estado: c.estado as EstadoConexao,
    souQuemConvidou: c.convidada_por === par.eu,
    relacionamento: c.relacionamento,
    ocultaDeQuemConvidou: c.oculta_de_quem_convidou,
    meuBloqueio: meu !== null,
    outroBloqueou: dele !== null,
    mudouEm: c.mudou_em,
  };
}

/** The one row of the pair after a step, but for its state. */
export function escritaDaConexao(
  par: Par,
  e: {
    readonly convidadaPor: number;
    readonly relacionamento: number;
    readonly oculta: boolean;
    readonly meuBloqueio: boolean;
    readonly outroBloqueou: boolean;
    readonly agora: string;
  },
) {
  const souMenor = par.eu < par.outro;
  function quando(bloqueou: boolean) {
    return bloqueou ? e.agora : null;
  }
  return {
    convidada_por: e.convidadaPor,
    relacionamento: e.relacionamento,
    oculta_de_quem_convidou: e.oculta,
    bloqueio_do_menor_em: quando(souMenor ? e.meuBloqueio : e.outroBloqueou),
    bloqueio_do_maior_em: quando(souMenor ? e.outroBloqueou : e.meuBloqueio),
    mudou_em: e.agora,
  };
}

/** The first row of the pair. */
export function novaConexao(par: Par, escrita: ReturnType<typeof escritaDaConexao>) {
  return {
    ...chaves(par),
    ...escrita,
    criada_em: escrita.mudou_em,
  };
}

/** The relation to another person as `eu` sees it; a pair without a row has none. */
export async function situacaoEntre(
  db: Executor,
  par: Par,
): Promise<{ readonly situacao: SituacaoNaRede; readonly outroBloqueou: boolean }> {
  const conexao = await findConexao(db, par);
  if (conexao === undefined) return { situacao: 'nenhuma', outroBloqueou: false };
  return { situacao: situacaoNaRede(conexao), outroBloqueou: conexao.outroBloqueou };
}

/** An account that takes part: confirmed, not blocked by us. */
export async function pessoaExiste(db: Executor, id: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('usuarios')
      .select('id')
      .where('id', '=', id)
      .where('email_verificado_em', 'is not', null)
      .where('bloqueado_em', 'is', null)
      .executeTakeFirst()) !== undefined
  );
}

export async function guardarVisibilidade(
  db: Executor,
  { usuarioId, aparece }: { readonly usuarioId: number; readonly aparece: boolean },
): Promise<void> {
  await db.updateTable('usuarios').set({ aparece_na_busca: aparece }).where('id', '=', usuarioId).execute();
}
