import type { Resto } from '@rateia/domain/carteira/renuncia';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../db/banco.ts';

export type Exclusao = {
  readonly id: number;
  readonly usuarioId: number;
  readonly pedidaEm: string;
  readonly executaEm: string;
  /** What of the balance was given up with it (decision 653). */
  readonly renuncia: Resto;
};

/** The request that still can be undone, if there is one. */
export const getExclusaoPedida = async (db: Executor, usuarioId: number): Promise<Exclusao | undefined> => {
  const l = await db
    .selectFrom('exclusoes')
    .select(['id', 'usuario_id', 'pedida_em', 'executa_em', 'renuncia_disponivel', 'renuncia_promocional'])
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'pedida')
    .executeTakeFirst();
  return l === undefined
    ? undefined
    : {
        id: l.id,
        usuarioId: l.usuario_id,
        pedidaEm: l.pedida_em,
        executaEm: l.executa_em,
        renuncia: { disponivel: centavos(l.renuncia_disponivel), promocional: centavos(l.renuncia_promocional) },
      };
};

/** The account's row, held against every other change of it; with what the end of it needs to know. */
export const travarUsuario = async (trx: Trx, usuarioId: number) =>
  await trx
    .selectFrom('usuarios')
    .select([
      'id',
      'email',
      'primeiro_nome',
      'cpf_indice',
      'telefone_indice',
      'restricao',
      'excluido_em',
      'bloqueado_em',
      'bloqueado_por',
    ])
    .where('id', '=', usuarioId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const insertExclusao = async (
  trx: Trx,
  e: {
    readonly usuarioId: number;
    readonly agora: string;
    readonly executaEm: string;
    readonly renuncia: Resto;
  },
): Promise<number> => {
  const { id } = await trx
    .insertInto('exclusoes')
    .values({
      usuario_id: e.usuarioId,
      estado: 'pedida',
      pedida_em: e.agora,
      executa_em: e.executaEm,
      renuncia_disponivel: e.renuncia.disponivel,
      renuncia_promocional: e.renuncia.promocional,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await marcarExclusao(trx, { usuarioId: e.usuarioId, em: e.executaEm });
  return id;
};

export const encerrarExclusao = async (
  trx: Trx,
  e: {
    readonly id: number;
    readonly usuarioId: number;
    readonly estado: 'desfeita' | 'impedida' | 'concluida';
    readonly agora: string;
    readonly impedimentos?: readonly string[];
  },
): Promise<void> => {
  await trx
    .updateTable('exclusoes')
    .set({ estado: e.estado, encerrada_em: e.agora, impedimentos: [...(e.impedimentos ?? [])] })
    .where('id', '=', e.id)
    .execute();
  await marcarExclusao(trx, { usuarioId: e.usuarioId, em: null });
};

const marcarExclusao = async (
  trx: Trx,
  { usuarioId, em }: { readonly usuarioId: number; readonly em: string | null },
): Promise<void> => {
  await trx.updateTable('usuarios').set({ exclusao_em: em }).where('id', '=', usuarioId).execute();
};

/** Whose request it is, whatever has become of it. */
export const donoDaExclusao = async (db: Executor, id: number): Promise<number> =>
  (await db.selectFrom('exclusoes').select('usuario_id').where('id', '=', id).executeTakeFirstOrThrow()).usuario_id;

/** Whether the staff still has to decide something about the account. */
export const temRevisaoAberta = async (db: Executor, usuarioId: number): Promise<boolean> =>
  (await db
    .selectFrom('revisoes')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('decisao', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
