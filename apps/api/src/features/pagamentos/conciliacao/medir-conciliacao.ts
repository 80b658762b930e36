import { milissegundosDe } from '@rateia/domain/datas';
import type { Deps } from '../../../http/deps.ts';

/** Since when each provider's list was not compared with ours: 0 while it is. */
export async function medirConciliacao({ db, metricas, relogio }: Deps): Promise<void> {
  const agora = milissegundosDe(relogio.agora());
  for (const { provedor, falha_desde: desde } of await db
    .selectFrom('conciliacoes')
    .select(['provedor', 'falha_desde'])
    .execute())
    metricas.conciliacao.set({ provedor }, desde === null ? 0 : (agora - milissegundosDe(desde)) / 1_000);
}
