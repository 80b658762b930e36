import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

type DoBolao = RespostaDe<'getReclamacaoDoBolao'>;
const CORRECAO = { solucao: 1202, total: 0, porPix: 0, linhas: [] } as const;
const COTAS = {
  solucao: 1201,
  total: 1_540,
  porPix: 0,
  linhas: [
    { chave: 'apostas', rotulo: 'Sua parte das apostas', valor: 1_400 },
    { chave: 'taxa', rotulo: 'Taxa do bolão', valor: 140 },
  ],
} as const;
const RASCUNHO: NonNullable<DoBolao['rascunho']> = {
  id: 7,
  problema: 1101,
  descricao: 'O recibo não abre.',
  falhaDesde: null,
  solucao: null,
  idInteracao: 9,
  anexos: [],
  apagaEm: null,
};
function doBolao(partes: Partial<DoBolao> = {}): DoBolao {
  return {
    bolao: {
      id: 3,
      nome: 'Mega da turma',
      servico: 'Bolão',
      icone: 'loteria',
      cor: 'cor-04',
      situacao: 'Apostas comprovadas',
      modo: 'Um bilhete, guardado pela Rateia',
      sorteioEm: '2026-12-02T00:00:00.000Z',
    },
    minhasCotas: [3, 4],
    aberta: null,
    rascunho: null,
    tarde: false,
    opcoes: [CORRECAO, COTAS].map((conta) => ({ ...conta, linhas: [...conta.linhas] })),
    ...partes,
  };
}
async function abrir(endereco: string, partes: Partial<DoBolao> = {}) {
  return await abrirTela(endereco, { respostas: { getReclamacaoDoBolao: doBolao(partes) } });
}

describe('A complaint about a pool (REGRAS 2.7)', () => {
  it('goes to the staff without a talk before', async () => {
    await abrir('/reclamacao/informacoes?bolao=3');
    expect(await screen.findByText('Reclamar de Mega da turma')).toBeTruthy();
    expect(screen.getByText('A equipe confere tudo')).toBeTruthy();
    expect(screen.queryByText('Falar com o administrador')).toBeNull();
    expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(
      '/reclamacao/dados-grupo?bolao=3',
    );
  });

  it.each([
    [{ tarde: true }, 'O prazo para reclamar terminou', '/reclamacoes/historico'],
    [{ aberta: 12 }, 'Você já tem uma reclamação aberta', '/reclamacao/historico/12'],
  ])('that cannot be made says why: %o', async (partes, titulo, destino) => {
    await abrir('/reclamacao/informacoes?bolao=3', partes);
    expect(await screen.findByText(titulo)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Ver as? reclama/ }).getAttribute('href')).toBe(destino);
  });

  it('shows the pool, and asks for reasons of a pool', async () => {
    await abrir('/reclamacao/dados-grupo?bolao=3');
    expect(await screen.findByText('É deste bolão que você quer reclamar?')).toBeTruthy();
    expect(screen.getByText('3, 4')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Continuar' }));
    expect(await screen.findByText('Recibo que falta ou está errado')).toBeTruthy();
    expect(screen.queryByText('Assinatura parou de funcionar')).toBeNull();
    expect(screen.queryByLabelText('Desde quando?')).toBeNull();
  });

  it('is sent with its solution, whose sum is shown before', async () => {
    const { chamadas } = await abrirTela('/reclamacao/solucao-desejada?bolao=3', {
      respostas: {
        getReclamacaoDoBolao: doBolao({ aberta: 7, rascunho: RASCUNHO }),
        salvarRascunho: { id: 7, idInteracao: 9 },
        abrirReclamacao: new Recusa(400, { dados: { chave: 'reclamacaoDoBolaoTarde' } }),
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Devolução das suas cotas/ }));
    expect(screen.getByText('Taxa do bolão')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar reclamação' }));
    await waitFor(() => expect(chamadas).toContain('abrirReclamacao'));
    expect(chamadas).toContain('salvarRascunho');
  });
});
