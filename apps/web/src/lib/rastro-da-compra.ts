import { CINCO_ANOS_MS } from '@rateia/domain/constantes';
import { agora } from './clock.ts';
import { cookies } from './cookies.ts';

const COOKIE = 'rateia_rastro_da_compra';

/** Keeps which campaign led into the product, by its number alone, for the purchase that may follow (spec 1, §4 Marketing modal). */
export async function guardarRastroDaCompra(campanha: number): Promise<void> {
  await cookies.guardar({ nome: COOKIE, valor: String(campanha), expira: agora() + CINCO_ANOS_MS });
}

/** What was kept, to be sent with a purchase. */
export async function rastroDaCompra(): Promise<{ rastroDaCompra?: number }> {
  const numero = Number(await cookies.ler(COOKIE));
  return Number.isSafeInteger(numero) && numero > 0 ? { rastroDaCompra: numero } : {};
}
