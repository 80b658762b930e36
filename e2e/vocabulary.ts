import type { Browser, BrowserContextOptions } from '@playwright/test';
import { cadastro } from './vocabulary/cadastro.ts';
import { carteira } from './vocabulary/carteira.ts';
import type { Sessao } from './vocabulary/chamadas.ts';
import { checkout } from './vocabulary/checkout.ts';
import { criacao } from './vocabulary/criacao.ts';
import type { Dados } from './vocabulary/gente.ts';
import { grupo } from './vocabulary/grupo.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { operacao } from './vocabulary/operacao.ts';
import { retirada } from './vocabulary/retirada.ts';
import { saida } from './vocabulary/saida.ts';
import { seguranca } from './vocabulary/seguranca.ts';

type Opcoes = BrowserContextOptions & { readonly sessao?: Sessao };

/**
 * A person with a browser of his own, and everything that a person of a story does; the words of each area are in
 * `vocabulary/`.
 */
export async function personagem(browser: Browser, eu: Dados, opcoes: Opcoes = {}) {
  const { pagina, reclamacoes } = await abrirNavegador(browser, opcoes);
  return {
    ...eu,
    pagina,
    reclamacoes,
    ...cadastro(pagina, eu),
    ...criacao(pagina),
    ...grupo(pagina),
    ...checkout(pagina),
    ...carteira(pagina),
    ...retirada(pagina, eu),
    ...saida(pagina),
    ...seguranca(pagina, eu),
  };
}

/** A member of the staff, logged in. */
export async function operador(browser: Browser, sessao: Sessao) {
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao });
  return { pagina, reclamacoes, ...operacao(pagina) };
}
