import { cookies } from './cookies.ts';

const COOKIE = 'rateia_rastro_da_compra';

/** Keeps which campaign led into the product, by its number alone, for the purchase that may follow (spec 1, §4 Marketing modal). */
export async function guardarRastroDaCompra(campanha: number): Promise<void> {
  await cookies.guardarPorAnos(COOKIE, String(campanha));
}

/** What was kept, to be sent with a purchase. Asked for at each visit too: to be read is what keeps it. */
export async function rastroDaCompra(): Promise<{ rastroDaCompra?: number }> {
  const numero = Number(await cookies.lerPorAnos(COOKIE));
  return Number.isSafeInteger(numero) && numero > 0 ? { rastroDaCompra: numero } : {};
}
