import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { CONTEXTO_DO_PIN } from './criar-pin.ts';

/**
 * The act to which the newest code of an address is bound, among the acts that begin with one of these words; the
 * preferred act where a code for it exists. The query reads only the codes, which exist for known and unknown addresses
 * alike (ASVS 6.3.8).
 */
export async function vinculoMaisNovo(
  db: Executor,
  { cifra }: Pick<Deps, 'cifra'>,
  { email, inicio, preferido }: { readonly email: string; readonly inicio: string; readonly preferido: string },
): Promise<string | undefined> {
  return (
    await db
      .selectFrom('pins')
      .select('vinculo')
      .where('destino', '=', cifra.indice(email, CONTEXTO_DO_PIN.destino))
      .where('tipo', '=', ID_TIPO_PIN.email)
      .where((e) => e.or([e('vinculo', '=', inicio), e('vinculo', 'like', `${inicio}.%`)]))
      .orderBy(sql`vinculo = ${preferido}`, 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.vinculo;
}
