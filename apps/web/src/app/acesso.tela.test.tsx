import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import type { Respostas } from './test/abrir-tela.tsx';
import { abrirTela, entrar } from './test/abrir-tela.tsx';
import { DO_MEMBRO, GRUPO } from './test/grupo.ts';

beforeEach(entrar);

type DoAdmin = RespostaDe<'getGrupoAdmin'>;
type Membro = DoAdmin['membros'][number];

const [CONVITE, CODIGO, SENHA] = [240, 241, 239];
function em(horas: number): string {
  return new Date(Date.now() + horas * 3_600_000).toISOString();
}
type Dita = RespostaDe<'getConversa'>['mensagens'][number];
let ditas = 0;
/** A message of an hour ago; the words of hidden contact data are a piece of their own. */
function mensagem(de: Dita['de'], textos: readonly string[], porFora = false): Dita {
  ditas += 1;
  const partes = textos.map((texto) => ({ texto, contato: /escondid/.test(texto) ? ('telefone' as const) : null }));
  return { id: ditas, de, partes, porFora, em: em(-1) };
}

const MARIA: Membro = {
  idAssinatura: 7,
  idUsuario: 70,
  nome: 'Maria Santos',
  imagem: null,
  vagas: 1,
  estado: 'ativa',
  entradaEm: em(-1),
  acessoDevidoAte: em(23),
  acessoEntregueEm: null,
  acessoConfirmadoEm: null,
  acessoDevolverEm: em(71),
  emailDoConvite: 'maria@exemplo.com.br',
  entraEm: null,
  contestacao: null,
  pagamento: 'emDia',
  relacionamento: null,
  paisDaResidencia: null,
  saidaEm: null,
};
const VITOR: Membro = {
  ...MARIA,
  idAssinatura: 8,
  idUsuario: 80,
  nome: 'Vítor Moura',
  acessoEntregueEm: em(-90),
  acessoConfirmadoEm: em(-80),
  acessoDevolverEm: null,
  emailDoConvite: null,
  entraEm: null,
};
const CONTESTACAO = {
  motivo: 'O convite não chegou',
  abertaEm: em(-1),
  responderAte: em(23),
  devolverEm: em(71),
  minutosRestantes: 2_863,
  comSuporte: false,
};

function doAdmin(mudancas: Partial<DoAdmin> = {}, formaAcesso = CONVITE): Respostas {
  return {
    getGrupoAdmin: {
      grupo: { ...GRUPO, formaAcesso },
      membros: [VITOR, MARIA],
      contato: '',
      mensagemOperador: '',
      motivoAnalise: '',
      acoes: { iniciar: false, liberar: false, enviarAcesso: true, editar: false, recorrer: false, alterarValor: true },
      prazo: null,
      envio: { temDadosAcesso: true, pendentes: 1, rotacaoPendente: false, troca: null },
      previsto: 0,
      recebido: 0,
      aberturas: [],
      ...mudancas,
    },
    entregarAcesso: { entregueEm: em(0) },
  };
}

describe('Sending the access of one member (spec B§2 enviar; REGRAS 2.1)', () => {
  it('by invitation: the address to copy, one button with a name, and who hears of it', async () => {
    const pessoa = userEvent.setup();
    const { chamadas, principal } = await abrirTela('/grupo/admin/1/enviar', { respostas: doAdmin() });
    await screen.findByRole('heading', { level: 1, name: 'Enviar acesso para Maria Santos' });
    expect(principal().getByText('maria@exemplo.com.br').textContent).not.toBe('');
    const sabendo = principal().getByRole('heading', { name: 'Quem fica sabendo' }).closest('section');
    const linhas = within(sabendo ?? document.body).getAllByRole('listitem');
    expect(linhas.map((l) => l.textContent)).toEqual([
      expect.stringMatching(/Vítor Moura.*Nada/),
      expect.stringMatching(/Maria Santos.*Avisado agora/),
    ]);
    expect(principal().queryByLabelText(/Senha/)).toBeNull();
    await pessoa.click(principal().getByRole('button', { name: 'Enviar só para Maria Santos' }));
    await waitFor(() => expect(chamadas).toContain('entregarAcesso'));
    expect(chamadas).not.toContain('updateDadosAcesso');
  });

  it('by code: nothing leaves without the code of this member', async () => {
    const pessoa = userEvent.setup();
    const { chamadas, principal } = await abrirTela('/grupo/admin/1/enviar', { respostas: doAdmin({}, CODIGO) });
    await pessoa.click(await screen.findByRole('button', { name: 'Enviar só para Maria Santos' }));
    expect(principal().getByText(/Código de ativação é obrigatório/).textContent).not.toBe('');
    expect(chamadas).not.toContain('entregarAcesso');
  });

  it('to change what all read is another act, and says so', async () => {
    const respostas = doAdmin({ membros: [VITOR] }, SENHA);
    const { principal } = await abrirTela('/grupo/admin/1/enviar?todos=sim', { respostas });
    await screen.findByRole('heading', { level: 1, name: 'Trocar dados de todos' });
    expect(principal().getByText(/toma o lugar deles, e todos são avisados/).textContent).not.toBe('');
  });
});

