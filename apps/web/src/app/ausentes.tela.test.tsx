import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NomeChamada } from '../lib/api-client.ts';
import { router } from './router.tsx';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

const NAO_EXISTE = new Recusa(404, { message: 'Este grupo não existe.', link: '/grupos' });
const NAO_E_SUA = new Recusa(403, { message: 'Você não tem acesso a esta página.', link: '/grupos' });

describe('A page with a missing target of a link leads on (REGRAS 2.25)', () => {
  it.each([
    ['/grupo/9', 'getGrupo', NAO_EXISTE],
    ['/grupo/admin/9', 'getGrupoAdmin', NAO_E_SUA],
    ['/grupo/membro/9', 'getGrupoMembro', NAO_E_SUA],
    ['/carteira/fatura/extrato/9', 'getFatura', NAO_EXISTE],
    ['/carteira/creditos/extrato/9', 'getExtratoItem', NAO_EXISTE],
  ] as const satisfies readonly (readonly [string, NomeChamada, Recusa])[])('%s', async (endereco, chamada, recusa) => {
    await abrirTela(endereco, { respostas: { [chamada]: recusa } });
    const falta = await screen.findByRole('alert');
    expect(falta.textContent).toContain((recusa.corpo as { readonly message: string }).message);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(screen.queryByText(/Confira a conexão/)).toBeNull();
    await userEvent.click(within(falta).getByRole('link', { name: 'Ir para o início' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/grupos'));
  });

  it('a failure of the server is not blamed on the connection', async () => {
    await abrirTela('/meus-grupos');
    const falha = await screen.findByRole('alert');
    expect(falha.textContent).toContain('A falha foi nossa');
    expect(falha.textContent).not.toContain('Confira a conexão');
  });
});
