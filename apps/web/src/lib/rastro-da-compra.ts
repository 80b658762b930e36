import { CAMPANHA_DURA_MS } from '@rateia/domain/constantes';
import { agora } from './clock.ts';
import { cookies } from './cookies.ts';

const COOKIE = 'rateia_rastro_da_compra';

/** Keeps which campaign led into the product, by its number alone, for the purchase that may follow (spec 1, §4 Marketing modal). */
export async function guardarRastroDaCompra(campanha: number): Promise<void> {
  await cookies.guardar({ nome: COOKIE, valor: String(campanha), expira: agora() + CAMPANHA_DURA_MS });
}
