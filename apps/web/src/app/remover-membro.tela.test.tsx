import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import type { Respostas } from './test/abrir-tela.tsx';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

const REMOCAO: RespostaDe<'getCancelamentoAdministradorMembro'> = {
  idMembro: 7,
  nome: 'Bia C.',
  imagem: null,
  grupo: { id: 1, nome: 'Família do Cine' },
  opcoes: [
    {
      tipo: 'fimDoCiclo',
      titulo: 'Remover no fim do mês pago',
      texto: 'A pessoa usa o que pagou.',
      imediato: false,
      reterTaxa: false,
      saidaEm: '2026-12-10',
      total: 950,
      doAdministrador: 0,
      devolvidoEm: '2026-12-11',
      linhas: [{ chave: 'caucao', rotulo: 'Caução', valor: 950 }],
    },
    {
      tipo: 'agora',
      titulo: 'Remover agora',
      texto: 'O mês atual volta inteiro, com a taxa.',
      imediato: true,
      reterTaxa: false,
      saidaEm: '2026-11-26',
      total: 1_900,
      doAdministrador: 800,
      devolvidoEm: '2026-11-26',
      linhas: [
        { chave: 'caucao', rotulo: 'Caução', valor: 950 },
        { chave: 'parte', rotulo: 'Sua parte', valor: 800 },
        { chave: 'taxa', rotulo: 'Taxa', valor: 150 },
      ],
    },
  ],
};
const RESPOSTAS: Respostas = {
  getCancelamentoAdministradorMembro: REMOCAO,
  getMotivosAdministrador: {
    motivos: [
      { id: 3, descricao: 'Vou diminuir o plano', pedeTexto: false },
      { id: 5, descricao: 'Uso indevido do acesso', pedeTexto: true },
    ],
  },
  getMauUso: {
    aberturas: [{ quando: '2026-11-20T12:00:00.000Z', aparelho: 'Chrome em Android' }],
    dias: 30,
    aparelhos: 4,
    maiorDoDia: 2,
    aparelhosDemais: true,
    aberturasDemais: false,
  },
  cancelarAdministrador: {
    tipo: 'agora',
    imediato: true,
    reterTaxa: false,
    motivo: 3,
    observacao: '',
    saidaEm: '2026-11-26',
    total: 1_900,
    linhas: [],
  },
};
async function dialogo() {
  return await waitFor(() => {
    const aberto = document.querySelector<HTMLElement>('dialog[open]');
    expect(aberto).not.toBeNull();
    return aberto ?? document.body;
  });
}
async function abrir(respostas: Respostas = RESPOSTAS) {
  return await abrirTela('/grupo/admin/1/membro/remover?membro=7', { respostas });
}

describe('The administrator removes a member (REGRAS 2.9)', () => {
  it('sees what goes back and whose money it is, says why, and confirms the same figures', async () => {
    const { chamadas } = await abrir();
    await screen.findByRole('heading', { name: 'Remover Bia C.?' });
    expect(screen.getByText('Nada sai do que você recebe.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /^Remover agora/ }));
    expect(screen.getByText(/saem do que você recebe por este mês/).textContent).toContain('8,00');
    await userEvent.click(screen.getByRole('button', { name: 'Remover agora' }));
    expect(screen.getByText('Escolha um motivo para continuar.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Vou diminuir o plano' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remover agora' }));
    const pergunta = await dialogo();
    expect(pergunta.textContent).toContain('19,00');
    await userEvent.click(within(pergunta).getByRole('button', { name: 'Não remover' }));
    expect(chamadas).not.toContain('cancelarAdministrador');
    await userEvent.click(screen.getByRole('button', { name: 'Remover agora' }));
    await userEvent.click(within(await dialogo()).getByRole('button', { name: 'Remover agora' }));
    await waitFor(() => expect(chamadas).toContain('cancelarAdministrador'));
  });

  it('an administrator who claims misuse sees what the product saw, and has to explain', async () => {
    const { chamadas } = await abrir();
    await userEvent.click(await screen.findByRole('radio', { name: 'Uso indevido do acesso' }));
    expect(await screen.findByText('Há sinais de uso fora do comum')).toBeDefined();
    expect(screen.getByText('Chrome em Android')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Remover em/ }));
    expect(screen.getByText('Conte o que aconteceu.')).toBeDefined();
    expect(chamadas).not.toContain('cancelarAdministrador');
  });

  it('without a member in the address it leads to the members', async () => {
    await abrirTela('/grupo/admin/1/membro/remover');
    expect((await screen.findByRole('link', { name: 'Ver os membros' })).getAttribute('href')).toBe('/grupo/admin/1');
  });

  it('a member who is not in the group is reported in the page', async () => {
    await abrir({ getCancelamentoAdministradorMembro: new Recusa(404, { message: 'Não encontramos.' }) });
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('Não encontramos.');
  });
});
