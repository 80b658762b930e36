import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chavesDeAmbiente, girarChaves, novasChaves } from './chaveiros.ts';
import { criarCifra } from './cifra.ts';
import type { Cifra } from './port.ts';

type Jogo = { readonly mestras: { readonly id: string; readonly chave: string }[]; readonly indice: string };
function jogo(): Jogo {
  return JSON.parse(novasChaves()) as Jogo;
}
function com(chaves: Jogo): Cifra {
  return criarCifra(chavesDeAmbiente(JSON.stringify(chaves)));
}
function nova(id: string) {
  return { id, chave: randomBytes(32).toString('base64') };
}

describe('encryption of personal data at rest (CONFIABILIDADE 2, ASVS 11.3.3)', () => {
  it('gives back what it took, under the same context', () => {
    const cifra = com(jogo());
    expect(cifra.decifrar(cifra.cifrar('52998224725', 'usuario:cpf'), 'usuario:cpf')).toBe('52998224725');
  });

  it('gives other bytes each time, none of them the text', () => {
    const cifra = com(jogo());
    const [uma, outra] = [cifra.cifrar('52998224725', 'usuario:cpf'), cifra.cifrar('52998224725', 'usuario:cpf')];
    expect(uma.equals(outra)).toBe(false);
    expect(uma.includes('52998224725')).toBe(false);
  });

  it('does not open under another context', () => {
    const cifra = com(jogo());
    expect(() => cifra.decifrar(cifra.cifrar('52998224725', 'usuario:cpf'), 'usuario:telefone')).toThrow();
  });

  it('does not open when one bit of it was changed, wherever', () => {
    const cifra = com(jogo());
    const selado = cifra.cifrar('52998224725', 'usuario:cpf');
    for (let n = 0; n < selado.length; n += 1) {
      const mexido = Buffer.from(selado);
      mexido.writeUInt8(mexido.readUInt8(n) ^ 1, n);
      expect(() => cifra.decifrar(mexido, 'usuario:cpf'), `byte ${n}`).toThrow();
    }
  });
});

describe('rotation of keys (CONFIABILIDADE 1.11)', () => {
  it('reads old data with the old key behind a new first one, and writes with the new', () => {
    const antes = jogo();
    const antigo = com(antes).cifrar('52998224725', 'usuario:cpf');
    const depois: Jogo = { ...antes, mestras: [nova('k2'), ...antes.mestras] };
    const cifra = com(depois);
    expect(cifra.decifrar(antigo, 'usuario:cpf')).toBe('52998224725');
    const novo = cifra.cifrar('52998224725', 'usuario:cpf');
    const soNova = com({ ...depois, mestras: depois.mestras.slice(0, 1) });
    expect(soNova.decifrar(novo, 'usuario:cpf')).toBe('52998224725');
    expect(() => soNova.decifrar(antigo, 'usuario:cpf')).toThrow('unknown key id k1');
  });

  it('signs access tokens with the new key and still knows the old', () => {
    const antes = jogo();
    const [antiga] = com(antes).chavesDeToken();
    const chaves = com({ ...antes, mestras: [nova('k2'), ...antes.mestras] }).chavesDeToken();
    expect(chaves.map(({ id }) => id)).toEqual(['k2', 'k1']);
    expect(chaves[1]).toEqual(antiga);
  });

  it('keeps blind indexes and successors of refresh tokens', () => {
    const antes = jogo();
    const depois: Jogo = { ...antes, mestras: [nova('k2'), ...antes.mestras] };
    expect(com(depois).indice('52998224725', 'usuario:cpf')).toEqual(com(antes).indice('52998224725', 'usuario:cpf'));
    expect(com(depois).sucessor('um token')).toBe(com(antes).sucessor('um token'));
  });
});

