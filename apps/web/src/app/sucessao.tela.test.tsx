import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Sucessao = RespostaDe<'getSucessao'>;
const BIA = { idMembro: 7, nome: 'Bia C.', imagem: null, desde: '2026-03-02' };
const PARADA: Sucessao = {
  grupo: { id: 1, nome: 'Família do Cine', icone: 'icone-01', cor: 'cor-01', administrador: 'Rafael N.' },
  papel: 'administrador',
  podePropor: true,
  previsto: 1_600,
  membros: [BIA],
  aberta: null,
  conta: null,
};
const CONTA = {
  plano: 2_400,
  recebe: 800,
  parteComVagaLivre: 1_600,
  parteComVagaOcupada: 800,
  caucao: 950,
  trocarAcessoAte: '2026-11-30',
};
function aberta(mudancas: Partial<NonNullable<Sucessao['aberta']>>): NonNullable<Sucessao['aberta']> {
  return {
    estado: 'proposta',
    motivo: 'vontade',
    ate: '2026-11-29T12:00:00.000Z',
    convidado: BIA,
    paraMim: false,
    candidatos: [],
    totalDeVagas: 2,
    ...mudancas,
  };
}
async function abrir(mudancas: Partial<Sucessao>, respostas: Record<string, unknown> = {}) {
  return await abrirTela('/grupo/1/sucessao', { respostas: { getSucessao: { ...PARADA, ...mudancas }, ...respostas } });
}

describe('A group changes hands (REGRAS 2.30)', () => {
  it('the member who was asked reads the whole sum and takes it over', async () => {
    const doMembro = { papel: 'membro', podePropor: false, conta: CONTA } as const;
    const { chamadas } = await abrir(
      { ...doMembro, aberta: aberta({ paraMim: true }) },
      { responderSucessao: { estado: 'assumida' } },
    );
    const conta = (await screen.findByRole('heading', { name: 'Se você assumir' })).closest('section');
    for (const valor of ['24,00', '8,00', '16,00', '9,50']) expect(conta?.textContent).toContain(valor);
    await userEvent.click(screen.getByRole('button', { name: 'Assumir o grupo' }));
    const pergunta = await waitFor(() => {
      const aberto = document.querySelector<HTMLElement>('dialog[open]');
      expect(aberto).not.toBeNull();
      return aberto ?? document.body;
    });
    await userEvent.click(within(pergunta).getByRole('button', { name: 'Assumir o grupo' }));
    await waitFor(() => expect(chamadas).toContain('responderSucessao'));
  });

  it('the administrator waits for the answer, and may take the question back', async () => {
    const { chamadas } = await abrir(
      { podePropor: false, aberta: aberta({}) },
      { retirarSucessao: { estado: 'retirada' } },
    );
    await screen.findByText(/^Bia C\. responde até/);
    await userEvent.click(screen.getByRole('button', { name: 'Retirar o convite' }));
    await waitFor(() => expect(chamadas).toContain('retirarSucessao'));
  });

  it('members choose among those who offered themselves, and each may offer himself', async () => {
    const candidatos = [{ ...BIA, vagas: 1, eu: false, meuVoto: false }];
    const { chamadas } = await abrir(
      {
        papel: 'membro',
        podePropor: false,
        conta: CONTA,
        aberta: aberta({ estado: 'escolha', motivo: 'silencio', convidado: null, candidatos }),
      },
      { votarNaSucessao: { estado: 'escolha' }, oferecerParaSuceder: { estado: 'escolha' } },
    );
    expect(await screen.findByText('1 de 2 vagas')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Escolher Bia C.' }));
    await waitFor(() => expect(chamadas).toContain('votarNaSucessao'));
    await userEvent.click(screen.getByRole('button', { name: 'Eu posso assumir' }));
    await waitFor(() => expect(chamadas).toContain('oferecerParaSuceder'));
  });

  it('nothing is open: the administrator is led to where he may hand it over', async () => {
    await abrir({});
    expect((await screen.findByRole('link', { name: 'Passar o grupo adiante' })).getAttribute('href')).toBe(
      '/grupo/admin/1/cancelamento/informacoes',
    );
  });
});
