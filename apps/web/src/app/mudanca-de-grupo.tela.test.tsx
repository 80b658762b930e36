import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';
import { GRUPO_DA_LISTA } from './test/grupo-da-lista.ts';

beforeEach(entrar);

const DESTINO: RespostaDe<'getMudancaDeGrupo'>['opcoes'][number] = {
  ...GRUPO_DA_LISTA,
  valorSemTaxas: 2_500,
  valorTaxa: 200,
  valorMensal: 2_700,
  jaTem: 'servico',
};
const MUDANCA: RespostaDe<'getMudancaDeGrupo'> = {
  grupo: { id: 7, nome: 'Canva da vila', servico: 'Canva', icone: 'icone-03', cor: 'cor-03' },
  vagas: 1,
  mensal: 2_160,
  caucao: 2_160,
  impedimento: null,
  opcoes: [DESTINO],
};
const CONTA: RespostaDe<'getContaDaMudanca'> = {
  linhas: [
    { chave: 'mes', rotulo: 'Primeiro mês no novo grupo', valor: 2_700 },
    { chave: 'caucao', rotulo: 'Caução do novo grupo', valor: 2_700 },
    { chave: 'caucaoQueVai', rotulo: 'Caução que vai com você', valor: -2_160 },
  ],
  total: 3_240,
  caucaoQueVai: 2_160,
  diferencaDaCaucao: 540,
  mensal: 2_700,
  saldo: 5_000,
};

async function escolher(conta = CONTA) {
  const tela = await abrirTela('/checkout/mudanca/7', {
    respostas: {
      getMudancaDeGrupo: MUDANCA,
      getContaDaMudanca: conta,
      mudarDeGrupo: { idAssinatura: 5, idFatura: 6, total: conta.total },
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Canva do mercado/ }));
  return tela;
}

describe('/checkout/mudanca/{id} (in_Transferencia)', () => {
  it('shows the arithmetic of the group that was chosen, and changes by one button', async () => {
    const { chamadas } = await escolher();
    expect(await screen.findByText('Caução que vai com você')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Mudar por R\$\s32,40$/ }));
    await vi.waitFor(() => expect(chamadas).toContain('mudarDeGrupo'));
  });

  it('a wallet that is short names the missing amount, and the button waits', async () => {
    await escolher({ ...CONTA, saldo: 240 });
    const falta = await screen.findByRole('link', { name: 'Adicionar o que falta' });
    expect(falta.getAttribute('href')).toContain('valor=3000');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Mudar por/ }).disabled).toBe(true);
  });

  it('says why nobody may change from this group now', async () => {
    const impedimento = 'Há uma reclamação aberta sobre o seu grupo. Você pode mudar quando ela terminar.';
    await abrirTela('/checkout/mudanca/7', {
      respostas: { getMudancaDeGrupo: { ...MUDANCA, impedimento, opcoes: [] } },
    });
    expect(await screen.findByText(impedimento)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
