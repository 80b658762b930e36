import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { EstadoAssinatura } from '@rateia/domain/grupos/assinatura';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../db/banco.ts';

/** A hold: the membership that waits for its first payment (REGRAS 2.2). */
export type Reserva = {
  readonly id: number;
  readonly grupoId: number;
  readonly usuarioId: number;
  readonly vagas: number;
  readonly estado: EstadoAssinatura;
  readonly pagaEm: Instante | null;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  readonly relacionamento: number | null;
  readonly pais: string | null;
  /** The entry date of a dated place of the waiting list; null for a seat (REGRAS 2.10). */
  readonly entraEm: Dia | null;
  /** The end of the hold of its seats; null when they are no longer held. */
  readonly ate: Instante | null;
  /** Its first invoice. */
  readonly faturaId: number | null;
};

function consultaDaReserva(db: Executor, id: number) {
  return db
    .selectFrom('assinaturas as a')
    .select([
      'a.id',
      'a.grupo_id',
      'a.usuario_id',
      'a.vagas',
      'a.estado',
      'a.paga_em',
      'a.valor_sem_taxas',
      'a.valor_taxa',
      'a.relacionamento',
      'a.pais_da_residencia as pais',
      'a.entra_em',
    ])
    .select(
      sql<Instante | null>`coalesce((select min(v.retida_ate) from vagas v where v.assinatura_id = a.id and v.estado = 'retida'),
        (select v.fila_retida_ate from vagas v where v.fila_assinatura_id = a.id))`.as('ate'),
    )
    .select((e) =>
      e
        .selectFrom('itens_de_vaga as v')
        .innerJoin('itens_da_fatura as i', 'i.id', 'v.item_id')
        .select((f) => f.fn.max('i.fatura_id').as('fatura'))
        .whereRef('v.assinatura_id', '=', 'a.id')
        .where('v.tipo', '=', 'primeira')
        .as('faturaId'),
    )
    .where('a.id', '=', id);
}

type LinhaDaReserva = Awaited<ReturnType<ReturnType<typeof consultaDaReserva>['executeTakeFirstOrThrow']>>;

function ler(l: LinhaDaReserva): Reserva {
  return {
    id: l.id,
    grupoId: l.grupo_id,
    usuarioId: l.usuario_id,
    vagas: l.vagas,
    estado: l.estado as EstadoAssinatura,
    pagaEm: l.paga_em,
    valorSemTaxas: centavos(l.valor_sem_taxas),
    valorTaxa: centavos(l.valor_taxa),
    relacionamento: l.relacionamento,
    pais: l.pais,
    entraEm: l.entra_em,
    ate: l.ate,
    faturaId: l.faturaId,
  };
}

export async function acharReserva(db: Executor, id: number): Promise<Reserva | undefined> {
  const linha = await consultaDaReserva(db, id).executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}

/** Takes the seat row of the group: first of every lock (CONFIABILIDADE 1.3). */
export async function travarLotacao(trx: Trx, grupoId: number): Promise<void> {
  await trx.selectFrom('grupo_lotacao').select('grupo_id').where('grupo_id', '=', grupoId).forNoKeyUpdate().execute();
}

/** The same for several groups, by id, so that two carts never wait for each other (CONFIABILIDADE 1.3). */
export async function travarLotacoes(trx: Trx, grupos: readonly number[]): Promise<void> {
  await trx
    .selectFrom('grupo_lotacao')
    .select('grupo_id')
    .where('grupo_id', 'in', [...grupos])
    .orderBy('grupo_id')
    .forUpdate()
    .execute();
}

/** A hold as it stands once the seats of its group and its own row are locked. */
export async function travarReserva(
  trx: Trx,
  reserva: { readonly id: number; readonly grupoId: number },
): Promise<Reserva> {
  await travarLotacao(trx, reserva.grupoId);
  await trx.selectFrom('assinaturas').select('id').where('id', '=', reserva.id).forNoKeyUpdate().execute();
  return ler(await consultaDaReserva(trx, reserva.id).executeTakeFirstOrThrow());
}

/** Status, price version and free seats of a group, as they are under the seat lock. */
export async function lerGrupoTravado(
  trx: Trx,
  grupoId: number,
): Promise<{ readonly status: StatusGrupo; readonly versaoPreco: number; readonly livres: number }> {
  const l = await trx
    .selectFrom('grupos as g')
    .innerJoin('grupo_lotacao as l', 'l.grupo_id', 'g.id')
    .select(['g.status', 'g.versao_preco as versaoPreco', 'l.livres'])
    .where('g.id', '=', grupoId)
    .executeTakeFirstOrThrow();
  return { ...l, status: l.status as StatusGrupo };
}

/**
 * When a person began the holds of a group that he did not pay, since then. One that he changed into another while it
 * stood, before a code was made for it, is part of that other one (REGRAS 2.2).
 */
export async function retencoesSemPagar(
  db: Executor,
  p: { readonly grupoId: number; readonly usuarioId: number; readonly desde: Instante },
): Promise<readonly Instante[]> {
  const { rows } = await sql<{ readonly em: Instante }>`
    select a.criada_em as em from assinaturas a
    where a.usuario_id = ${p.usuarioId} and a.grupo_id = ${p.grupoId} and a.paga_em is null and a.estado = 'cancelada'
      and a.criada_em > ${p.desde} and (a.motivo_saida is distinct from ${MOTIVO_REFEITO}
        or exists (select from faturas_de_vaga f join pagamentos x on x.fatura_id = f.id where f.assinatura_id = a.id))`.execute(
    db,
  );
  return rows.map(({ em }) => em);
}

/** The reason of a hold that ended because its owner changed it. */
export const MOTIVO_REFEITO = 'checkout.refeito';
