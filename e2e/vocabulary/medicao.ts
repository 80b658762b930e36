import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ENDERECO } from '../ambiente.ts';
import type { Sessao } from './chamadas.ts';
import { abrirNavegador } from './navegador.ts';

export interface Medido {
  readonly categoria: string;
  readonly acao: string;
  readonly rotulo?: string;
}

/**
 * A person who has agreed to measurement, in a copy of the product that has a tag manager. Only the events are real.
 */
export async function abreMedindo(browser: Browser, sessao: Sessao): Promise<{ readonly pagina: Page }> {
  const { pagina } = await abrirNavegador(browser, { sessao, bypassCSP: true });
  await pagina.context().addCookies([
    {
      name: 'rateia_consentimento',
      value: encodeURIComponent(
        JSON.stringify({ necessary: true, analytics_storage: true, ad_storage: false, versao: 1 }),
      ),
      url: ENDERECO,
    },
  ]);
  await comGerenciadorDeTags(pagina);
  return { pagina };
}

/** This copy has a container of tags, whose script is empty. Answers the addresses of loaded files of others. */
export async function comGerenciadorDeTags(pagina: Page): Promise<readonly string[]> {
  const deOutros: string[] = [];
  await pagina.route('**/api/v1/marketing/configuracao', (rota) =>
    rota.fulfill({ json: { tagManager: 'GTM-TESTE1' } }),
  );
  await pagina.route('https://www.googletagmanager.com/**', (rota) => {
    deOutros.push(rota.request().url());
    return rota.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return deOutros;
}

/** The page gives its events to the container from now on. */
export async function esperaMedicao(pagina: Page): Promise<void> {
  await expect.poll(() => pagina.evaluate('window.dataLayer !== undefined')).toBe(true);
}

/** The events that the page has given to the container, in their order. */
export async function medidos(pagina: Page): Promise<readonly Medido[]> {
  return await pagina.evaluate<Medido[]>(`(window.dataLayer ?? []).filter(({ event }) => event === 'rateia')`);
}
