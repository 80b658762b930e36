import { describe, expect, it } from 'vitest';
import type { Passo } from './passos.ts';
import { desvioDo, paraCriar, paraSimular, passoDoCampo, posicaoDe, primeiroPendente } from './passos.ts';
import type { RascunhoGrupo } from './rascunho.ts';
import { rascunhoVazio } from './rascunho.ts';

const completo: RascunhoGrupo = {
  ...rascunhoVazio,
  servico: { id: 10, nome: 'Cine Mais', nomeUrl: 'cine-mais', icone: 'icone-01', cor: 'cor-01', status: 1 },
  plano: { id: 100, nome: 'Família', tipo: 0, periodo: 0, valor: 5390, lugares: 6, tetoPorVaga: 1033 },
  valor: 5390,
  lugares: 6,
  vagas: 5,
  nome: ' Cine da turma ',
  contato: ' Pelo e-mail do grupo ',
  jaAssina: false,
  formaAcesso: 239,
  regras: ['Não mude a senha', 'Uma tela por pessoa'],
};

describe('Steps of a new group (spec 2, §2 New group)', () => {
  it.each<[Passo, Partial<RascunhoGrupo>]>([
    ['servicos', { servico: null }],
    ['planos', { plano: null }],
    ['valores', { valor: null }],
    ['dados', { jaAssina: null }],
    ['dados', { nome: '  ' }],
    ['opcoes', { formaAcesso: null }],
    ['resumo', {}],
  ])('the open question is %s', (passo, falta) => {
    expect(primeiroPendente({ ...completo, ...falta })).toBe(passo);
  });

  it('a service outside of the catalogue has no plan to choose', () => {
    const personalizado = { ...completo, servico: { ...(completo.servico as object), id: 999 } } as RascunhoGrupo;
    expect(primeiroPendente({ ...personalizado, plano: null })).toBe('resumo');
    expect(paraCriar({ ...personalizado, plano: null })).toMatchObject({ tipo: 999, idPlano: null, idServico: 999 });
  });

  it('a person who comes too early is led to the open question, and may go back freely', () => {
    expect(desvioDo('resumo', { ...completo, valor: null }, 'cine-mais')).toBe('/novo-grupo/cine-mais/valores');
    expect(desvioDo('valores', completo, 'cine-mais')).toBeUndefined();
    expect(desvioDo('resumo', completo, 'cine-mais')).toBeUndefined();
  });

  it('an address of another service leads to the catalogue', () => {
    expect(desvioDo('valores', completo, 'outro')).toBe('/novo-grupo/servicos');
  });

  it.each([
    [1, '/novo-grupo/cine-mais/sucesso'],
    [50, '/novo-grupo/cine-mais/analise'],
    [111, '/novo-grupo/cine-mais/analise'],
    [110, '/novo-grupo/cine-mais/analise'],
  ])('a group created with status %i shows its end', (statusId, caminho) => {
    const criado = { id: 7, statusId, motivo: '', prazo: null };
    expect(desvioDo('resumo', { ...completo, criado }, 'cine-mais')).toBe(caminho);
  });

  it('sends the answers, trimmed, as the contract has them', () => {
    expect(paraCriar(completo)).toMatchObject({
      idServico: 10,
      idPlano: 100,
      nome: 'Cine da turma',
      tipo: 5,
      visibilidade: 2,
      valor: 5390,
      lugares: 6,
      totalVagas: 5,
      acessoImediato: false,
      formaAcesso: 239,
      regras: ['Não mude a senha', 'Uma tela por pessoa'],
      contato: 'Pelo e-mail do grupo',
      aceiteTermos: true,
    });
    expect(paraCriar({ ...completo, jaAssina: null })).toBeUndefined();
  });

  it('a private group is of the private type', () => {
    expect(paraCriar({ ...completo, visibilidade: 3 })).toMatchObject({ tipo: 6, visibilidade: 3 });
  });

  it('nothing is simulated without a price that a plan may have', () => {
    for (const valor of [null, 0, 99, 500_001]) expect(paraSimular({ ...completo, valor })).toBeUndefined();
    expect(paraSimular(completo)?.body).toMatchObject({ valor: 5390, totalVagas: 5, lugares: 6 });
  });

  it('a refused field leads to its step', () => {
    expect(passoDoCampo('totalVagas')).toBe('valores');
    expect(passoDoCampo('nome')).toBe('dados');
    expect(passoDoCampo('regras.3')).toBe('opcoes');
  });

  it('counts the questions from one', () => {
    expect(posicaoDe('servicos')).toEqual({ passo: 1, de: 6 });
    expect(posicaoDe('resumo')).toEqual({ passo: 6, de: 6 });
  });
});
