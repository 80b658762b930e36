import { tituloDaPagina } from '@rateia/domain/marca';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Rota } from '../lib/rotas.ts';
import { rotas } from '../lib/rotas.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

const todas: readonly Rota[] = rotas;
/** The routes that are pending, if there are any, and two addresses that were never one. */
const PENDENTES = [
  ...todas.filter(({ estado }) => estado === 'pendente').map(({ path }) => path.replaceAll(/\{\w+\??\}/g, '1')),
  '/checkout/pagamento/processando/cheque',
  '/pagina-inventada',
];

describe('Pages that are not made yet (spec 1 and 2, §2)', () => {
  it.each(PENDENTES)('%s is a page that does not exist, also for a logged-in person', async (endereco) => {
    await abrirTela(endereco);
    await screen.findByRole('heading', { name: 'Esta página não existe' });
    await waitFor(() => expect(document.title).toBe(tituloDaPagina('Esta página não existe')));
  });
});
