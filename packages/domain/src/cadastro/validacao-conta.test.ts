import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import {
  apagarImagensEm,
  esperaAte,
  ID_TIPO_DOCUMENTO,
  limiteDaAnaliseDeIdentidade,
  MAQUINA_VALIDACAO,
  partesQueFaltam,
} from './validacao-conta.ts';

const inteira = { completa: true, semRevisao: false };

describe('validation of identity: every pair of state and event', () => {
  conferirMaquina({
    maquina: MAQUINA_VALIDACAO,
    quem: ['usuario', 'provedor', 'operador', 'sistema'],
    tabela: [
      ['inicio', 'iniciar', 'rascunho', ['usuario'], inteira],
      ['rascunho', 'enviar', 'enviada', ['usuario'], inteira],
      ['rascunho', 'cancelar', 'cancelada', ['usuario'], inteira],
      ['rascunho', 'expirar', 'expirada', ['sistema'], inteira],
      ['enviada', 'reconhecer', 'aprovada', ['provedor'], inteira],
      ['enviada', 'naoReconhecer', 'recusada', ['provedor'], inteira],
      ['enviada', 'encaminhar', 'emAnalise', ['sistema'], inteira],
      ['emAnalise', 'aprovar', 'aprovada', ['operador'], inteira],
      ['emAnalise', 'recusar', 'recusada', ['operador'], inteira],
      ['emAnalise', 'pedirNovamente', 'pedirNovamente', ['operador'], inteira],
      ['pedirNovamente', 'enviar', 'enviada', ['usuario'], inteira],
      ['pedirNovamente', 'expirar', 'expirada', ['sistema'], inteira],
      ['recusada', 'pedirRevisao', 'emAnalise', ['usuario'], inteira],
      ['rascunho', 'retirarConsentimento', 'cancelada', ['usuario'], inteira],
      ['enviada', 'retirarConsentimento', 'cancelada', ['usuario'], inteira],
      ['emAnalise', 'retirarConsentimento', 'cancelada', ['usuario'], inteira],
      ['pedirNovamente', 'retirarConsentimento', 'cancelada', ['usuario'], inteira],
      ['rascunho', 'excluirConta', 'cancelada', ['usuario'], inteira],
      ['enviada', 'excluirConta', 'cancelada', ['usuario'], inteira],
      ['emAnalise', 'excluirConta', 'cancelada', ['usuario'], inteira],
      ['pedirNovamente', 'excluirConta', 'cancelada', ['usuario'], inteira],
    ],
    recusas: [
      ['rascunho', 'enviar', 'usuario', { completa: false, semRevisao: false }, 'documentoIncompleto'],
      ['pedirNovamente', 'enviar', 'usuario', { completa: false, semRevisao: false }, 'documentoIncompleto'],
      ['recusada', 'pedirRevisao', 'usuario', { completa: true, semRevisao: true }, 'revisaoIndisponivel'],
    ],
  });
});

describe('the pictures that a document needs (spec A§3 quantidade)', () => {
  it('is both sides and the person, or one page of a passport', () => {
    expect(partesQueFaltam(ID_TIPO_DOCUMENTO.rg, [])).toEqual(['frente', 'verso', 'self']);
    expect(partesQueFaltam(ID_TIPO_DOCUMENTO.cnh, ['verso'])).toEqual(['frente', 'self']);
    expect(partesQueFaltam(ID_TIPO_DOCUMENTO.passaporte, ['frente', 'self'])).toEqual([]);
  });
});

describe('deadlines (REGRAS 2.17)', () => {
  it('deletes images 30 days after approval, 7 after a refusal', () => {
    const em = '2026-11-20T15:00:00Z';
    expect(apagarImagensEm('aprovada', { em, regras: REGRAS_PADRAO })).toBe('2026-12-20T15:00:00.000Z');
    expect(apagarImagensEm('recusada', { em, regras: REGRAS_PADRAO })).toBe('2026-11-27T15:00:00.000Z');
  });
  it('answers by the end of the next business day, and waits a week for the person', () => {
    // 20 November is a holiday and a Friday: the business day after Thursday is Monday.
    expect(limiteDaAnaliseDeIdentidade('2026-11-19T15:00:00Z', REGRAS_PADRAO).slice(0, 10)).toBe('2026-11-24');
    expect(esperaAte('2026-11-19T15:00:00Z', REGRAS_PADRAO).slice(0, 10)).toBe('2026-11-27');
  });
});