describe('blind index (CONFIABILIDADE 1.11)', () => {
  it('is equal for equal values, and for nothing else', () => {
    const cifra = com(jogo());
    expect(cifra.indice('52998224725', 'usuario:cpf')).toEqual(cifra.indice('52998224725', 'usuario:cpf'));
    expect(cifra.indice('52998224725', 'usuario:cpf')).not.toEqual(cifra.indice('52998224726', 'usuario:cpf'));
    expect(cifra.indice('52998224725', 'usuario:cpf')).not.toEqual(cifra.indice('52998224725', 'usuario:telefone'));
  });

  it('says nothing without the key', () => {
    expect(com(jogo()).indice('52998224725', 'usuario:cpf')).not.toEqual(
      com(jogo()).indice('52998224725', 'usuario:cpf'),
    );
  });

  it('is never the hash of a code, even of the same text', () => {
    const cifra = com(jogo());
    expect(cifra.hashCodigo('ABC2345', 'x')).not.toEqual(cifra.indice('ABC2345', 'x'));
    expect(cifra.hashCodigo('ABC2345', 'x')).not.toEqual(cifra.hashCodigo('ABC2345', 'y'));
  });
});

describe('access data in the vault (CONFIABILIDADE 1.11)', () => {
  it('opens for each reader whose key was wrapped, and for no other', () => {
    const cifra = com(jogo());
    const chave = cifra.novaChave();
    const selado = cifra.cifrarCom(chave, 'usuario e senha', 'grupo:1');
    const embrulhada = cifra.embrulhar(chave, 'assinatura:7');
    expect(cifra.decifrarCom(cifra.desembrulhar(embrulhada, 'assinatura:7'), selado, 'grupo:1')).toBe(
      'usuario e senha',
    );
    expect(() => cifra.desembrulhar(embrulhada, 'assinatura:8')).toThrow();
    expect(() => cifra.decifrarCom(cifra.novaChave(), selado, 'grupo:1')).toThrow();
    expect(() => cifra.decifrarCom(chave, selado, 'grupo:2')).toThrow();
  });

  it('does not take a sealed person for a wrapped key: each use has a key of its own', () => {
    const cifra = com(jogo());
    expect(() => cifra.desembrulhar(cifra.cifrar('x'.repeat(32), 'leitor:assinatura:7'), 'assinatura:7')).toThrow();
  });
});

describe('keys from outside (CONFIABILIDADE 1.11, 1.12)', () => {
  it.each([
    ['no key', { mestras: [], indice: randomBytes(32).toString('base64') }],
    [
      'a short key',
      {
        mestras: [{ id: 'k1', chave: randomBytes(16).toString('base64') }],
        indice: randomBytes(32).toString('base64'),
      },
    ],
    ['no index key', { mestras: [nova('k1')] }],
    ['two keys of one id', { mestras: [nova('k1'), nova('k1')], indice: randomBytes(32).toString('base64') }],
  ])('are refused with %s', (_nome, chaves) => {
    expect(() => chavesDeAmbiente(JSON.stringify(chaves))).toThrow();
  });
});

describe('the two steps of a rotation (ADR 019)', () => {
  it('add one key of a new id, last and then first, and change nothing else', () => {
    const antes: Jogo = { ...jogo(), mestras: [nova('k3'), nova('de-antes'), nova('k1')] };
    const { conhecida, primeira } = girarChaves(JSON.stringify(antes));
    const [um, dois] = [conhecida, primeira].map((json) => JSON.parse(json) as Jogo);
    const nova4 = um?.mestras.at(-1);
    expect(nova4?.id).toBe('k4');
    expect(um).toEqual({ ...antes, mestras: [...antes.mestras, nova4] });
    expect(dois).toEqual({ ...antes, mestras: [nova4, ...antes.mestras] });
    expect(com(um ?? antes).chaveAtual()).toBe('k3');
    expect(com(dois ?? antes).chaveAtual()).toBe('k4');
  });

  it('are not made of a text that is no set of keys', () => {
    expect(() => girarChaves('{"mestras":[]}')).toThrow();
  });
});
