import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Molde = RespostaDe<'listMoldes'>['itens'][number];
function molde(mudanca: Partial<Molde>): Molde {
  return {
    id: 1,
    nome: 'Fácil de sempre',
    modo: 'um_bilhete',
    cotas: 12,
    subsidio: null,
    jogos: { apostas: [{ loteria: 'lotofacil', dezenas: Array.from({ length: 16 }, (_, i) => i + 1) }] },
    concursos: [{ loteria: 'lotofacil', concurso: 3_800, dia: '2026-12-01' }],
    ...mudanca,
  };
}

async function abrir(itens: readonly Molde[]) {
  const recusa = 'As cotas da Lotofácil com 16 dezenas são de 2 a 25.';
  const tela = await abrirTela('/backoffice/series', {
    respostas: {
      listSeriesDaOperacao: { itens: [], total: 0 },
      listMoldes: { itens: [...itens] },
      createSerie: new Recusa(422, { dados: { chave: 'dadosInvalidos', campos: { cotas: recusa } } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Criar bolão recorrente' }));
  return { ...tela, recusa };
}

describe('The desk of series (REGRAS 2.12 Recurring, Templates)', () => {
  it('starts one from a template, and says in a sentence what its lottery does not sell', async () => {
    const { chamadas, recusa } = await abrir([molde({})]);
    await userEvent.selectOptions(await screen.findByLabelText(/Começar por um modelo/), '1');
    expect(screen.getByLabelText<HTMLInputElement>(/Nome do bolão/).value).toBe('Fácil de sempre');
    expect(screen.getByLabelText<HTMLInputElement>(/Quantas cotas/).value).toBe('12');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Jogos de Lotofácil/).value).toContain('01 02 03');
    await userEvent.click(screen.getByRole('button', { name: 'Criar bolão recorrente' }));
    await waitFor(() => expect(chamadas).toContain('createSerie'));
    expect(await screen.findByText(recusa)).toBeTruthy();
  });

  it('offers templates that serve a series alone, and says why other lotteries have none', async () => {
    const quina: Molde['concursos'][number] = { loteria: 'quina', concurso: 7_100, dia: '2026-12-01' };
    await abrir([
      molde({ id: 2, nome: 'Duas loterias', concursos: [...molde({}).concursos, quina] }),
      molde({ id: 3, nome: 'Da Virada', concursos: [{ loteria: 'mega-da-virada', concurso: null, dia: null }] }),
      molde({ id: 4, nome: 'Com a nossa parte', subsidio: 300 }),
    ]);
    expect(await screen.findByText(/Na Loteca, cada concurso tem outras partidas/)).toBeTruthy();
    expect(screen.getByText(/Mega da Virada tem um sorteio por ano/)).toBeTruthy();
    expect(screen.queryByLabelText(/Começar por um modelo/)).toBeNull();
  });
});
