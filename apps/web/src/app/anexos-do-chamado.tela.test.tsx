import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

const CHAMADO: RespostaDe<'getChamado'> = {
  id: 7,
  numero: '#000007',
  categoria: 2,
  categoriaDescricao: 'Um grupo ou o acesso a ele',
  estado: 'aberto',
  abertoEm: '2026-12-28T11:02:00.000Z',
  mudouEm: '2026-12-28T11:02:00.000Z',
  inicio: 'Pede pagamento por fora.',
  respostaAte: '2026-12-30T02:59:59.000Z',
  mensagens: [{ id: 1, daEquipe: false, texto: 'Pede pagamento por fora.', em: '2026-12-28T11:02:00.000Z' }],
  anexos: [
    {
      id: '3f1c9a52-5d0f-4b6c-9a59-2d3a8f6a1c10',
      nome: 'conversa.jpg',
      tipo: 'image/jpeg',
      tamanho: 120_000,
      em: '2026-12-28T11:03:00.000Z',
    },
  ],
  anexosRestantes: 4,
};

describe('The evidence of a report (spec 2, §2 /grupo/reportar/{id})', () => {
  it('is opened by its name, and takes more while the report waits', async () => {
    const { chamadas } = await abrirTela('/perfil/relatar-problema?relato=7', {
      respostas: {
        getChamado: CHAMADO,
        createLinkDoAnexoDoChamado: { url: '/api/v1/chamado/arquivo/x', expiraEm: '2026-12-28T11:04:00.000Z' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^conversa\.jpg/ }));
    await vi.waitFor(() => expect(chamadas).toContain('createLinkDoAnexoDoChamado'));
    expect(screen.getByRole('button', { name: 'Anexar arquivo' })).toBeTruthy();
    expect(screen.getByText(/Cabem mais 4\./)).toBeTruthy();
  });

  it('takes nothing once the report was answered', async () => {
    await abrirTela('/perfil/relatar-problema?relato=7', {
      respostas: { getChamado: { ...CHAMADO, estado: 'respondido', respostaAte: null, anexosRestantes: 0 } },
    });
    expect(await screen.findByText(/^conversa\.jpg/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Anexar arquivo' })).toBeNull();
  });
});