describe("A member's page (REGRAS 2.1)", () => {
  it('begins with the access: it arrives until a day and an hour, by whom, and what follows', async () => {
    const { principal } = await abrirTela('/grupo/membro/1', { respostas: { getGrupoMembro: DO_MEMBRO } });
    const [primeiro] = await screen.findAllByRole('heading', { level: 2 });
    expect(primeiro?.textContent).toMatch(/^Seu acesso chega até (hoje|amanhã), \d+h/);
    expect(
      principal().getByText(/^Larissa Viana envia até .*\. Se não chegar em 72 horas, devolvemos tudo\.$/),
    ).toBeTruthy();
    expect(principal().queryByText('Acesso até')).toBeNull();
  });
});

const MUDANCA: NonNullable<RespostaDe<'getGrupoMembro'>['mudancaDeValor']> = {
  estado: 'esperando',
  valorAntes: 1_048,
  valorMensal: 1_200,
  valeEm: '2027-01-27',
  responderAte: '2027-01-07T15:00:00.000Z',
  completaCaucao: 152,
};

describe('An announced value on the page of a member (REGRAS 2.11)', () => {
  it('asks above 10 %, at the amount that stands there, and leads out where he does not agree', async () => {
    const pessoa = userEvent.setup();
    const { chamadas, principal } = await abrirTela('/grupo/membro/1', {
      respostas: {
        getGrupoMembro: { ...DO_MEMBRO, mudancaDeValor: MUDANCA },
        aceitarValor: { valeEm: '2027-01-27' },
      },
    });
    await screen.findByRole('heading', { name: 'Você continua com o novo valor?' });
    expect(principal().getByRole('link', { name: 'Não aceito, quero sair' }).getAttribute('href')).toBe(
      '/grupo/membro/1/cancelamento/informacoes',
    );
    await pessoa.click(principal().getByRole('button', { name: 'Aceitar o novo valor' }));
    await waitFor(() => expect(chamadas).toContain('aceitarValor'));
  });

  it('says that staying is a yes to a member who was silent', async () => {
    const assinatura = { ...DO_MEMBRO.assinatura, estado: 'emSaida' as const, saidaEm: '2027-01-20' };
    const mudancaDeValor = { ...MUDANCA, estado: 'silencio' as const };
    await abrirTela('/grupo/membro/1', {
      respostas: { getGrupoMembro: { ...DO_MEMBRO, assinatura, mudancaDeValor, podeReverterSaida: true } },
    });
    const ficar = await screen.findByRole('button', { name: /^Continuar por R\$\s12,00$/ });
    expect(ficar.textContent).not.toBe('');
    expect(screen.queryByRole('button', { name: 'Aceitar o novo valor' })).toBeNull();
  });
});

const ACESSO: RespostaDe<'getDadosAcesso'> = {
  grupo: { id: 1, nome: GRUPO.nome, servico: GRUPO.servico, icone: 'icone-01', cor: 'cor-01', formaAcesso: CONVITE },
  papel: 'membro',
  disponivel: true,
  motivo: null,
  administrador: 'Larissa Viana',
  devidoAte: null,
  devolverEm: null,
  contestacao: null,
  entregueEm: em(-1),
  confirmadoEm: null,
  prazoConfirmacao: em(47),
  rotacaoPendente: false,
  troca: null,
  aberturas: [],
};

