import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

type DoValor = RespostaDe<'verificarAlteracaoPlano'>;

const VALOR: DoValor = {
  grupoId: 1,
  nome: 'YouTube Premium Família',
  servico: 'YouTube Premium',
  plano: 'Família',
  idPlano: 3,
  valorAtual: 53_90,
  porMembro: 10_48,
  recebePorVaga: 8_98,
  lugares: 6,
  valorMaximo: 10_33,
  planos: [{ id: 3, nome: 'Família', valor: 53_90, lugares: 6 }],
  podeAlterar: true,
  aumentoDesde: null,
  anunciada: null,
  proposta: null,
};
const PROPOSTA: NonNullable<DoValor['proposta']> = {
  porMembro: 11_50,
  recebePorVaga: 10_00,
  aumento: true,
  valeEm: '2027-01-27',
  responderAte: '2027-01-07T15:00:00.000Z',
  membros: 5,
  pedemAceite: 1,
  recusa: null,
};
const ENDERECO = '/grupo/admin/1/alterar-valor';

/** Types another value of the plan over the one that stands. */
async function escrever(pessoa: ReturnType<typeof userEvent.setup>, texto: string): Promise<void> {
  const campo = await screen.findByLabelText('Valor do plano por mês');
  await pessoa.clear(campo);
  await pessoa.type(campo, texto);
}

describe('Another value of a group (spec B§2 alterar-valor; REGRAS 2.11)', () => {
  it('shows what each member pays and who must answer by when, before anybody is told', async () => {
    const pessoa = userEvent.setup();
    const { chamadas, principal } = await abrirTela(ENDERECO, {
      respostas: {
        verificarAlteracaoPlano: { ...VALOR, proposta: PROPOSTA },
        alterarPlano: { valeEm: '2027-01-27', avisados: 5, pedemAceite: 1 },
      },
    });
    const avisar = await screen.findByRole('button', { name: 'Avisar os membros' });
    expect(avisar.hasAttribute('disabled') || avisar.getAttribute('aria-disabled') === 'true').toBe(true);
    await escrever(pessoa, '6000');
    await screen.findByText('5 membros recebem um e-mail agora');
    expect(principal().getByText(/^1 membro responde até /).textContent).not.toBe('');
    expect(principal().getByText(/^O novo valor começa em /).textContent).not.toBe('');
    await pessoa.click(principal().getByRole('button', { name: 'Avisar os membros' }));
    await waitFor(() => expect(chamadas).toContain('alterarPlano'));
  });

  it('says in the field why a value cannot be, and tells nobody', async () => {
    const pessoa = userEvent.setup();
    const recusa = 'O valor por vaga pode ser de no máximo R$ 10,33.';
    const { chamadas, principal } = await abrirTela(ENDERECO, {
      respostas: { verificarAlteracaoPlano: { ...VALOR, proposta: { ...PROPOSTA, recusa } } },
    });
    await escrever(pessoa, '9000');
    await screen.findByText(recusa);
    await pessoa.click(principal().getByRole('button', { name: 'Avisar os membros' }));
    expect(principal().queryByText('O que acontece quando você avisa')).toBeNull();
    expect(chamadas).not.toContain('alterarPlano');
  });

  it('shows an announced rise with the answer of each member, and no form where the value stands', async () => {
    const { principal } = await abrirTela(ENDERECO, {
      respostas: {
        verificarAlteracaoPlano: {
          ...VALOR,
          podeAlterar: false,
          anunciada: {
            aumento: true,
            porMembroAntes: 10_48,
            porMembro: 11_50,
            anunciadaEm: '2026-12-28T15:00:00.000Z',
            valeEm: '2027-01-27',
            responderAte: '2027-01-07T15:00:00.000Z',
            membros: [
              {
                idAssinatura: 7,
                nome: 'Maria Santos',
                estado: 'marcada',
                situacao: 'Continua no grupo',
                saidaEm: null,
              },
              {
                idAssinatura: 8,
                nome: 'Vítor Moura',
                estado: 'silencio',
                situacao: 'Não respondeu no prazo',
                saidaEm: '2027-01-20',
              },
            ],
          },
        },
      },
    });
    await screen.findByRole('heading', { name: 'Aumento avisado' });
    expect(principal().getByText('Continua no grupo').textContent).not.toBe('');
    expect(principal().getByText(/^Não respondeu no prazo\. Sai em /).textContent).not.toBe('');
    expect(principal().getByRole('heading', { name: 'O valor não muda agora' })).toBeTruthy();
    expect(principal().queryByLabelText('Valor do plano por mês')).toBeNull();
  });
});
