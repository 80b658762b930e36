import { describe, expect, it } from 'vitest';
import { CORRECAO_VAZIA, correcaoParaEnviar } from './correcao.ts';

describe('A correction of somebody’s data (REGRAS 2.24)', () => {
  it('sends the completed fields, and nothing else', () => {
    const valores = { ...CORRECAO_VAZIA, sobreNome: ' Mota ', nascimento: '21051990', mensagem: ' Mostrou o RG. ' };
    expect(correcaoParaEnviar(valores)).toEqual({
      sobreNome: 'Mota',
      nascimento: '1990-05-21',
      mensagem: 'Mostrou o RG.',
    });
  });

  it('of nothing is none', () => {
    expect(correcaoParaEnviar({ ...CORRECAO_VAZIA, mensagem: 'Mostrou o RG.' })).toBeUndefined();
  });
});
