import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { Grupo } from '../repository.ts';

/**
 * A seat opened: the first people of the list of interest are told, and it is theirs alone for half an hour. Nobody is
 * told while the seat already passed to a person who waited (REGRAS 2.10).
 */
export async function chamarInteressados(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { grupo, agora }: { readonly grupo: Pick<Grupo, 'id' | 'nome' | 'livres'>; readonly agora: Instante },
): Promise<void> {
  if (grupo.livres === 0) return;
  const { avisadosDeUmaVez, minutosDePreferencia } = (await deps.regras()).fila;
  const { rows } = await sql<{ usuarioId: number }>`
    update interesses i set avisado_em = ${agora}
    from (select usuario_id from interesses where grupo_id = ${grupo.id} and avisado_em is null
      order by em, usuario_id limit ${avisadosDeUmaVez} for update) primeiros
    where i.grupo_id = ${grupo.id} and i.usuario_id = primeiros.usuario_id returning i.usuario_id as "usuarioId"`.execute(
    trx,
  );
  if (rows.length === 0) return;
  const ate = somarMinutos(agora, minutosDePreferencia);
  await trx.updateTable('grupos').set({ preferencia_ate: ate }).where('id', '=', grupo.id).execute();
  for (const { usuarioId } of rows) {
    const dados = { grupo: grupo.nome, idGrupo: grupo.id, ate: formatarMomento(ate) };
    await notificar(trx, { usuarioId, modelo: 'vagaAbriu', dados, fato: `${grupo.id}:${agora}`, agora });
  }
}
