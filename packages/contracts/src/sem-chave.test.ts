import { describe, expect, it } from 'vitest';
import { SEM_CHAVE } from './sem-chave.ts';
import { todasAsChamadas } from './todas.ts';

const linhas = Object.entries(todasAsChamadas);

describe('Idempotency-Key (CONFIABILIDADE 1.4: every money-moving or creating call)', () => {
  it('is taken by every call but a GET that has no reason to go without', () => {
    const sem = linhas.filter(([, c]) => c.method !== 'GET' && c.idempotente !== true).map(([nome]) => nome);
    expect(sem.filter((nome) => !Object.hasOwn(SEM_CHAVE, nome))).toEqual([]);
  });

  it('has no reason left over: every call of the list writes, exists, and takes none', () => {
    const porNome = new Map<string, (typeof linhas)[number][1]>(linhas);
    const sobras = Object.keys(SEM_CHAVE).filter((nome) => {
      const c = porNome.get(nome);
      return c === undefined || c.method === 'GET' || c.idempotente === true;
    });
    expect(sobras).toEqual([]);
  });

  it('is never asked of a call that only reads, and always of a call that takes a file', () => {
    expect(linhas.filter(([, c]) => c.method === 'GET' && c.idempotente === true)).toEqual([]);
    const comArquivo = linhas.filter(([, c]) => c.arquivo !== undefined);
    expect(comArquivo.length).toBeGreaterThan(0);
    expect(comArquivo.filter(([, c]) => c.idempotente !== true).map(([nome]) => nome)).toEqual([]);
  });

  it('goes without for a reason that its method can have', () => {
    const metodos = new Map<string, string>(linhas.map(([nome, c]) => [nome, c.method]));
    const tirados = Object.entries(SEM_CHAVE).filter(
      ([nome, motivo]) => (motivo === 'remove') !== (metodos.get(nome) === 'DELETE'),
    );
    expect(tirados).toEqual([]);
  });
});
