import { CAMPANHA_DURA_MS } from '@rateia/domain/constantes';
import { agora } from './clock.ts';

const COOKIE = 'rateia_rastro_da_compra';

/** Keeps which campaign led into the product, by its number alone, for the purchase that may follow (spec 1, §4 Marketing modal). */
export async function guardarRastroDaCompra(campanha: number): Promise<void> {
  if (!('cookieStore' in globalThis)) return;
  const expires = agora() + CAMPANHA_DURA_MS;
  await cookieStore.set({ name: COOKIE, value: String(campanha), expires, path: '/', sameSite: 'lax' });
}
