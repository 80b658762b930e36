import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { AVALIAR_GRUPO } from '../../grupos/index.ts';

/** The group's own rules look again: full, or with seats again (REGRAS 2.1). */
export async function pedirAvaliacao(trx: Trx, grupoId: number): Promise<void> {
  await enfileirar(trx, AVALIAR_GRUPO, { grupoId }, { chave: `avaliarGrupo:${grupoId}` });
}
