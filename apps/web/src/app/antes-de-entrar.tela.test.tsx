import { RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { PAIS_DA_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { router } from './router.tsx';
import { abrirTela, entrar } from './test/abrir-tela.tsx';
import { GRUPO } from './test/grupo.ts';

beforeEach(entrar);

function em(horas: number): string {
  return new Date(Date.now() + horas * 3_600_000).toISOString();
}
const COMPOSICAO = { ...GRUPO.composicao };
const PEDE: RespostaDe<'getGrupo'> = {
  ...GRUPO,
  id: 4,
  minhaRelacao: 'nenhuma',
  minhaAssinaturaId: null,
  podeEntrar: true,
  vagasDisponiveis: 2,
  relacionamento: {
    servem: [RELACIONAMENTO.familia.id, RELACIONAMENTO.mesmaResidencia.id],
    regra: 'Só quem mora na mesma casa.',
  },
};
const RESERVA: RespostaDe<'getPreCheckout'> = {
  idPreCheckout: 8,
  cupom: null,
  idGrupo: 4,
  grupo: 'YouTube Premium Família',
  servico: 'YouTube Premium',
  icone: 'icone-01',
  cor: 'cor-01',
  nomeAdmin: 'Larissa',
  regras: [],
  vagas: 1,
  exigeCaucao: true,
  composicao: COMPOSICAO,
  saldo: 0,
  reservaAte: em(0.25),
  entraEm: null,
  desistirAte: '2027-03-12',
  cobrancaNaoAntesDe: '2027-04-05',
  vagasMaximas: 2,
  idPagamentoAberto: null,
  meioPagamentoAberto: null,
};

describe('A relation that the service demands (spec B§2 /checkout/relacionamento; REGRAS 2.27)', () => {
  it('is asked beside the rule of the service, and the seats are held with it', async () => {
    const { chamadas } = await abrirTela('/checkout/relacionamento?idGrupo=4', {
      respostas: { getGrupo: PEDE, preCheckout: RESERVA, getPreCheckout: RESERVA },
    });
    await screen.findByText('Só quem mora na mesma casa.');
    expect(screen.queryByRole('radio', { name: /Amigos/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reservar a vaga' }));
    expect(await screen.findByText('Escolha uma das relações.')).toBeDefined();
    expect(chamadas).not.toContain('preCheckout');
    await userEvent.click(screen.getByRole('radio', { name: /Família/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Reservar a vaga' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/confirmar-juncao'));
  });

  it('is where the button of the group leads', async () => {
    await abrirTela('/grupo/4', { respostas: { getGrupo: PEDE } });
    const [entrar] = await screen.findAllByRole('button', { name: 'Entrar no grupo' });
    await userEvent.click(entrar as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/relacionamento'));
  });
});

const DA_CASA: RespostaDe<'getGrupo'> = {
  ...PEDE,
  relacionamento: { servem: [], regra: '' },
  paisDaResidencia: PAIS_DA_RESIDENCIA.brasil.id,
};

describe('The country of a household (REGRAS 2.27)', () => {
  it('stands on the page of the group, whose button asks for it', async () => {
    await abrirTela('/grupo/4', { respostas: { getGrupo: DA_CASA } });
    await screen.findByText('Residência: Brasil');
    expect(screen.queryByRole('button', { name: /carrinho/i })).toBeNull();
    const [entrar] = await screen.findAllByRole('button', { name: 'Entrar no grupo' });
    await userEvent.click(entrar as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/relacionamento'));
  });

  it('is confirmed beside the address of the invitation, and the seats are held with it', async () => {
    const { chamadas } = await abrirTela('/checkout/relacionamento?idGrupo=4', {
      respostas: { getGrupo: DA_CASA, preCheckout: RESERVA, getPreCheckout: RESERVA },
    });
    await screen.findByRole('heading', { name: 'Em que país você mora?' });
    screen.getByText('Seu convite vai para');
    await userEvent.click(screen.getByRole('button', { name: 'Reservar a vaga' }));
    await screen.findByText('Confirme o país para reservar a vaga.');
    expect(chamadas).not.toContain('preCheckout');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Moro neste país: Brasil.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reservar a vaga' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/confirmar-juncao'));
  });
});

describe('The last page before paying (spec B§2 /checkout/confirmar-juncao; REGRAS 2.27)', () => {
  it('says what will happen with dates, and leads to the ways to pay', async () => {
    const passos: RespostaDe<'getGrupo'>['passos'] = [
      { chave: 'pagar', titulo: 'Você paga', texto: 'A vaga é sua.', estado: 'atual', quem: 'você', ate: null },
      { chave: 'receber', titulo: 'Larissa recebe', texto: 'Depois.', estado: 'proximo', quem: 'Larissa', ate: null },
    ];
    await abrirTela('/checkout/confirmar-juncao?idPreCheckout=8', {
      respostas: { getPreCheckout: RESERVA, getGrupo: { ...PEDE, passos } },
    });
    await screen.findByText('Larissa recebe');
    const itens = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const ordem = [
      /Você paga/,
      /desistir até .*12 mar 2027.*com a caução/,
      /cobrança não vem antes de .*5 abr 2027/,
      /Larissa recebe/,
    ];
    const onde = ordem.map((frase) => itens.findIndex((texto) => frase.test(texto)));
    expect(onde.every((n) => n >= 0)).toBe(true);
    expect(onde).toEqual(onde.toSorted((a, b) => a - b));
    const [pagar] = screen.getAllByRole('link', { name: 'Escolher como pagar' });
    expect(pagar?.getAttribute('href')).toBe('/checkout?idPreCheckout=8');
  });
});
