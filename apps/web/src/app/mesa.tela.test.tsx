import { nivelDeRisco } from '@rateia/domain/grupos/triagem';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Grupo = RespostaDe<'getGruposEmAnalise'>['itens'][number];

const GRUPO: Grupo = {
  id: 1,
  nome: 'HBO Max',
  servico: 'HBO Max',
  plano: 'Família',
  icone: 'icone-01',
  cor: 'cor-07',
  statusId: 50,
  prazo: '2026-12-28T15:34:00.000Z',
  desde: '2026-12-28T11:02:00.000Z',
  motivo: 'Nossa equipe precisa conferir este administrador antes de publicar o grupo dele.',
  administrador: {
    id: 2,
    nome: 'Igor Tavares',
    grupos: 33,
    telefoneVerificado: true,
    emailVerificado: true,
    dadosFiscais: true,
    identidadeVerificada: true,
    contaDesde: '2026-10-01T12:00:00.000Z',
    aparelhos: 1,
  },
  valorPorVaga: 1_530,
  teto: 1_607,
  risco: 760,
  nivelDeRisco: 'alto',
  regras: [],
  descricao: '',
  contato: '',
  palavrasProibidas: [],
  historico: [],
};
const filaCom = (risco: number) => ({
  getGruposEmAnalise: { itens: [{ ...GRUPO, risco, nivelDeRisco: nivelDeRisco(risco, REGRAS_PADRAO) }], contagens: {} },
  aprovarGrupo: { statusId: 1 },
});

describe('A group is approved at the desk (DESIGN §10 backoffice)', () => {
  it('a high risk is asked about once more, and says why the group is there', async () => {
    const { chamadas } = await abrirTela('/backoffice/grupos', { respostas: filaCom(760) });
    await userEvent.click(await screen.findByRole('button', { name: /^Aprovar/ }));
    const dialogo = await waitFor(() => {
      const aberto = document.querySelector<HTMLElement>('dialog[open]');
      expect(aberto).not.toBeNull();
      return aberto ?? document.body;
    });
    expect(dialogo.textContent).toContain('Aprovar HBO Max com risco alto?');
    expect(dialogo.textContent).toContain(GRUPO.motivo);
    expect(chamadas).not.toContain('aprovarGrupo');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Continuar analisando' }));
    expect(chamadas).not.toContain('aprovarGrupo');
  });

  it('a low one is not', async () => {
    const { chamadas } = await abrirTela('/backoffice/grupos', { respostas: filaCom(10) });
    await userEvent.click(await screen.findByRole('button', { name: /^Aprovar/ }));
    await waitFor(() => expect(chamadas).toContain('aprovarGrupo'));
  });
});
