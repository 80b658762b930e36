import type { Instante } from '@rateia/domain/datas';
import type { EstadoBolao } from '@rateia/domain/loterias/bolao';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { CASO_DO_CANCELAMENTO } from '../boloes/devolver-cotas.ts';

/** States in which nothing more is expected of a draw. */
const PASSADOS: readonly EstadoBolao[] = [ID_ESTADO_BOLAO.apurado, ID_ESTADO_BOLAO.pago, ID_ESTADO_BOLAO.cancelado];

export type BolaoPassado = {
  readonly id: number;
  readonly nome: string;
  readonly loterias: readonly SlugDaLoteria[];
  readonly estado: EstadoBolao;
  readonly sorteioEm: Instante;
};

function doUsuario(db: Executor, usuarioId: number) {
  return db
    .selectFrom('boloes as b')
    .where('b.estado', 'in', [...PASSADOS])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('cotas as c')
            .select('c.numero')
            .whereRef('c.bolao_id', '=', 'b.id')
            .where('c.usuario_id', '=', usuarioId)
            .where('c.estado', '=', 'vendida'),
        ),
        exists(
          selectFrom('itens_de_cota as k')
            .innerJoin('notas_de_credito as n', 'n.item_id', 'k.item_id')
            .select('k.item_id')
            .whereRef('k.bolao_id', '=', 'b.id')
            .where('k.usuario_id', '=', usuarioId)
            .where('n.caso', '=', CASO_DO_CANCELAMENTO),
        ),
      ]),
    );
}

/** The pools of a person that were drawn or cancelled, the newest first. */
export async function boloesPassados(
  db: Executor,
  p: { readonly usuarioId: number; readonly pagina: number; readonly porPagina: number },
): Promise<readonly BolaoPassado[]> {
  return await doUsuario(db, p.usuarioId)
    .select(['b.id', 'b.nome', 'b.sorteio_em as sorteioEm', sql<EstadoBolao>`b.estado`.as('estado')])
    .select(
      sql<readonly SlugDaLoteria[]>`(
        select array_agg(c.loteria order by c.sorteio_em, c.loteria) from bolao_concursos c where c.bolao_id = b.id)`.as(
        'loterias',
      ),
    )
    .orderBy('b.sorteio_em', 'desc')
    .orderBy('b.id', 'desc')
    .limit(p.porPagina)
    .offset((p.pagina - 1) * p.porPagina)
    .execute();
}

export async function contarPassados(db: Executor, usuarioId: number): Promise<number> {
  const { total } = await doUsuario(db, usuarioId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
