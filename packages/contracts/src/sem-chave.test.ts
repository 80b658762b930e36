import { describe, expect, it } from 'vitest';
import { SEM_CHAVE } from './sem-chave.ts';
import { todasAsChamadas } from './todas.ts';

const linhas = Object.entries(todasAsChamadas);
/** A PUT may create what was not there, and a PATCH may change a thing twice. */
const ESCREVEM: readonly string[] = ['POST', 'PUT', 'PATCH'];

describe('Idempotency-Key (CONFIABILIDADE 1.4: every money-moving or creating call)', () => {
  it('is taken by every POST, PUT and PATCH that has no reason to go without', () => {
    const sem = linhas.filter(([, c]) => ESCREVEM.includes(c.method) && c.idempotente !== true).map(([nome]) => nome);
    expect(sem.filter((nome) => !Object.hasOwn(SEM_CHAVE, nome))).toEqual([]);
  });

  it('has no reason left over: every call of the list writes, is there, and takes none', () => {
    const porNome = new Map<string, (typeof linhas)[number][1]>(linhas);
    const sobras = Object.keys(SEM_CHAVE).filter((nome) => {
      const c = porNome.get(nome);
      return c === undefined || !ESCREVEM.includes(c.method) || c.idempotente === true;
    });
    expect(sobras).toEqual([]);
  });

  it('is never asked of what only reads or deletes', () => {
    expect(linhas.filter(([, c]) => ['GET', 'DELETE'].includes(c.method) && c.idempotente === true)).toEqual([]);
  });
});
