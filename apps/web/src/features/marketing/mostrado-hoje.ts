import type { Dia } from '@rateia/domain/datas';
import { fimDoDia, milissegundosDe } from '@rateia/domain/datas';
import { cookies } from '../../lib/cookies.ts';
import { hoje } from '../../lib/momento.ts';
import { agora } from '../../lib/relogio.ts';

/** The record of a browser without cookies: once a day while the page is open. */
const naPagina = new Map<number, Dia>();

function cookieDe(id: number): string {
  return `rateia_modal_${id}`;
}

/**
 * True if a modal was shown today, by the day of Brasília as the product has it (spec 1, §4: once per day per modal).
 */
export async function mostradoHoje(id: number): Promise<boolean> {
  const guardado = (await cookies.ler(cookieDe(id))) ?? naPagina.get(id);
  return guardado === hoje();
}

/** A cookie that ends with the day. It holds the day too, because the product's time may be moved and the device's not. */
export async function anotarMostrado(id: number): Promise<void> {
  const dia = hoje();
  naPagina.set(id, dia);
  const falta = milissegundosDe(fimDoDia(dia)) - agora();
  await cookies.guardar({ nome: cookieDe(id), valor: dia, expira: Date.now() + falta });
}
