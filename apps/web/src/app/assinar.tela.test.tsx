import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { router } from './router.tsx';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';
import { GRUPO } from './test/grupo.ts';

beforeEach(entrar);

const COMPOSICAO = { ...GRUPO.composicao };
const PRE: RespostaDe<'getPreCheckout'> = {
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
  saldo: 5_000,
  reservaAte: new Date(Date.now() + 600_000).toISOString(),
  entraEm: null,
  desistirAte: '2099-03-12',
  cobrancaNaoAntesDe: '2099-04-05',
  vagasMaximas: 2,
  idPagamentoAberto: null,
  meioPagamentoAberto: null,
};
function meio(id: number, nome: string) {
  return { id, provedor: id, nome, descricao: '', custo: 0, disponivel: true, motivo: null };
}
const MEIOS: RespostaDe<'getMeioPagamento'> = {
  saldo: 5_000,
  meios: [meio(12, 'Pix'), meio(4, 'Saldo da carteira'), meio(11, 'Boleto')],
};
const COMPLETA: RespostaDe<'getCpfCompra'> = { cpf: '***.982.247-**', soDoProprio: false, faltam: [] };
const BASE = { getPreCheckout: PRE, getMeioPagamento: MEIOS, taxasDaAssinatura: COMPOSICAO };

describe('/checkout/assinar (spec B§2): the last look at a purchase', () => {
  it('names the group, the method that was chosen and the CPF that pays, and pays by it', async () => {
    const { chamadas, principal } = await abrirTela('/checkout/assinar?idPreCheckout=8&meioPagamento=4', {
      respostas: {
        ...BASE,
        getCpfCompra: COMPLETA,
        createAssinatura: { idAssinatura: 8, idFatura: 3, estado: 'paga', idPagamento: null, valor: 1_000 },
      },
    });
    expect(await screen.findByText('***.982.247-**')).toBeTruthy();
    expect(principal().getByText('Saldo da carteira')).toBeTruthy();
    const [pagar] = await screen.findAllByRole('button', { name: 'Pagar com saldo' });
    await waitFor(() => expect(pagar?.getAttribute('aria-disabled') ?? 'false').not.toBe('true'));
    await userEvent.click(pagar as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/sucesso'));
    expect(chamadas).toContain('createAssinatura');
  });

  it('of a boleto without an address leads to what is missing, and signs nothing', async () => {
    const { chamadas } = await abrirTela('/checkout/assinar?idPreCheckout=8&meioPagamento=11', {
      respostas: { ...BASE, getCpfCompra: { ...COMPLETA, faltam: ['endereco'] } },
    });
    const [completar] = await screen.findAllByRole('link', { name: 'Completar meus dados' });
    expect(completar?.getAttribute('href')).toBe('/checkout/cadastrar-dados-fiscais?idPreCheckout=8&meioPagamento=11');
    expect(chamadas).not.toContain('createAssinatura');
  });

  it('says so when the chosen method cannot pay any more, and suggests another', async () => {
    await abrirTela('/checkout/assinar?idPreCheckout=8&meioPagamento=77', {
      respostas: { ...BASE, getCpfCompra: COMPLETA },
    });
    expect(await screen.findByText(/Sugerimos outra/)).toBeTruthy();
    expect((await screen.findAllByRole('button', { name: 'Pagar com Pix' })).length).toBeGreaterThan(0);
  });

  it('of a hold that is over says that nothing was charged', async () => {
    await abrirTela('/checkout/assinar?idPreCheckout=8&meioPagamento=4', {
      respostas: {
        getPreCheckout: new Recusa(400, { codigoErro: 1, dados: { chave: 'reservaExpirada', vagas: 1, idGrupo: 4 } }),
      },
    });
    expect(await screen.findByText('O tempo da sua reserva terminou')).toBeTruthy();
  });
});

describe('/checkout/cadastrar-dados-fiscais (spec B§2): what is missing is asked in place', () => {
  it('asks for CPF and birth date alone, holds the seat and goes on to pay', async () => {
    const { chamadas } = await abrirTela('/checkout/cadastrar-dados-fiscais?idGrupo=4&vagas=1', {
      respostas: {
        ...BASE,
        getCpfCompra: { cpf: null, soDoProprio: false, faltam: ['dadosFiscais'] },
        updateDadosFiscais: new Recusa(422, { dados: { campos: { cpf: 'Este CPF já está em outra conta.' } } }),
      },
    });
    const cpf = await screen.findByLabelText('CPF');
    expect(screen.queryByLabelText('CEP')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar a compra' }));
    expect(chamadas).not.toContain('updateDadosFiscais');
    await userEvent.type(cpf, '52998224725');
    await userEvent.type(screen.getByLabelText('Data de nascimento'), '30121990');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar a compra' }));
    expect(await screen.findByText('Este CPF já está em outra conta.')).toBeTruthy();
    expect(chamadas).not.toContain('preCheckout');
  });

  it('asks for the address that a boleto prints, with the CPF that is known', async () => {
    await abrirTela('/checkout/cadastrar-dados-fiscais?idPreCheckout=8&meioPagamento=11', {
      respostas: { ...BASE, getCpfCompra: { ...COMPLETA, faltam: ['endereco'] } },
    });
    expect(await screen.findByText('***.982.247-**')).toBeTruthy();
    expect(screen.getByLabelText('CEP')).toBeTruthy();
    expect(screen.queryByLabelText('Data de nascimento')).toBeNull();
  });

  it('with nothing missing leads on', async () => {
    await abrirTela('/checkout/cadastrar-dados-fiscais?idFatura=31', { respostas: { getCpfCompra: COMPLETA } });
    const seguir = await screen.findByRole('link', { name: 'Continuar a compra' });
    expect(seguir.getAttribute('href')).toBe('/carteira/fatura/resumo/31');
  });

  it('is where a group leads a person without CPF, and no other pendency', async () => {
    const pendencias = [{ tipo: 3, descricao: 'Dados fiscais', link: '/cadastro/dados-fiscais' }];
    await abrirTela('/grupo/4', {
      respostas: {
        getGrupo: { ...GRUPO, id: 4, minhaRelacao: 'nenhuma', minhaAssinaturaId: null, podeEntrar: true },
        preCheckout: new Recusa(400, { codigoErro: 2, dados: { chave: 'validacaoObrigatoria', pendencias } }),
        getCpfCompra: { cpf: null, soDoProprio: false, faltam: ['dadosFiscais'] },
      },
    });
    const [entra] = await screen.findAllByRole('button', { name: 'Entrar no grupo' });
    await userEvent.click(entra as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/cadastrar-dados-fiscais'));
    expect(router.state.location.search).toMatchObject({ idGrupo: '4' });
  });
});
