import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

const PRECO = { custo: 4_200, valorCota: 700, valorTaxa: 70, valorSubsidio: 0, total: 770 };
const SORTEIOS = [
  { dia: '2026-12-02', concurso: 3_050, idBolao: 51 },
  { dia: '2026-12-04', concurso: 3_051, idBolao: 52 },
].map(({ dia, ...um }) => ({
  ...um,
  sorteioEm: `${dia}T00:00:00.000Z`,
  cobrarEm: `${dia.slice(0, 8)}0${Number(dia.slice(-1)) - 1}T20:30:00.000Z`,
  preco: PRECO,
  pulado: um.idBolao === 52,
}));
const ADESAO = { estado: 'ativa', estadoRotulo: 'Ativa', cotas: 2, valorCota: 770, saldo: 0, faltas: 0 } as const;

function serie(partes: Partial<RespostaDe<'getSerie'>> = {}): RespostaDe<'getSerie'> {
  const [proximo] = SORTEIOS;
  if (proximo === undefined) throw new Error('a draw');
  const { pulado: _, ...primeiro } = proximo;
  return {
    id: 4,
    nome: 'Mega de sempre',
    loteria: 'mega-sena',
    nomeDaLoteria: 'Mega-Sena',
    modo: 'um_bilhete',
    apostas: 1,
    totalCotas: 6,
    cotasLivres: 3,
    encerrada: false,
    proximo: primeiro,
    adesao: null,
    jogos: [
      {
        ordem: 0,
        concurso: 3_050,
        aposta: { loteria: 'mega-sena', dezenas: [7, 11, 18, 23, 37, 44, 56] },
        simples: 7,
        preco: 4_200,
        chances: [{ faixa: 'Sena', umEm: 7_151_980 }],
      },
    ],
    chances: { principal: { faixa: 'Sena', umEm: 7_151_980 }, qualquer: 444.3 },
    sorteios: SORTEIOS,
    conta: { pago: 0, premios: 0 },
    extrato: [],
    ...partes,
  };
}
const ENDERECO = '/loteria-recorrente/4';

describe('/loteria-recorrente (spec B§2)', () => {
  it('shows one’s own series, its next draw and the price of a cota', async () => {
    const { jogos: _j, chances: _h, sorteios: _s, conta: _c, extrato: _e, ...cartao } = serie({ adesao: ADESAO });
    const respostas = { listSeries: { itens: [cartao] }, getAgendaDeLoterias: { itens: [] } };
    await abrirTela('/loteria-recorrente', { respostas });
    const cartaoNaTela = await screen.findByRole('link', { name: /Mega de sempre/ });
    expect(cartaoNaTela.textContent).toContain('Você participa');
    expect(cartaoNaTela.getAttribute('href')).toBe(ENDERECO);
  });
});

describe('/loteria-recorrente/:id (spec B§2; REGRAS 2.12 Recurring)', () => {
  it('lets a person take part at the price that he sees, and says that nothing is charged now', async () => {
    const { chamadas } = await abrirTela(ENDERECO, {
      respostas: { getSerie: serie(), createAdesao: { ...serie(), adesao: ADESAO } },
    });
    expect(await screen.findByText(/Nada é cobrado agora/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Participar por/ }));
    await vi.waitFor(() => expect(chamadas).toContain('createAdesao'));
  });

  it('lets a member pass over a draw, and take that back', async () => {
    const { chamadas } = await abrirTela(ENDERECO, {
      respostas: { getSerie: serie({ adesao: ADESAO }), pularSorteio: undefined },
    });
    expect(await screen.findByRole('button', { name: /^Voltar a/ })).toBeTruthy();
    expect(screen.getByText('Você pulou. Sem cobrança neste sorteio.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Pular/ }));
    await vi.waitFor(() => expect(chamadas).toContain('pularSorteio'));
  });

  it('keeps money for the draws of a member, says how many it pays, and gives it back', async () => {
    const { chamadas } = await abrirTela(ENDERECO, {
      respostas: {
        getSerie: serie({ adesao: { ...ADESAO, saldo: 1_600 } }),
        createSaldoDaSerie: new Recusa(400, {
          codigoErro: 1,
          message: 'Faltam R$ 3,10 no seu saldo.',
          dados: { chave: 'saldoInsuficiente' },
        }),
        deleteSaldoDaSerie: undefined,
      },
    });
    // Two cotas of R$ 7,70 a draw: R$ 16,00 pay one; the second is passed over.
    expect(await screen.findByText(/que dão para 1 sorteio\./)).toBeTruthy();
    expect(screen.getByText(/^Guardado no saldo\. Cobramos/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar neste bolão' }));
    expect(await screen.findByText(/Faltam R\$ 3,10 no seu saldo\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Devolver à carteira' }));
    await vi.waitFor(() => expect(chamadas).toContain('deleteSaldoDaSerie'));
  });

  it('says why nothing was charged, and how a paused place goes on', async () => {
    const pausada = { ...ADESAO, estado: 'pausada', estadoRotulo: 'Em pausa', faltas: 2 } as const;
    const extrato = [
      {
        idBolao: 40,
        concurso: 3_049,
        sorteioEm: '2026-11-28T00:00:00.000Z',
        destino: 'falta',
        destinoRotulo: 'Não cobrado',
        motivo: 'Faltou saldo na carteira',
        cotas: 0,
        pago: 0,
        premio: 0,
      },
    ] as const;
    const { chamadas } = await abrirTela(ENDERECO, {
      respostas: {
        getSerie: serie({ adesao: pausada, extrato: [...extrato] }),
        retomarAdesao: { ...serie(), adesao: ADESAO },
      },
    });
    expect(await screen.findByText('Não cobrado · faltou saldo na carteira')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Retomar por/ }));
    await vi.waitFor(() => expect(chamadas).toContain('retomarAdesao'));
  });
});
