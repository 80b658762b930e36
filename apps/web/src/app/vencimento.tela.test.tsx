import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Vencimento = RespostaDe<'getVencimento'>;
const CURTO = {
  ...{ dia: 25, de: '2027-01-10', ate: '2027-01-24', dias: 15, deCostume: 31 },
  ...{ valor: 1_045, depois: '2027-01-25' },
};
const LONGO = {
  ...{ dia: 12, de: '2027-01-10', ate: '2027-02-11', dias: 33, deCostume: 31 },
  ...{ valor: 2_299, depois: '2027-02-12' },
};
const DO_DIA_10: Vencimento = {
  grupo: { id: 1, nome: 'Família do Cine' },
  dia: 10,
  proximo: '2027-01-10',
  mensal: 2_160,
  caucao: 0,
  impedimento: null,
  mudaDeNovoEm: null,
  marcada: null,
  opcoes: [LONGO, CURTO],
};

async function abrir(mudancas: Partial<Vencimento>, respostas: Record<string, unknown> = {}) {
  return await abrirTela('/grupo/membro/1/vencimento', {
    respostas: { getVencimento: { ...DO_DIA_10, ...mudancas }, ...respostas },
  });
}

describe('The due day of a member (REGRAS 2.8)', () => {
  it('shows the arithmetic of the month before anything changes', async () => {
    const { chamadas } = await abrir({}, { updateVencimento: CURTO });
    const botao = await screen.findByRole('button', { name: 'Mudar o dia' });
    expect(botao.getAttribute('aria-disabled') ?? botao.hasAttribute('disabled')).not.toBe(false);
    const campo = screen.getByLabelText('Novo dia de vencimento');
    await userEvent.selectOptions(campo, '12');
    expect(document.body.textContent).toContain('× 33 de 31 dias');
    expect(document.body.textContent).toContain('a caução não a cobre');
    await userEvent.selectOptions(campo, '25');
    expect(document.body.textContent).toContain('× 15 de 31 dias');
    expect(document.body.textContent).toContain('10,45');
    expect(document.body.textContent).not.toContain('a caução não a cobre');
    expect(chamadas).not.toContain('updateVencimento');
    await userEvent.click(screen.getByRole('button', { name: 'Mudar para o dia 25' }));
    await waitFor(() => expect(chamadas).toContain('updateVencimento'));
  });

  it.each([
    [
      'of a recent change',
      { impedimento: 'vencimentoRecente', mudaDeNovoEm: '2027-03-01', marcada: CURTO },
      'Uma mudança a cada 90 dias',
    ],
    ['of an invoice that is out', { impedimento: 'vencimentoPerto' }, 'A próxima fatura já não muda'],
    ['of something late', { impedimento: 'vencimentoEmAtraso' }, 'Há uma fatura em aberto'],
    [
      'of a seat without a next month',
      { dia: null, proximo: null, impedimento: 'vencimentoNaoMuda', opcoes: [] },
      'Não há uma próxima mensalidade',
    ],
  ] as const)('says that the day stays because %s', async (_porque, mudancas, frase) => {
    await abrir(mudancas as Partial<Vencimento>);
    expect(await screen.findByText(frase)).toBeTruthy();
    expect(screen.queryByLabelText('Novo dia de vencimento')).toBeNull();
  });
});
