import { afterEach, describe, expect, it } from 'vitest';
import { confirmacoes } from './confirmacao.ts';

let parar: () => void = () => undefined;
afterEach(() => parar());

describe('Step-up in the browser (spec 1, §3 PIN types)', () => {
  it('waits for the answer to its question', async () => {
    parar = confirmacoes.assinar(() => undefined);
    const pedida = confirmacoes.pedir('segundoFator');
    expect(confirmacoes.atual()?.acao).toBe('segundoFator');
    confirmacoes.responder('prova');
    expect(await pedida).toBe('prova');
    expect(confirmacoes.atual()).toBeUndefined();
  });

  it('fails its call when the question cannot be shown, and asks again the next time', async () => {
    parar = confirmacoes.assinar(() => undefined);
    const pedida = confirmacoes.pedir('segundoFator');
    const causa = new Error('the dialog did not come');
    confirmacoes.falhar(causa);
    await expect(pedida).rejects.toBe(causa);
    expect(confirmacoes.atual()).toBeUndefined();
    const outra = confirmacoes.pedir('segundoFator');
    confirmacoes.responder('prova');
    expect(await outra).toBe('prova');
  });

  it('asks one question at a time', async () => {
    parar = confirmacoes.assinar(() => undefined);
    const primeira = confirmacoes.pedir('segundoFator');
    expect(await confirmacoes.pedir('retirada')).toBeUndefined();
    confirmacoes.responder(undefined);
    expect(await primeira).toBeUndefined();
  });

  it('gives up where nobody would show the question', async () => {
    expect(await confirmacoes.pedir('segundoFator')).toBeUndefined();
  });
});
