import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { CONTEXTO_DO_PIN } from './criar-pin.ts';

/**
 * The act that the newest code made for an address is bound to, among the acts that begin with one of these words; the
 * preferred one where there is a code for it. The query reads the codes alone, which are made for known and unknown
 * addresses alike (ASVS 6.3.8).
 */
export const vinculoMaisNovo = async (
  db: Executor,
  { cifra }: Pick<Deps, 'cifra'>,
  { email, inicio, preferido }: { readonly email: string; readonly inicio: string; readonly preferido: string },
): Promise<string | undefined> =>
  (
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
