import { resolve } from 'node:path';
import { FRENTE } from './frentes.ts';

/** Each row of the tests has ports of its own, two apart from those of the other. */
function porta(variavel: string, padrao: number): number {
  return Number(process.env[variavel] ?? padrao + 2 * ((FRENTE ?? 1) - 1));
}

/** The place where the browser tests run their own copy of the product, away from the ports of `npm start`. */
export const PORTA = porta('E2E_PORT', 23_400);
export const PORTA_SANDBOX = porta('E2E_SANDBOX_PORT', 23_500);
/** The page of the components, from the sources. */
export const PORTA_GALERIA = porta('E2E_UI_PORT', 23_600);
export const GALERIA = `http://127.0.0.1:${PORTA_GALERIA}`;
export const ENDERECO = `http://localhost:${PORTA}`;
export const SANDBOX = `http://localhost:${PORTA_SANDBOX}`;
/** `E2E_REUSAR=sim` looks at a copy that is already on these ports, which is quicker while a test is being written. */
export const REUSAR = process.env['E2E_REUSAR'] === 'sim';
/** `E2E_FOTOS=<folder>` keeps a picture of each screen that is looked at, at 390 and 1280 px, for people to look at too. */
export const FOTOS = process.env['E2E_FOTOS'];
/** Emptied by each run. */
export const RESULTADOS = resolve(import.meta.dirname, 'test-results', FRENTE === undefined ? '' : String(FRENTE));
/**
 * The file that names the data folder of this copy, for the commands that work on it. A copy that is used again gets it
 * by DADOS, as `npm start` does.
 */
export const ONDE_ESTAO_OS_DADOS = resolve(RESULTADOS, `dados-${PORTA}.txt`);
/** The devices that the accounts of this copy know; a copy that goes on keeps them. */
export const APARELHOS = resolve(
  REUSAR ? resolve(import.meta.dirname, '../node_modules/.cache/rateia-e2e') : RESULTADOS,
  `aparelhos-${PORTA}.json`,
);
