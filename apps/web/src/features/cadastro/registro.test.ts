import { describe, expect, it } from 'vitest';
import { reduzirRegistro, registroVazio } from './registro.ts';

const enviado = {
  email: 'ana@exemplo.com',
  primeiroNome: 'Ana',
  sobrenome: 'Souza',
  enviadoEm: 1000,
};

describe('Registration (spec 1, §4)', () => {
  it('keeps e-mail and name from step to step', () => {
    const comEmail = reduzirRegistro(registroVazio, { tipo: 'informarEmail', email: 'ana@exemplo.com' });
    const comNome = reduzirRegistro(comEmail, { tipo: 'informarNome', primeiroNome: 'Ana', sobrenome: 'Souza' });
    expect(reduzirRegistro(comNome, { tipo: 'enviarCodigo', em: 1000 })).toEqual(enviado);
  });

  it('asks for a new code when the e-mail is another, and not for the name again', () => {
    expect(reduzirRegistro(enviado, { tipo: 'informarEmail', email: 'outra@exemplo.com' })).toEqual({
      ...enviado,
      email: 'outra@exemplo.com',
      enviadoEm: null,
    });
  });

  it('keeps the code that was sent when the same e-mail is given again', () => {
    expect(reduzirRegistro(enviado, { tipo: 'informarEmail', email: 'ana@exemplo.com' })).toBe(enviado);
  });

  it('forgets everything at the end', () => {
    expect(reduzirRegistro(enviado, { tipo: 'concluir' })).toEqual(registroVazio);
  });
});
