import { cookies } from './cookies.ts';

const COOKIE = 'rateia_rastro_da_compra';

/** Keeps which campaign led into the product, by its number alone, for the purchase that may follow (spec 1, §4 Marketing modal). */
export async function guardarRastroDaCompra(campanha: number): Promise<void> {
  await cookies.guardarPorAnos(COOKIE, String(campanha));
}

/**
 * Reads the kept value, to be sent with a purchase. Each visit reads it too, because reading writes the cookie again
 * and so keeps it.
 */
export async function rastroDaCompra(): Promise<{ readonly rastroDaCompra?: number }> {
  const numero = Number(await cookies.lerPorAnos(COOKIE));
  return Number.isSafeInteger(numero) && numero > 0 ? { rastroDaCompra: numero } : {};
}
