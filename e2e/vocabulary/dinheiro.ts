import type { Locator } from '@playwright/test';
import type { Centavos } from '@rateia/domain/dinheiro';
import { analisarReais, formatarReais, negar } from '@rateia/domain/dinheiro';

/** "R$ 54,00" as the story writes it, in centavos. */
export function reais(escrito: string): Centavos {
  const valor = analisarReais(escrito);
  if (valor === undefined) throw new Error(`not an amount: ${escrito}`);
  return valor;
}

/** An amount as a screen reader hears it, which is how tests find it: the no-break space counts as a space. */
export function escrito(valor: Centavos): string {
  return formatarReais(valor).replace(/\s/g, ' ');
}

/** The amount that stands in a place, signed as it is read aloud. */
export async function valorEm(lugar: Locator): Promise<Centavos> {
  const lido = (await lugar.textContent()) ?? '';
  const [, saida = '', numero = ''] = /(saída de |−)?R\$\s*([\d.]+,\d{2})$/u.exec(lido.trim()) ?? [];
  const valor = analisarReais(numero);
  if (valor === undefined) throw new Error(`no amount in "${lido}"`);
  return saida === '' ? valor : negar(valor);
}
