import { dependeDosVinculos, ehDoPublico } from '@rateia/domain/marketing/publico';
import type { ContextoAberto } from '../../../http/contexto.ts';
import { getVinculos } from '../../cadastro/index.ts';
import type { Campanha } from './repository.ts';

const SEM_VINCULOS = { comprasFeitas: 0, isMBA: false, isADA: false } as const;

/**
 * The campaigns for the caller's audiences. His roles in groups are looked up only where one of the campaigns depends
 * on them.
 */
export async function paraQuem(
  { db, quem }: Pick<ContextoAberto, 'db' | 'quem'>,
  campanhas: readonly Campanha[],
): Promise<readonly Campanha[]> {
  const depende = quem !== null && campanhas.some(({ publicos }) => dependeDosVinculos(publicos));
  const conhecido = quem === null ? null : SEM_VINCULOS;
  const olha = depende ? await getVinculos(db, quem.id) : conhecido;
  return campanhas.filter(({ publicos }) => ehDoPublico(publicos, olha));
}