describe('"Não entrei" (REGRAS 2.1)', () => {
  it('asks one question with the answers of the form of access, and tells the administrator', async () => {
    const pessoa = userEvent.setup();
    const { chamadas, principal } = await abrirTela('/grupo/1/dados-acesso', {
      respostas: { getDadosAcesso: ACESSO, contestarAcesso: { responderAte: em(24), devolverEm: em(72) } },
    });
    await pessoa.click(await screen.findByRole('button', { name: 'Não entrei' }));
    expect(principal().getAllByRole('radio')).toHaveLength(4);
    const enviar = principal().getByRole('button', { name: 'Parar o prazo e avisar Larissa Viana' });
    const rolou = vi.spyOn(Element.prototype, 'scrollIntoView');
    await pessoa.click(enviar);
    // The error comes into sight too: the bar at the foot of a phone does not cut it.
    await waitFor(() =>
      expect(rolou.mock.instances.map((e) => (e as Element).textContent)).toContain('Escolha o que apareceu.'),
    );
    expect(principal().getByText('Escolha o que apareceu.').textContent).not.toBe('');
    expect(chamadas).not.toContain('contestarAcesso');
    await pessoa.click(principal().getByRole('radio', { name: 'O convite não chegou' }));
    await pessoa.click(enviar);
    await waitFor(() => expect(chamadas).toContain('contestarAcesso'));
  });

  it('shows the clock that stands, whose turn it is, and the way to the conversation', async () => {
    const { principal } = await abrirTela('/grupo/1/dados-acesso', {
      respostas: { getDadosAcesso: { ...ACESSO, prazoConfirmacao: null, contestacao: CONTESTACAO } },
    });
    await screen.findByRole('heading', { name: 'Prazo parado em 47 h 43 min' });
    expect(principal().getByText('Sem resposta, o suporte entra').textContent).not.toBe('');
    expect(principal().getByRole('link', { name: 'Conversar com Larissa Viana' }).getAttribute('href')).toBe(
      '/grupo/membro/1/mensagem',
    );
    expect(principal().queryByRole('button', { name: 'Entrei' })).toBeNull();
  });

  it('the administrator reads it in the conversation, answers, or sends anew to that member alone', async () => {
    const pessoa = userEvent.setup();
    const { chamadas, principal } = await abrirTela('/grupo/admin/1/mensagem?membro=7', {
      respostas: {
        getConversa: {
          papel: 'administrador',
          idAssinatura: 7,
          grupo: { id: 1, nome: GRUPO.nome, formaAcesso: CONVITE },
          com: 'Maria Santos',
          confirmarAte: null,
          contestacao: CONTESTACAO,
          mensagens: [
            mensagem('produto', ['Maria Santos não entrou. O prazo parou.']),
            mensagem('outro', ['O convite não chegou. Me chama no ', 'telefone escondido', '.']),
            mensagem('outro', ['Paga direto no meu Pix?'], true),
          ],
        },
        createMensagem: { id: 3 },
      },
    });
    const lista = await screen.findByRole('list', { name: 'Conversa com Maria Santos' });
    expect(lista.textContent).toContain('O convite não chegou. Me chama no telefone escondido.');
    // The warning stands before the message that asks, and only there.
    expect(lista.textContent?.match(/Não pague por fora/g)).toHaveLength(1);
    expect(lista.textContent).toMatch(/Não pague por fora.*Paga direto no meu Pix\?/);
    expect(principal().getByText(/^Você responde até .* Sem resposta, o suporte entra\.$/).textContent).not.toBe('');
    expect(principal().getByRole('link', { name: 'Enviar acesso só para Maria Santos' }).getAttribute('href')).toBe(
      '/grupo/admin/1/enviar?membro=7',
    );
    await pessoa.click(principal().getByRole('button', { name: 'Enviar mensagem' }));
    expect(principal().getByText('Escreva a mensagem.').textContent).not.toBe('');
    const campo = principal().getByLabelText('Escreva para Maria Santos');
    await pessoa.type(campo, 'Me liga: 11 98765-4321');
    expect(principal().getByText('Seu telefone vai ficar escondido.').textContent).not.toBe('');
    await pessoa.clear(campo);
    await pessoa.type(campo, 'Mandei de novo.');
    expect(principal().queryByText(/vai ficar escondido/)).toBeNull();
    await pessoa.click(principal().getByRole('button', { name: 'Enviar mensagem' }));
    await waitFor(() => expect(chamadas).toContain('createMensagem'));
  });
});
