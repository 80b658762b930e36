import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { EstadoAssinatura } from '@rateia/domain/grupos/assinatura';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import { fimDaFidelidade, prazoEmMeses } from '@rateia/domain/grupos/fidelidade';
import type { DestinoDoReembolso } from '@rateia/domain/pagamentos/devolucao-original';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../db/banco.ts';
import { contasDoCpf } from '../../db/contas-do-cpf.ts';

/** A living membership as leaving sees it. */
export type MembroQueSai = {
  readonly id: number;
  readonly grupoId: number;
  readonly usuarioId: number;
  readonly estado: EstadoAssinatura;
  readonly caucao: number;
  readonly pagaEm: Instante | null;
  readonly cicloFim: Dia | null;
  readonly saidaEm: Dia | null;
  /** The entry date of a dated place, and when he entered (REGRAS 2.10). */
  readonly entraEm: Dia | null;
  readonly entradaEm: Instante | null;
  readonly motivoSaida: string | null;
  readonly grupo: {
    readonly id: number;
    readonly nome: string;
    readonly servico: string;
    readonly icone: string;
    readonly cor: string;
    /** The last day of the member's term; null without one, and before his first cycle of one (REGRAS 2.9). */
    readonly fidelidadeAte: Dia | null;
    readonly temFidelidade: boolean;
  };
};

function selecionar(db: Executor) {
  return db
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .select([
      'a.id',
      'a.grupo_id',
      'a.usuario_id',
      'a.estado',
      'a.caucao',
      'a.paga_em',
      'a.ciclo_fim',
      'a.saida_em',
      'a.entra_em',
      'a.entrada_em',
      'a.motivo_saida',
      'g.nome',
      's.nome as servico',
      'g.icone',
      'g.cor',
      'g.fidelidade_meses',
      'a.fidelidade_renovacoes',
      sql<Dia | null>`(select min(i.competencia_inicio) from itens_de_vaga i where i.assinatura_id = a.id and i.vale)`.as(
        'ancora',
      ),
    ]);
}

type Linha = Awaited<ReturnType<ReturnType<typeof selecionar>['executeTakeFirstOrThrow']>>;

function fidelidadeAte({ fidelidade_meses: meses, fidelidade_renovacoes: renovacoes, ancora }: Linha): Dia | null {
  return meses === null || ancora === null ? null : fimDaFidelidade(ancora, prazoEmMeses({ meses, renovacoes }));
}

function ler(l: Linha): MembroQueSai {
  return {
    id: l.id,
    grupoId: l.grupo_id,
    usuarioId: l.usuario_id,
    estado: l.estado as EstadoAssinatura,
    caucao: l.caucao,
    pagaEm: l.paga_em,
    cicloFim: l.ciclo_fim,
    saidaEm: l.saida_em,
    entraEm: l.entra_em,
    entradaEm: l.entrada_em,
    motivoSaida: l.motivo_saida,
    grupo: {
      id: l.grupo_id,
      nome: l.nome,
      servico: l.servico,
      icone: l.icone,
      cor: l.cor,
      temFidelidade: l.fidelidade_meses !== null,
      fidelidadeAte: fidelidadeAte(l),
    },
  };
}

export async function acharMembro(
  db: Executor,
  { grupoId, usuarioId }: { readonly grupoId: number; readonly usuarioId: number },
): Promise<MembroQueSai | undefined> {
  const linha = await selecionar(db)
    .where('a.grupo_id', '=', grupoId)
    .where('a.usuario_id', '=', usuarioId)
    .where('a.estado', 'in', [...ESTADOS_VIVOS])
    .executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}

/** A living membership of a group, by its id. */
export async function acharMembroDoGrupo(
  db: Executor,
  { grupoId, assinaturaId }: { readonly grupoId: number; readonly assinaturaId: number },
): Promise<MembroQueSai | undefined> {
  const linha = await selecionar(db)
    .where('a.id', '=', assinaturaId)
    .where('a.grupo_id', '=', grupoId)
    .where('a.estado', 'in', [...ESTADOS_VIVOS])
    .executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}

/** The administrator of a group, if there is one. */
export async function administradorDe(db: Executor, grupoId: number): Promise<number | undefined> {
  return (await db.selectFrom('grupos').select('administrador_id as id').where('id', '=', grupoId).executeTakeFirst())
    ?.id;
}

