import type { Page } from '@playwright/test';

/**
 * A cookie that lasts for years: its value, without the end that is written beside it (REGRAS 2.22), and its life here.
 */
export async function cookieDeAnos(
  pagina: Page,
  nome: string,
): Promise<{ readonly valor: string; readonly expires: number }> {
  const { value = '', expires = 0 } = (await pagina.context().cookies()).find(({ name }) => name === nome) ?? {};
  return { valor: decodeURIComponent(value).split('|')[0] ?? '', expires };
}
