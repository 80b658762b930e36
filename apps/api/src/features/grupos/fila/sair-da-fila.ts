import type { Instante } from '@rateia/domain/datas';
import { limiteDoAtraso } from '@rateia/domain/grupos/fila';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import { FILA_ATRASO } from '../agenda.ts';
import type { Grupo } from '../repository.ts';
import { acharAssinatura } from '../repository.ts';

/**
 * A dated place is free again: those who have paid move up, in the order of payment, and are told of their new date. The
 * group is locked (REGRAS 2.10).
 */
export async function depoisDeSairDaFila(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { grupo, agora }: { readonly grupo: Pick<Grupo, 'id' | 'nome'>; readonly agora: Instante },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select subir_na_fila(${grupo.id}) as id`.execute(trx);
  for (const id of new Set(rows.map((linha) => linha.id))) {
    const assinatura = await acharAssinatura(trx, id);
    if (assinatura?.entraEm == null) continue;
    const { entraEm, usuarioId } = assinatura;
    const venceEm = limiteDoAtraso(entraEm, await deps.regras());
    await agendarPrazo(trx, { tipo: FILA_ATRASO, alvoId: id, venceEm, agora });
    const dados = { grupo: grupo.nome, idGrupo: grupo.id, entraEm };
    await notificar(trx, { usuarioId, modelo: 'filaSubiu', dados, fato: `${id}:${entraEm}`, agora });
  }
}
