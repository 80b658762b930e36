import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ENDERECO } from '../ambiente.ts';
import type { Sessao } from './chamadas.ts';

export const CELULAR = { width: 390, height: 844 };
export const MESA = { width: 1280, height: 900 };

/** A person who has already refused cookies: no bar covers the page under test. */
export const SEM_PERGUNTAS = {
  cookies: [
    {
      name: 'rateia_consentimento',
      value: encodeURIComponent(
        JSON.stringify({ necessary: true, analytics_storage: false, ad_storage: false, versao: 1 }),
      ),
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};

/** A browser of somebody's own, logged in when a session is given, whose complaints are kept. */
export async function abrirNavegador(
  browser: Browser,
  { sessao, ...opcoes }: BrowserContextOptions & { readonly sessao?: Sessao } = {},
): Promise<{ readonly pagina: Page; readonly reclamacoes: Reclamacoes }> {
  const contexto = await browser.newContext({
    ...opcoes,
    ...(sessao === undefined ? {} : { storageState: { ...SEM_PERGUNTAS, origins: [guardada(sessao)] } }),
  });
  const pagina = await contexto.newPage();
  return { pagina, reclamacoes: ouvirReclamacoes(pagina) };
}

/** The login as the web app keeps it. */
function guardada({ hashDispositivo, ...sessao }: Sessao) {
  return {
    origin: ENDERECO,
    localStorage: [
      { name: 'rateia.sessao', value: JSON.stringify(sessao) },
      { name: 'rateia.dispositivo', value: JSON.stringify(hashDispositivo) },
    ],
  };
}

export interface Reclamacoes {
  /** Fails when the browser complained: an error in the console, an exception, a breach of the content policy. */
  readonly esperaNenhuma: () => void;
  /** A complaint that belongs to the act, such as a refusal that asks for a confirmation: it is forgotten. */
  readonly espera: (qual: RegExp) => void;
}

/** Chromium reports a breach of the content security policy as an error of the console. */
export function ouvirReclamacoes(pagina: Page): Reclamacoes {
  const ouvidas: string[] = [];
  pagina.on('pageerror', (erro) => ouvidas.push(`${pagina.url()}: ${erro.message}`));
  pagina.on('console', (mensagem: ConsoleMessage) => {
    if (mensagem.type() === 'error') ouvidas.push(`${mensagem.location().url}: ${mensagem.text()}`);
  });
  return {
    esperaNenhuma: () => expect(ouvidas.splice(0)).toEqual([]),
    espera: (qual) => {
      expect(ouvidas).toContainEqual(expect.stringMatching(qual));
      ouvidas.splice(
        ouvidas.findIndex((ouvida) => qual.test(ouvida)),
        1,
      );
    },
  };
}
