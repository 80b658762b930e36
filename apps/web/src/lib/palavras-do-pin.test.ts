import { describe, expect, it } from 'vitest';
import { palavrasDoPin } from './palavras-do-pin.ts';

const message = 'PIN inválido ou expirado';
function recusa(chave: 'pinInvalido' | 'pinBloqueado', dados: Record<string, unknown> = {}) {
  return palavrasDoPin({ chave, message, dados: { chave, ...dados } });
}

describe('A refused code (spec 1, §8; REGRAS 2.6)', () => {
  it.each([
    [{ restam: 4 }, 'Restam 4 tentativas com este código. Se preferir, peça outro.'],
    [{ restam: 1 }, 'Resta 1 tentativa com este código. Se preferir, peça outro.'],
    [{}, 'Use o código da mensagem mais recente ou peça outro.'],
  ])('with %o the words stay to the letter, and a line of its own helps on', (dados, ajuda) => {
    expect(recusa('pinInvalido', dados)).toBe(`${message}\n${ajuda}`);
  });

  it('any other refusal says all there is in its own words', () => {
    expect(recusa('pinBloqueado', { restam: 2 })).toBe(message);
  });
});
