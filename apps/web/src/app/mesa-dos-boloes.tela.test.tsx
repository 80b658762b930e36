import { instanteDe } from '@rateia/domain/datas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { agora } from '../lib/relogio.ts';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Bolao = RespostaDe<'listBoloesDaOperacao'>['itens'][number];
const HORA_MS = 3_600_000;
function daqui(horas: number): string {
  return instanteDe(agora() + horas * HORA_MS);
}

const JOGO: RespostaDe<'getBolaoDaOperacao'>['jogos'][number] = {
  ordem: 0,
  concurso: 3_101,
  aposta: { loteria: 'mega-sena', dezenas: [4, 8, 15, 16, 23, 42, 57] },
  simples: 7,
  preco: 4_200,
  chances: [{ faixa: 'Sena', umEm: 7_151_980 }],
};

function bolao(mudanca: Partial<Bolao> = {}): Bolao {
  return {
    id: 31,
    nome: 'Mega de sábado',
    tipo: 344,
    estado: 'rascunho',
    modo: 'um_bilhete',
    promocional: false,
    concursos: [{ loteria: 'mega-sena', nome: 'Mega-Sena', concurso: 3_101, sorteioEm: daqui(9) }],
    apostas: 1,
    totalCotas: 6,
    cotasLivres: 6,
    preco: { custo: 4_200, valorCota: 700, valorTaxa: 70, valorSubsidio: 0, total: 770 },
    vendasAte: daqui(4),
    sorteioEm: daqui(9),
    comprovarAte: daqui(6),
    apostasAte: daqui(7),
    cotasVendidas: 0,
    cotasRetidas: 0,
    comprovantes: 0,
    motivoCancelamento: null,
    ...mudanca,
  };
}

function respostas(dele: Bolao) {
  return {
    listMoldes: { itens: [] },
    listBoloesDaOperacao: { itens: [dele], total: 1, pagina: 1, porPagina: 20 },
    getBolaoDaOperacao: { ...dele, semente: 'mega-3099', jogos: [JOGO], recibos: [] },
  };
}

/** A browser that keeps pictures in memory, which the drawing without one does not. */
function imagensDeMentira() {
  const [aberta, esquecida] = [vi.fn(() => 'blob:recibo'), vi.fn()];
  Object.assign(URL, { createObjectURL: aberta, revokeObjectURL: esquecida });
  return { aberta, esquecida };
}

async function confirmar(rotulo: string): Promise<void> {
  const dialogo = await waitFor(() => {
    const aberto = document.querySelector<HTMLElement>('dialog[open]');
    expect(aberto).not.toBeNull();
    return aberto ?? document.body;
  });
  await userEvent.click(within(dialogo).getByRole('button', { name: rotulo }));
}

