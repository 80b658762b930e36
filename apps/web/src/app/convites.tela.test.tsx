import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { router } from './router.tsx';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';
import { DO_MEMBRO } from './test/grupo.ts';

beforeEach(entrar);

function em(horas: number): string {
  return new Date(Date.now() + horas * 3_600_000).toISOString();
}
const CODIGO = `c${'x'.repeat(24)}`;

const CONVITE: RespostaDe<'getConvitePendente'> = {
  idGrupo: 4,
  grupo: 'Quadra de quinta',
  servico: 'Personalizado',
  icone: 'padrao',
  cor: 'padrao',
  descricao: '',
  regras: [],
  convidadoPor: 'Marina Alves',
  expiraEm: em(40),
  vagasDisponiveis: 3,
  vagaGuardada: false,
  vagasTotais: 9,
  exigeCaucao: false,
  composicao: {
    parte: 4_000,
    taxa: 160,
    caucao: 0,
    custoMeio: 0,
    totalHoje: 4_160,
    mensal: 4_160,
    vagas: 1,
    linhas: [],
  },
  aceito: false,
  podeRecusar: true,
};
const LISTA: RespostaDe<'getConvitesDoGrupo'> = {
  grupo: { id: 4, nome: 'Quadra de quinta', visibilidade: 3, vagasDisponiveis: 3 },
  itens: [
    {
      id: 1,
      forma: 'link',
      estado: 'pendente',
      vagaGuardada: false,
      email: null,
      link: `https://rateia.exemplo/grupo/convite/${CODIGO}`,
      usos: 3,
      usosMaximos: 20,
      convidadoPor: 'Marina Alves',
      criadoEm: em(-3),
      expiraEm: em(100),
      envios: 0,
      podeReenviar: false,
      podeRetirar: true,
      pessoas: [{ nome: 'Lucas Pires', aceitoEm: em(-2), entrou: true }],
    },
    {
      id: 2,
      forma: 'email',
      estado: 'recusado',
      vagaGuardada: false,
      email: 'teo@exemplo.com.br',
      link: null,
      usos: 0,
      usosMaximos: 1,
      convidadoPor: 'Marina Alves',
      criadoEm: em(-30),
      expiraEm: em(90),
      envios: 1,
      podeReenviar: false,
      podeRetirar: false,
      pessoas: [],
    },
  ],
  usosMaximosDoLink: 20,
  dias: 7,
  horasDaVaga: 48,
};

describe('an invitation, as the invited person sees it (spec B§2 /grupo/convite/{id}; REGRAS 2.26)', () => {
  it('says who invites, to what and for how much, and leads to the group when it is accepted', async () => {
    await abrirTela(`/grupo/convite/${CODIGO}`, {
      respostas: { getConvitePendente: CONVITE, aceitarConviteDoGrupo: { idGrupo: 4, ate: em(40) } },
    });
    await screen.findByText('Marina Alves convidou você');
    expect(screen.getByText(/6 de 9 vagas ocupadas. Sem caução./)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar convite' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/grupo/4'));
  });

  it('cannot be accepted while the group is full', async () => {
    await abrirTela(`/grupo/convite/${CODIGO}`, {
      respostas: { getConvitePendente: { ...CONVITE, vagasDisponiveis: 0 } },
    });
    expect(await screen.findByText(/O grupo está cheio agora/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Aceitar convite' })).toHaveProperty('disabled', true);
  });

  it('that serves no more has its sentence and a way out, without a dialog over it', async () => {
    const message = 'Este convite venceu. Peça outro a quem convidou você.';
    const recusa = new Recusa(400, { codigoErro: 1, message, dados: { chave: 'conviteExpirado' } });
    await abrirTela(`/grupo/convite/${CODIGO}`, { respostas: { getConvitePendente: recusa } });
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver grupos com vaga' }).getAttribute('href')).toBe('/grupos');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

describe('the invitations of a group (spec B§2 convidar; REGRAS 2.26)', () => {
  it('are listed with who invited, who came and how each stands', async () => {
    await abrirTela('/grupo/admin/4/convidar', { respostas: { getConvitesDoGrupo: LISTA } });
    await screen.findByText('Lucas Pires entrou no grupo.');
    expect(screen.getByText('teo@exemplo.com.br')).toBeDefined();
    expect(screen.getByText('Recusado')).toBeDefined();
    expect(screen.getByText(`rateia.exemplo/grupo/convite/${CODIGO}`)).toBeDefined();
  });

  it('asks for an e-mail before it sends one', async () => {
    const { chamadas } = await abrirTela('/grupo/admin/4/convidar', { respostas: { getConvitesDoGrupo: LISTA } });
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar convite' }));
    expect(chamadas).not.toContain('createConvite');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('email'));
  });
});

describe('a seat that a member keeps for a friend (REGRAS 2.26)', () => {
  async function naPagina(grupo: Partial<typeof DO_MEMBRO.grupo>, itens: typeof LISTA.itens = []) {
    return await abrirTela('/grupo/membro/1', {
      respostas: {
        getGrupoMembro: { ...DO_MEMBRO, grupo: { ...DO_MEMBRO.grupo, ...grupo } },
        getConvitesDoGrupo: { ...LISTA, grupo: { ...LISTA.grupo, id: 1, visibilidade: 2 }, itens },
        createConvite: { id: 3, expiraEm: em(48) },
      },
    });
  }

  it('is offered while the group sells, says what it costs, and goes with the invitation', async () => {
    const { chamadas } = await naPagina({ statusId: 52, vagasDisponiveis: 2 });
    await screen.findByRole('heading', { name: 'Guardar uma vaga para um amigo' });
    expect(screen.getByText(/A vaga fica com o seu amigo por 48 horas/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('E-mail da pessoa'), 'amiga@exemplo.com.br');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar e convidar' }));
    await waitFor(() => expect(chamadas).toContain('createConvite'));
  });

  it('is not offered again while one is kept: the invitation stands there instead', async () => {
    const [, porEmail] = LISTA.itens;
    if (porEmail === undefined) throw new Error('no invitation by e-mail');
    await naPagina({ statusId: 52, vagasDisponiveis: 2 }, [{ ...porEmail, estado: 'pendente', vagaGuardada: true }]);
    expect(await screen.findByText(/Vaga guardada/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Guardar e convidar' })).toBeNull();
  });

  it('is not offered in a group that sells nothing now', async () => {
    const { chamadas } = await naPagina({ statusId: 3, vagasDisponiveis: 1 });
    await waitFor(() => expect(chamadas).toContain('getConvitesDoGrupo'));
    expect(screen.queryByRole('button', { name: 'Guardar e convidar' })).toBeNull();
  });
});
