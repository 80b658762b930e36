import type { ContextoAberto } from '../../../http/contexto.ts';
import { getVinculos } from '../../cadastro/index.ts';
import type { Campanha } from './repository.ts';

/**
 * A modal interrupts: none is shown in the first session of the account, or to the operation. A person who administers
 * a group gets only those for administrators (REGRAS 2.23).
 */
export async function semInterromper(
  { db, quem }: Pick<ContextoAberto, 'db' | 'quem'>,
  modais: readonly Campanha[],
): Promise<readonly Campanha[]> {
  if (quem === null || modais.length === 0) return modais;
  if (quem.papeis.length > 0) return [];
  const outra = await db
    .selectFrom('sessoes')
    .select('id')
    .where('usuario_id', '=', quem.id)
    .where('id', '<>', quem.sessaoId)
    .limit(1)
    .executeTakeFirst();
  if (outra === undefined) return [];
  const { isADA, isADH } = await getVinculos(db, quem.id);
  return isADA || isADH ? modais.filter(({ publicos }) => publicos.includes('administrador')) : modais;
}