describe('The desk of pools (REGRAS 2.12; DESIGN 12 operacao-bolao)', () => {
  it('shows the sum, the clocks and the bets of a draft, and puts it on sale after a second question', async () => {
    const { chamadas } = await abrirTela('/backoffice/boloes', {
      respostas: { ...respostas(bolao()), venderBolao: undefined },
    });
    expect(await screen.findByText('04 08 15 16 23 42 57')).toBeTruthy();
    expect(screen.getByText('÷ 6 cotas')).toBeTruthy();
    expect(screen.getByText(/Sena: 1 em 7\.151\.980/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pôr à venda' }));
    expect(chamadas).not.toContain('venderBolao');
    await confirmar('Pôr à venda');
    await waitFor(() => expect(chamadas).toContain('venderBolao'));
  });

  it('asks for what a receipt prints before its picture, and says which bets are missing', async () => {
    const registrando = bolao({ estado: 'registrando', cotasVendidas: 6 });
    const faltam = 'Faltam comprovantes: jogos 1.';
    await abrirTela('/backoffice/boloes', {
      respostas: {
        ...respostas(registrando),
        comprovarBolao: new Recusa(400, { codigoErro: 1, message: faltam, dados: { chave: 'comprovantesFaltam' } }),
      },
    });
    const enviar = await screen.findByRole<HTMLButtonElement>('button', { name: 'Enviar o recibo' });
    expect(enviar.disabled || enviar.getAttribute('aria-disabled') === 'true').toBe(true);
    await userEvent.type(screen.getByLabelText(/Código do terminal/), '052118-4');
    await userEvent.type(screen.getByLabelText(/Jogos do recibo/), '04 08 15 16 23 42 57');
    expect(enviar.disabled || enviar.getAttribute('aria-disabled') === 'true').toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Lacrar com os recibos' }));
    await confirmar('Lacrar');
    expect(await screen.findByText(faltam)).toBeTruthy();
  });

  it('shows the picture of a receipt when it is asked for, and puts it away', async () => {
    const { aberta, esquecida } = imagensDeMentira();
    const recibo: RespostaDe<'getBolaoDaOperacao'>['recibos'][number] = {
      id: 9,
      loteria: 'mega-sena',
      concurso: 3_101,
      terminal: '052118-4',
      sha256: 'ab'.repeat(32),
      apostas: [0],
      cotas: null,
      enviadoEm: daqui(-1),
    };
    const registrando = respostas(bolao({ estado: 'registrando', cotasVendidas: 6, comprovantes: 1 }));
    const { chamadas } = await abrirTela('/backoffice/boloes', {
      respostas: {
        ...registrando,
        getBolaoDaOperacao: { ...registrando.getBolaoDaOperacao, recibos: [recibo] },
        getComprovanteDaOperacao: new Blob([], { type: 'image/jpeg' }),
      },
    });
    const ver = await screen.findByRole('button', { name: /^Ver o recibo: Mega-Sena 3\.101/ });
    expect(chamadas).not.toContain('getComprovanteDaOperacao');
    await userEvent.click(ver);
    const imagem = await screen.findByRole('img', { name: 'Recibo: Mega-Sena 3.101, terminal 052118-4' });
    expect([imagem.getAttribute('src'), aberta.mock.calls.length]).toEqual(['blob:recibo', 1]);
    await userEvent.click(screen.getByRole('button', { name: /^Fechar o recibo/ }));
    expect(screen.queryByRole('img', { name: /^Recibo: / })).toBeNull();
    expect(esquecida).toHaveBeenCalledWith('blob:recibo');
  });

  it('a pool that is proven has nothing to decide, and leads to its proof', async () => {
    await abrirTela('/backoffice/boloes', { respostas: respostas(bolao({ estado: 'comprovado' })) });
    const prova = await screen.findByRole('link', { name: 'Ver a prova publicada' });
    expect(prova.getAttribute('href')).toBe('/loteria/31/prova');
    expect(screen.queryByRole('button', { name: 'Pôr à venda' })).toBeNull();
    expect(screen.queryByText('Cancelar e devolver tudo')).toBeNull();
  });
});

describe('A pool is made at the desk (REGRAS 2.12 Price)', () => {
  it('its games and its sum are seen before it is kept, with the seed of the bets that were seen', async () => {
    const { chamadas } = await abrirTela('/backoffice/boloes', {
      respostas: {
        ...respostas(bolao()),
        preverBolao: {
          semente: 'ab12',
          jogos: [JOGO],
          preco: { custo: 4_200, valorCota: 700, valorTaxa: 70, total: 770, sobra: 0 },
          vendasAte: daqui(4),
          comprovarAte: daqui(6),
        },
        createBolao: { id: 31 },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Montar bolão' }));
    await userEvent.click(screen.getByRole('radio', { name: /Ao acaso/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Ver jogos e conta' }));
    expect(await screen.findByText('ab12')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar rascunho' }));
    await waitFor(() => expect(chamadas).toContain('createBolao'));
    expect(await screen.findByRole('heading', { name: 'Mega de sábado' })).toBeTruthy();
  });

  it('a template fills the form with the next concurso, and may be changed and taken away', async () => {
    const molde: RespostaDe<'listMoldes'>['itens'][number] = {
      id: 5,
      nome: 'Mega da semana',
      modo: 'um_bilhete',
      cotas: 6,
      subsidio: null,
      jogos: { apostas: [JOGO.aposta] },
      concursos: [{ loteria: 'mega-sena', concurso: 3_102, dia: '2027-01-05' }],
    };
    const { chamadas } = await abrirTela('/backoffice/boloes', {
      respostas: {
        ...respostas(bolao()),
        listMoldes: { itens: [molde] },
        updateMolde: molde,
        deleteMolde: undefined,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Montar bolão' }));
    await userEvent.selectOptions(await screen.findByLabelText(/Começar por um modelo/), '5');
    expect(screen.getByLabelText<HTMLInputElement>(/^Concurso/).value).toBe('3102');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Jogos de Mega-Sena/).value).toBe('04 08 15 16 23 42 57');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar mudanças no modelo' }));
    await waitFor(() => expect(chamadas).toContain('updateMolde'));
    await userEvent.click(screen.getByRole('button', { name: 'Apagar o modelo' }));
    await confirmar('Apagar o modelo');
    await waitFor(() => expect(chamadas).toContain('deleteMolde'));
  });

  it('a limit of the lottery is told in its sentence', async () => {
    const limite = 'A cota precisa custar ao menos R$ 7,00.';
    await abrirTela('/backoffice/boloes', {
      respostas: {
        ...respostas(bolao()),
        preverBolao: new Recusa(422, { dados: { chave: 'dadosInvalidos', campos: { valorCota: limite } } }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Montar bolão' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ver jogos e conta' }));
    expect(await screen.findByText(limite)).toBeTruthy();
  });
});
