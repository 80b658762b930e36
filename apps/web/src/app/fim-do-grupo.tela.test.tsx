import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import type { Respostas } from './test/abrir-tela.tsx';
import { abrirTela, deixarNaAba, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

const CAUCAO = { chave: 'caucao', rotulo: 'Caução', valor: 950 };
function membro(idMembro: number, nome: string, total: number) {
  return {
    idMembro,
    nome,
    imagem: null,
    total,
    linhas: total === 950 ? [CAUCAO] : [{ chave: 'parte', rotulo: 'Sua parte', valor: total - 950 }, CAUCAO],
  };
}
const FIM: RespostaDe<'getCancelamentoAdministrador'> = {
  grupo: { id: 1, nome: 'Família do Cine', statusId: 4, servico: 'Cine', icone: 'icone-01', cor: 'cor-01' },
  membros: 2,
  previsto: 1_600,
  fimEm: null,
  podeDesfazer: false,
  opcoes: [
    {
      tipo: 'fimDoCiclo',
      titulo: 'Encerrar com data',
      texto: 'Todos usam até 11 de fevereiro.',
      imediato: false,
      saidaEm: '2027-02-11',
      total: 1_900,
      doAdministrador: 0,
      voceRecebe: 1_600,
      mesesCortados: 1,
      membros: [membro(7, 'Bia C.', 950), membro(8, 'João B.', 950)],
    },
    {
      tipo: 'agora',
      titulo: 'Encerrar agora',
      texto: 'Os membros perdem o acesso hoje.',
      imediato: true,
      saidaEm: '2026-11-26',
      total: 2_700,
      doAdministrador: 800,
      voceRecebe: 800,
      mesesCortados: 0,
      membros: [membro(7, 'Bia C.', 1_350), membro(8, 'João B.', 1_350)],
    },
  ],
};
const SUCESSAO: RespostaDe<'getSucessao'> = {
  grupo: { id: 1, nome: 'Família do Cine', icone: 'icone-01', cor: 'cor-01', administrador: 'Rafael N.' },
  papel: 'administrador',
  podePropor: true,
  previsto: 1_600,
  membros: [{ idMembro: 7, nome: 'Bia C.', imagem: null, desde: '2026-03-02' }],
  aberta: null,
  conta: null,
};
const RESPOSTAS: Respostas = {
  getSucessao: SUCESSAO,
  getCancelamentoAdministrador: FIM,
  getCancelamentoNovo: {
    motivos: [
      {
        id: 1,
        descricao: 'O plano ficou caro',
        ajuda: { tipo: 'alterarValor', titulo: 'Você pode pedir um preço maior', texto: 'Com 30 dias de aviso.' },
      },
      { id: 2, descricao: 'O serviço mudou as regras', ajuda: null },
    ],
  },
  cancelarAdministrador: {
    tipo: 'agora',
    imediato: true,
    reterTaxa: false,
    motivo: 1,
    observacao: '',
    saidaEm: '2026-11-26',
    total: 2_700,
    linhas: [{ chave: 'membros', rotulo: 'Volta para os membros', valor: 2_700 }],
  },
};
async function dialogo() {
  return await waitFor(() => {
    const aberto = document.querySelector<HTMLElement>('dialog[open]');
    expect(aberto).not.toBeNull();
    return aberto ?? document.body;
  });
}

describe('The administrator ends his group (spec B§2 Cancellation; REGRAS 2.9)', () => {
  it('sees the ways in the same lines, and one help for his reason', async () => {
    const { principal } = await abrirTela('/grupo/admin/1/cancelamento/informacoes', { respostas: RESPOSTAS });
    await screen.findByRole('heading', { name: 'Encerrar o grupo?' });
    for (const nome of ['Encerrar com data', 'Encerrar agora']) await screen.findByRole('heading', { name: nome });
    await userEvent.click(principal().getByRole('link', { name: 'Quero encerrar o grupo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver quem recebe o quê' }));
    expect(screen.getByText('Escolha um motivo para continuar.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'O plano ficou caro' }));
    expect(screen.getByRole('link', { name: 'Ver a conta do novo preço' }).getAttribute('href')).toBe(
      '/grupo/admin/1/alterar-valor',
    );
  });

  it('is offered to hand the group over before he ends it', async () => {
    const { chamadas } = await abrirTela('/grupo/admin/1/cancelamento/informacoes', {
      respostas: { ...RESPOSTAS, proporSucessao: { ate: '2026-11-29T12:00:00.000Z' } },
    });
    await screen.findByRole('heading', { name: 'Os três caminhos' });
    await userEvent.click(screen.getByRole('button', { name: 'Convidar Bia para assumir' }));
    await waitFor(() => expect(chamadas).toContain('proporSucessao'));
  });

  it('sees what each member gets, his own part, and confirms the same figures', async () => {
    deixarNaAba('fim-do-grupo', { idGrupo: 1, tipo: null, motivo: 1, textoMotivo: '', feito: null });
    const { chamadas } = await abrirTela('/grupo/admin/1/cancelamento/cancelar', { respostas: RESPOSTAS });
    await screen.findByRole('heading', { name: 'Quem recebe o quê' });
    expect(screen.getByText(/1 membro tem o mês no meio/)).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /^Encerrar agora/ }));
    expect(screen.getAllByText('Bia C.')[0]?.closest('li')?.textContent).toContain('13,50');
    expect(screen.getByRole('heading', { name: 'Para você' }).closest('section')?.textContent).toContain('8,00');
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar agora' }));
    const pergunta = await dialogo();
    expect(pergunta.textContent).toContain('27,00');
    await userEvent.click(within(pergunta).getByRole('button', { name: 'Encerrar agora' }));
    await waitFor(() => expect(chamadas).toContain('cancelarAdministrador'));
    await screen.findByRole('heading', { name: 'O grupo foi encerrado' });
  });

  it('takes a set end back, or reads why it cannot', async () => {
    const marcado = { ...FIM, fimEm: '2027-02-11', podeDesfazer: true, opcoes: FIM.opcoes.slice(1) };
    const message = 'Uma pessoa já saiu por causa do fim marcado, então ele não pode mais ser desfeito.';
    const { chamadas } = await abrirTela('/grupo/admin/1/cancelamento/informacoes', {
      respostas: {
        getSucessao: { ...SUCESSAO, podePropor: false },
        getCancelamentoAdministrador: marcado,
        reverterCancelamentoAdministrador: new Recusa(400, { codigoErro: 1, message }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer, o grupo continua' }));
    await waitFor(() => expect(chamadas).toContain('reverterCancelamentoAdministrador'));
    expect((await dialogo()).textContent).toContain(message);
  });
});
