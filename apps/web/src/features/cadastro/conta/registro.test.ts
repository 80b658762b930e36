import { describe, expect, it } from 'vitest';
import type { Registro } from './registro.ts';
import { podeEnviar, reduzirRegistro, registroVazio } from './registro.ts';

const enviado: Registro = {
  email: 'ana@exemplo.com',
  primeiroNome: 'Ana',
  sobrenome: 'Souza',
  enviadoEm: 1000,
  pediuOutro: false,
  envios: [1000],
};

describe('Registration (spec 1, §4)', () => {
  it('keeps e-mail and name from step to step', () => {
    const comEmail = reduzirRegistro(registroVazio, { tipo: 'informarEmail', email: 'ana@exemplo.com' });
    const comNome = reduzirRegistro(comEmail, { tipo: 'informarNome', primeiroNome: 'Ana', sobrenome: 'Souza' });
    expect(reduzirRegistro(comNome, { tipo: 'enviarCodigo', em: 1000, porHora: 3 })).toEqual(enviado);
  });

  it('asks for a new code when the e-mail is another, and not for the name again', () => {
    expect(reduzirRegistro(enviado, { tipo: 'informarEmail', email: 'outra@exemplo.com' })).toEqual({
      ...enviado,
      email: 'outra@exemplo.com',
      enviadoEm: null,
      pediuOutro: false,
      envios: [],
    });
  });

  it('keeps the code that was sent when the same e-mail is given again', () => {
    expect(reduzirRegistro(enviado, { tipo: 'informarEmail', email: 'ana@exemplo.com' })).toBe(enviado);
  });

  it('holds to the third code of an hour: a later request was not sent (REGRAS 2.6)', () => {
    const minuto = 60_000;
    function depois(vezes: readonly number[]) {
      return vezes.reduce(
        (registro, em) => reduzirRegistro(registro, { tipo: 'enviarCodigo', em, porHora: 3 }),
        enviado,
      );
    }
    const terceiro = depois([10 * minuto, 20 * minuto]);
    expect(terceiro).toMatchObject({ enviadoEm: 20 * minuto, pediuOutro: true });
    expect(podeEnviar(terceiro, { em: 30 * minuto, porHora: 3 })).toBe(false);
    expect(reduzirRegistro(terceiro, { tipo: 'enviarCodigo', em: 30 * minuto, porHora: 3 })).toBe(terceiro);
    // The first of them is an hour old: one more is sent.
    expect(podeEnviar(terceiro, { em: 1_000 + 60 * minuto, porHora: 3 })).toBe(true);
    const quarto = reduzirRegistro(terceiro, { tipo: 'enviarCodigo', em: 1_000 + 60 * minuto, porHora: 3 });
    expect(quarto.envios).toEqual([10 * minuto, 20 * minuto, 1_000 + 60 * minuto]);
    expect(quarto.enviadoEm).toBe(1_000 + 60 * minuto);
  });

  it('begins anew with the code of another e-mail, whose end is known', () => {
    const outro = reduzirRegistro(enviado, { tipo: 'enviarCodigo', em: 2_000, porHora: 3 });
    expect(outro.pediuOutro).toBe(true);
    const deOutroEmail = reduzirRegistro(outro, { tipo: 'informarEmail', email: 'outra@exemplo.com' });
    expect(reduzirRegistro(deOutroEmail, { tipo: 'enviarCodigo', em: 3_000, porHora: 3 }).pediuOutro).toBe(false);
  });

  it('forgets everything at the end', () => {
    expect(reduzirRegistro(enviado, { tipo: 'concluir' })).toEqual(registroVazio);
  });
});