/** The membership of a deadline, whatever its state, with its group locked first and its row after (lock order). */
export async function travarMembro(trx: Trx, assinaturaId: number): Promise<MembroQueSai> {
  const { grupo_id: grupoId } = await trx
    .selectFrom('assinaturas')
    .select('grupo_id')
    .where('id', '=', assinaturaId)
    .executeTakeFirstOrThrow();
  await travarGrupo(trx, grupoId);
  return ler(await selecionar(trx).where('a.id', '=', assinaturaId).forNoKeyUpdate('a').executeTakeFirstOrThrow());
}

/** Sets the destination of a membership's refund, for any later one. */
export async function definirDestino(
  trx: Trx,
  { assinaturaId, destino }: { readonly assinaturaId: number; readonly destino: DestinoDoReembolso },
): Promise<void> {
  await trx.updateTable('assinaturas').set({ destino_reembolso: destino }).where('id', '=', assinaturaId).execute();
}

/** The seat lock of a group: first in the lock order. */
export async function travarGrupo(trx: Trx, grupoId: number): Promise<void> {
  await trx.selectFrom('grupo_lotacao').select('grupo_id').where('grupo_id', '=', grupoId).forNoKeyUpdate().execute();
}

/** The group of an invoice. */
export async function grupoDaFatura(db: Executor, faturaId: number): Promise<number> {
  return (
    await db.selectFrom('faturas_de_vaga').select('grupo_id').where('id', '=', faturaId).executeTakeFirstOrThrow()
  ).grupo_id;
}

/** The debts of a membership: months that began and were not paid. */
export async function dividasDaAssinatura(
  db: Executor,
  { assinaturaId, hoje }: { readonly assinaturaId: number; readonly hoje: Dia },
): Promise<number> {
  const { pendente, atraso } = ID_STATUS_FATURA;
  const { soma } = await db
    .selectFrom('faturas_de_vaga')
    .select((e) => e.fn.sum<number | null>('valor_total').as('soma'))
    .where('assinatura_id', '=', assinaturaId)
    .where('tipo', '=', 'mensalidade')
    .where('status', 'in', [pendente, atraso])
    .where('vence_em', '<=', hoje)
    .executeTakeFirstOrThrow();
  return Number(soma ?? 0);
}

/** Exits by withdrawal right of a person since an instant (REGRAS 2.9, three in 12 months). */
export async function arrependimentosDesde(
  db: Executor,
  { usuarioId, desde }: { readonly usuarioId: number; readonly desde: Instante },
): Promise<number> {
  const { n } = await db
    .selectFrom('assinaturas')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('usuario_id', 'in', contasDoCpf(sql`${usuarioId}`))
    .where('motivo_saida', '=', 'arrependimento')
    .where('encerrada_em', '>=', desde)
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Withdrawals by right in the groups of an administrator whose month the platform paid, because the leaver had opened
 * the access data. They count since an instant, or since the administrator was last looked at (REGRAS 2.9). `coberta`:
 * this exit is one of them.
 */
export async function coberturasDesde(
  db: Executor,
  {
    assinaturaId,
    grupoId,
    desde,
  }: { readonly assinaturaId: number; readonly grupoId: number; readonly desde: Instante },
): Promise<{ readonly administradorId: number; readonly coberta: boolean; readonly quantas: number }> {
  const { rows } = await sql<{
    readonly administradorId: number;
    readonly coberta: boolean | null;
    readonly quantas: number;
  }>`
    with dono as (select administrador_id as id from grupos where id = ${grupoId}),
    conta as (${contasDoCpf(sql`(select id from dono)`)}),
    vista as (select max(r.aberta_em) as em from revisoes r join conta on conta.id = r.usuario_id where r.tipo = 'cobertura')
    select dono.id as "administradorId", bool_or(a.id = ${assinaturaId}) as coberta, count(a.id)::int as quantas
    from dono cross join vista
    left join (grupos g join assinaturas a on a.grupo_id = g.id) on g.administrador_id in (select id from conta)
      and a.motivo_saida = 'arrependimento' and a.encerrada_em >= ${desde} and (vista.em is null or a.encerrada_em > vista.em)
      and exists (select 1 from segredo_aberturas b join segredos s on s.id = b.segredo_id
        where s.grupo_id = a.grupo_id and b.usuario_id = a.usuario_id and b.aberto_em between a.paga_em and a.encerrada_em)
    group by dono.id`.execute(db);
  const linha = rows[0];
  if (linha === undefined) throw new Error(`no group ${grupoId}`);
  return { ...linha, coberta: linha.coberta === true };
}
