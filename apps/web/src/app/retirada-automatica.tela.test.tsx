import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

const CHAVE: RespostaDe<'validarPixCpf'>['chaves'][number] = {
  ...{ id: 3, tipoChave: 'cpf', chave: '•••.•••.247-25', status: 117 },
  ...{ podeReceberEm: '2026-11-01T12:00:00.000Z', emDescanso: false },
};
const CHAVES = { possuiCPFUnico: true, possuiAlgumCPF: true, listagemCPF: [], chaves: [CHAVE] };
const LIGADA = { dia: 5, manter: 10_000, idChave: 3, proximaEm: '2026-12-05' };

async function abrir(ligada: typeof LIGADA | null, respostas: Record<string, unknown> = {}) {
  return await abrirTela('/carteira/retirada/automatica', {
    respostas: { getRetiradaAutomatica: { ligada, minimo: 2_000 }, validarPixCpf: CHAVES, ...respostas },
  });
}

describe('The automatic withdrawal (REGRAS 2.6)', () => {
  it('is switched on for a day, with what stays, to the only key', async () => {
    const { chamadas } = await abrir(null, { updateRetiradaAutomatica: LIGADA });
    await userEvent.click(await screen.findByRole('button', { name: 'Ligar a retirada automática' }));
    expect(chamadas).not.toContain('updateRetiradaAutomatica');
    await userEvent.selectOptions(screen.getByLabelText('Dia do mês'), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Ligar a retirada automática' }));
    await waitFor(() => expect(chamadas).toContain('updateRetiradaAutomatica'));
  });

  it('shows its next day, and is switched off after a question', async () => {
    const { chamadas } = await abrir(LIGADA, { deleteRetiradaAutomatica: undefined });
    expect(await screen.findByRole('heading', { name: 'Ligada' })).toBeTruthy();
    expect(document.body.textContent).toContain('100,00');
    await userEvent.click(screen.getByRole('button', { name: 'Desligar' }));
    const pergunta = await waitFor(() => {
      const aberto = document.querySelector<HTMLElement>('dialog[open]');
      expect(aberto).not.toBeNull();
      return aberto ?? document.body;
    });
    await userEvent.click(within(pergunta).getByRole('button', { name: 'Desligar' }));
    await waitFor(() => expect(chamadas).toContain('deleteRetiradaAutomatica'));
  });
});
