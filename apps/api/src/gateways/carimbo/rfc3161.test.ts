import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { chaveDaSandbox } from './provedor.ts';
import { criarCarimbo } from './rfc3161.ts';
import { conferirToken } from './token.ts';

const AGORA = '2026-11-25T22:00:04.000Z';
const ATE_O_MINUTO = '2026-11-25T22:00'.length;
const RAIZ = createHash('sha256').update('a root').digest();
const CONFIANCA = [chaveDaSandbox()];
let mundo: Mundo;
beforeEach(async () => {
  mundo = await abrirMundo();
});
afterEach(() => mundo.fechar());

function autoridade({ confianca = CONFIANCA, politica = {} } = {}) {
  const { dependencias } = ambienteDeTeste(politica);
  return criarCarimbo({ url: `${mundo.url}/carimbo`, confianca }, { ...dependencias, agora: () => AGORA });
}

async function carimbada() {
  const pedido = await autoridade().carimbar(RAIZ);
  if (pedido.situacao !== 'carimbado') throw new Error(pedido.situacao);
  return pedido.carimbo;
}

describe('A timestamp authority (RFC 3161; REGRAS 2.12 Commitment)', () => {
  it('signs a hash with its time, and its token is verified', async () => {
    const { token, em, autoridade: nome } = await carimbada();
    expect(em.slice(0, ATE_O_MINUTO)).toBe(AGORA.slice(0, ATE_O_MINUTO));
    expect(nome).toBe('Autoridade de carimbo do tempo (sandbox)');
    expect(conferirToken(token, { resumo: RAIZ, confianca: CONFIANCA })).toEqual({ token, em, autoridade: nome });
  });

  it('is not believed over another hash, by another key, or after a change of any byte', async () => {
    const { token } = await carimbada();
    const outra = createHash('sha256').update('another').digest();
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    expect(conferirToken(token, { resumo: outra, confianca: CONFIANCA })).toBeUndefined();
    expect(conferirToken(token, { resumo: RAIZ, confianca: [publicKey] })).toBeUndefined();
    expect(conferirToken(token, { resumo: RAIZ, nonce: Buffer.of(1), confianca: CONFIANCA })).toBeUndefined();
    const inteiro = conferirToken(token, { resumo: RAIZ, confianca: CONFIANCA });
    for (let onde = 0; onde < token.length; onde += 7) {
      const mudado = Buffer.from(token);
      mudado[onde] = (mudado[onde] ?? 0) ^ 1;
      const lido = conferirToken(mudado, { resumo: RAIZ, confianca: CONFIANCA });
      // A change is refused, or it is in bytes that say nothing: the moment stays the same.
      if (lido !== undefined) expect([onde, lido.em]).toEqual([onde, inteiro?.em]);
    }
  });

  it('and one that nobody trusts is refused as it answers', async () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    expect(await autoridade({ confianca: [publicKey] }).carimbar(RAIZ)).toEqual({ situacao: 'recusado' });
  });

  it('that rejects is not asked again', async () => {
    await mundo.falhar({ carimbo: { modo: 'recusado' } });
    expect(await autoridade().carimbar(RAIZ)).toEqual({ situacao: 'recusado' });
  });

  it.each(['erro500', 'indisponivel', 'timeout'])('under %s says nothing, and is asked again', async (modo) => {
    await mundo.falhar({ carimbo: { modo } });
    expect(await autoridade({ politica: { tempoLimiteMs: 200 } }).carimbar(RAIZ)).toEqual({ situacao: 'indisponivel' });
  });
});
