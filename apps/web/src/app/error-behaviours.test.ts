import { ERROS } from '@rateia/contracts/erros';
import { describe, expect, it } from 'vitest';
import { comportamentoDe } from './error-behaviours.ts';

describe('Central error handler (spec 1, §8)', () => {
  it.each([
    ['400 userException', { status: 400, codigo: 1, temDados: false }, { dialogo: 'mensagem', destino: 'link' }],
    [
      '400 cupomInvalidoException',
      { status: 400, codigo: 4, temDados: false },
      { dialogo: 'mensagem', destino: 'nenhum' },
    ],
    [
      '400 validacaoObrigatoriaException with data',
      { status: 400, codigo: 2, temDados: true },
      { dialogo: 'mensagem', destino: 'pendencias' },
    ],
    [
      '400 validacaoObrigatoriaException without data',
      { status: 400, codigo: 2, temDados: false },
      { dialogo: 'mensagem', destino: 'link' },
    ],
    [
      '400 ContatoSuporteException',
      { status: 400, codigo: 3, temDados: false },
      { dialogo: 'suporte', destino: 'grupos' },
    ],
    [
      '400 maisInformacoesException',
      { status: 400, codigo: 5, temDados: false },
      { dialogo: 'ajuda', destino: 'link' },
    ],
    ['400 with another code', { status: 400, codigo: 99, temDados: false }, { dialogo: 'mensagem', destino: 'link' }],
    ['400 without a code', { status: 400, codigo: null, temDados: false }, { dialogo: 'mensagem', destino: 'link' }],
    ['401', { status: 401, codigo: null, temDados: false }, { dialogo: 'nenhum', destino: 'nenhum' }],
    ['412', { status: 412, codigo: null, temDados: false }, { dialogo: 'nenhum', destino: 'linkComRedirect' }],
    ['422', { status: 422, codigo: null, temDados: false }, { dialogo: 'mensagem', destino: 'nenhum' }],
    ['500', { status: 500, codigo: 7, temDados: false }, { dialogo: 'generico', destino: 'nenhum' }],
    [
      'others',
      { status: 403, codigo: null, temDados: false },
      { dialogo: 'mensagem', destino: 'nenhum', verificaSessao: true },
    ],
    [
      'a status outside of the catalogue',
      { status: 418, codigo: null, temDados: false },
      { dialogo: 'mensagem', destino: 'nenhum', verificaSessao: true },
    ],
    [
      'a gateway in front of the server',
      { status: 502, codigo: null, temDados: false },
      { dialogo: 'mensagem', destino: 'nenhum', verificaSessao: true },
    ],
    [
      'a part of the product that does not answer, in its own words',
      { status: 503, codigo: null, temDados: false },
      { dialogo: 'mensagem', destino: 'nenhum', verificaSessao: true },
    ],
  ])('%s', (_, erro, esperado) => {
    expect(comportamentoDe(erro)).toEqual(esperado);
  });

  it('no 400 of the catalogue lacks a code: its row is for the answers of others (REGRAS 2.25)', () => {
    const semCodigo = Object.entries(ERROS).filter(([, linha]) => linha.status === 400 && !('codigo' in linha));
    expect(semCodigo).toEqual([]);
  });

  it('has a behaviour for every row of the catalogue', () => {
    for (const { status } of Object.values(ERROS)) {
      expect(comportamentoDe({ status, codigo: null, temDados: false })).toBeDefined();
    }
  });
});
