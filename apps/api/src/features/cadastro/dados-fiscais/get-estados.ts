import { ESTADOS } from '@rateia/domain/usuario/estados';

/** The states of Brazil, for addresses (spec A§7). */
export async function getEstados() {
  return { estados: [...ESTADOS] };
}
