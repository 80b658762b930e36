import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessaoAtual } from '../lib/sessao.ts';
import { login, navegadorVazio } from '../lib/test/servidor.ts';
import { acompanharQuemEsta } from './quem-esta.ts';

function entra(sub: string, nome: string): void {
  const corpo = Buffer.from(JSON.stringify({ sub, sid: nome })).toString('base64url');
  sessaoAtual.guardar({ ...login(600, nome), token: `cabeca.${corpo}.${nome}` });
}

let houve: string[];
let parar: () => void;
beforeEach(() => {
  navegadorVazio();
  houve = [];
  parar = acompanharQuemEsta({
    aoEntrar: () => houve.push('entrou'),
    aoSair: () => houve.push('saiu'),
    aoTrocar: () => houve.push('trocou'),
  });
});
afterEach(() => {
  parar();
  sessaoAtual.encerrar();
  vi.unstubAllGlobals();
});

describe('The logged-in person (spec 1, §4)', () => {
  it('a person logs in and out', () => {
    entra('7', 'um');
    sessaoAtual.encerrar();
    expect(houve).toEqual(['entrou', 'saiu']);
  });

  it('a renewal and a new login of the same person count as no change', () => {
    entra('7', 'um');
    entra('7', 'renovada');
    expect(houve).toEqual(['entrou']);
  });

  it('another person over the session of the first is reported as another person: he may see nothing of the first', () => {
    entra('7', 'um');
    entra('8', 'outra');
    sessaoAtual.encerrar();
    expect(houve).toEqual(['entrou', 'trocou', 'saiu']);
  });
});
