import { describe, expect, it } from 'vitest';
import { PERIODICAS } from '../features.ts';
import { crontab } from './periodicas.ts';

describe('Jobs that run by themselves (CONFIABILIDADE 1.2, 1.5)', () => {
  const linhas = crontab(PERIODICAS).split('\n');

  it('looks at the new part of the ledger each minute, and at the whole of it once a night', () => {
    const conferencias = linhas.filter((linha) => linha.includes(' conferirLivro '));
    expect(conferencias).toEqual([
      '* * * * * conferirLivro ?id=conferirLivro {"completa":false}',
      '17 6 * * * conferirLivro ?id=completa {"completa":true}',
    ]);
  });

  it('asks the provider about stuck payments, and seals the ledger, each minute', () => {
    for (const nome of ['conciliar', 'lacrarLivro'])
      expect(linhas.filter((linha) => linha.startsWith('* * * * * ') && linha.includes(` ${nome} `))).toHaveLength(1);
  });
});
