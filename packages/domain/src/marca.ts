/** The product's name, written nowhere else (HOUSE §3). */
export const MARCA = 'Rateia';

/** Page title: the product's name plus the route's (spec A§2). */
export function tituloDaPagina(rota: string): string {
  return `${MARCA} | ${rota}`;
}
