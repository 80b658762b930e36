import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);
afterEach(() => {
  vi.restoreAllMocks();
});

const MESES = Array.from({ length: 12 }, (_, n) => ({ mes: n + 1, liberado: 0, devolvido: 0, liquido: 0 }));
const INFORME: RespostaDe<'getInforme'> = {
  ano: 2026,
  anos: [2026, 2025],
  ate: '2026-12-31',
  fechado: true,
  meses: MESES.map((mes) => (mes.mes === 3 ? { ...mes, liberado: 6_000, devolvido: 1_600, liquido: 4_400 } : mes)),
  recebido: { liberado: 6_000, devolvido: 1_600, liquido: 4_400 },
  taxas: { plataforma: 480, meios: 249, total: 729 },
  premios: 12_345,
  reembolsos: { noSaldo: 4_320, porFora: 1_000, total: 5_320 },
  saldos: [
    { conta: 'disponivel', rotulo: 'Disponível', antes: 100, depois: 17_445 },
    { conta: 'caucao', rotulo: 'Caução', antes: 2_160, depois: 0 },
  ],
  total: { antes: 2_260, depois: 17_445 },
};

function linhas(tabela: HTMLElement): readonly (string | undefined)[] {
  return within(tabela)
    .getAllByRole('row')
    .map((linha) => linha.textContent?.replaceAll('\u00A0', ' '));
}

describe('The summary of a year (REGRAS 2.33)', () => {
  it('shows the months in which money was released, the fees, prizes and refunds, and the balances of both ends', async () => {
    await abrirTela('/carteira/informe?ano=2026', { respostas: { getInforme: INFORME } });
    const [recebido, saldos] = await screen.findAllByRole('table');
    expect(linhas(recebido ?? document.body)).toHaveLength(3);
    expect(linhas(recebido ?? document.body)[1]).toMatch(/^Março.*60,00.*16,00.*44,00/);
    expect(linhas(saldos ?? document.body)).toHaveLength(4);
    expect(linhas(saldos ?? document.body)[0]).toContain('31/12/202531/12/2026');
    expect(linhas(saldos ?? document.body)[3]).toMatch(/^Total.*22,60.*174,45/);
    for (const valor of ['4,80', '2,49', '123,45', '53,20'])
      expect(screen.getAllByText(new RegExp(valor)).length).toBeGreaterThan(0);
  });

  it('leads to the years before, and is saved as a PDF', async () => {
    const saiu: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saiu.push(new URL(this.href).pathname);
    });
    const url = '/api/v1/carteira/arquivo/abc';
    await abrirTela('/carteira/informe?ano=2026', {
      respostas: { getInforme: INFORME, createLinkDoArquivo: { url, expiraEm: '2026-11-26T11:14:00.000Z' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar informe em PDF' }));
    await waitFor(() => expect(saiu).toEqual([url]));
    await userEvent.click(screen.getByRole('button', { name: '2025' }));
    await waitFor(() => expect(window.location.search).toBe('?ano=2025'));
  });

  it('says so where nothing was released, and of a year that runs how far it goes', async () => {
    const nada = { ...INFORME, anos: [2026], meses: MESES, ate: '2026-11-27', fechado: false };
    await abrirTela('/carteira/informe?ano=2026', { respostas: { getInforme: nada } });
    expect(await screen.findByText('Nada foi liberado para você neste ano.')).toBeTruthy();
    expect(screen.getByText(/O ano de 2026 até 27\/11\/2026\./)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Ano' })).toBeNull();
  });
});
