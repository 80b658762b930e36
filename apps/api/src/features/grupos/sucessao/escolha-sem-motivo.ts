import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_SUCESSAO as E, ID_MOTIVO_DA_SUCESSAO as M } from '@rateia/domain/grupos/sucessao';
import type { Executor, Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { travarGrupo } from '../repository.ts';
import { fecharSucessao } from './fechar-sucessao.ts';
import { acharSucessao } from './sucessao-repository.ts';

/** Open choices of members whose administrator was restricted or blocked, and is no more. */
function semMotivo(db: Executor) {
  return db
    .selectFrom('sucessoes as s')
    .innerJoin('usuarios as u', 'u.id', 's.de_usuario_id')
    .select(['s.id', 's.grupo_id as grupoId'])
    .where('s.estado', '=', E.escolha)
    .where('s.motivo', '=', M.restrito)
    .where('u.restricao', 'is', null)
    .where((e) => e.or([e('u.bloqueado_em', 'is', null), e('u.bloqueado_por', '<>', 'operacao')]));
}

/** Ends each of them: the administrator whose account is free again stays (REGRAS 2.30). */
export async function encerrarEscolhasSemMotivo(deps: Deps): Promise<void> {
  const agora = deps.relogio.agora();
  for (const { id, grupoId } of await semMotivo(deps.db).execute())
    await emTransacao(deps.db, async (trx) => {
      await travarGrupo(trx, grupoId);
      if ((await acharSucessao(trx, id))?.estado === E.escolha) await encerrarSemMotivo(trx, { id, agora });
    });
}

/** The same for one choice whose group is locked; true where it ended. */
export async function encerrarSemMotivo(
  trx: Trx,
  { id, agora }: { readonly id: number; readonly agora: Instante },
): Promise<boolean> {
  if ((await semMotivo(trx).where('s.id', '=', id).executeTakeFirst()) === undefined) return false;
  await fecharSucessao(trx, { id, evento: 'voltar', quem: 'sistema', usuarioId: null, agora });
  return true;
}
