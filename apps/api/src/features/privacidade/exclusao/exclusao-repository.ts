import type { Resto } from '@rateia/domain/carteira/renuncia';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_ESTADO_EXCLUSAO, MAQUINA_EXCLUSAO } from '@rateia/domain/privacidade/exclusao';
import type { Executor, Trx } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import type { AutorDaExclusao } from '../../sessao/index.ts';

export type Exclusao = {
  readonly id: number;
  readonly usuarioId: number;
  readonly pedidaEm: string;
  readonly executaEm: string;
  /** The part of the balance that the person gave up with it (REGRAS 2.17). */
  readonly renuncia: Resto;
};

/** The request that still can be undone, if there is one. */
export async function getExclusaoPedida(db: Executor, usuarioId: number): Promise<Exclusao | undefined> {
  const l = await db
    .selectFrom('exclusoes')
    .select(['id', 'usuario_id', 'pedida_em', 'executa_em', 'renuncia_disponivel', 'renuncia_promocional'])
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', ID_ESTADO_EXCLUSAO.pedida)
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
}

/** The account's row, held against every other change of it, with the facts that the deletion needs. */
export async function travarUsuario(trx: Trx, usuarioId: number) {
  return await trx
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
}

/** A request is born pending, and its account says when it will go. */
export async function insertExclusao(
  trx: Trx,
  e: AutorDaExclusao & {
    readonly usuarioId: number;
    readonly agora: string;
    readonly executaEm: string;
    readonly renuncia: Resto;
  },
): Promise<number> {
  const { usuarioId, agora, executaEm, quem, autorId } = e;
  const { id } = exigir(
    await nascer(trx, MAQUINA_EXCLUSAO, {
      evento: 'pedir',
      quem,
      usuarioId: autorId,
      agora,
      valores: {
        usuario_id: usuarioId,
        pedida_em: agora,
        executa_em: executaEm,
        renuncia_disponivel: e.renuncia.disponivel,
        renuncia_promocional: e.renuncia.promocional,
      },
    }),
  );
  await trx.updateTable('usuarios').set({ exclusao_em: executaEm }).where('id', '=', usuarioId).execute();
  return id;
}

/** The person who made the request, whatever its state. */
export async function donoDaExclusao(db: Executor, id: number): Promise<number> {
  return (await db.selectFrom('exclusoes').select('usuario_id').where('id', '=', id).executeTakeFirstOrThrow())
    .usuario_id;
}

/** True if the staff still has to decide something about the account. */
export async function temRevisaoAberta(db: Executor, usuarioId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('revisoes')
      .select('id')
      .where('usuario_id', '=', usuarioId)
      .where('decisao', 'is', null)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}
