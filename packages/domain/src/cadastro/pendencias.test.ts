import { describe, expect, it } from 'vitest';
import { pendenciasDe, VALIDACOES_DE_IDENTIDADE } from './pendencias.ts';

const IDENTIDADE = { documentos: false, self: false };

describe('registration pendencies (spec A§3 Registration validation kinds, A§8)', () => {
  it('lists the missing data with their kind and the page that completes them', () => {
    expect(pendenciasDe({ ...IDENTIDADE, email: true, telefone: false, dadosFiscais: false })).toEqual([
      { tipo: 1, descricao: 'Confirmar o telefone', link: '/cadastro/telefone' },
      { tipo: 3, descricao: 'Informar CPF e data de nascimento', link: '/cadastro/dados-fiscais' },
    ]);
  });

  it('asks only for the fields that the action needs', () => {
    const feitas = { ...IDENTIDADE, email: false, telefone: false, dadosFiscais: false };
    expect(pendenciasDe(feitas, ['telefone']).map(({ tipo }) => tipo)).toEqual([1]);
  });

  it('is empty when all is done', () => {
    expect(pendenciasDe({ ...IDENTIDADE, email: true, telefone: true, dadosFiscais: true })).toEqual([]);
  });

  it('has document (5) and selfie (4) where something needs them', () => {
    const feitas = { ...IDENTIDADE, email: true, telefone: true, dadosFiscais: true };
    expect(pendenciasDe(feitas, VALIDACOES_DE_IDENTIDADE)).toEqual([
      { tipo: 5, descricao: 'Enviar um documento', link: '/cadastro/documento' },
      { tipo: 4, descricao: 'Enviar uma selfie', link: '/cadastro/documento-self' },
    ]);
    expect(pendenciasDe({ ...feitas, documentos: true }, VALIDACOES_DE_IDENTIDADE).map(({ tipo }) => tipo)).toEqual([
      4,
    ]);
  });
});
