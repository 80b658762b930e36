import { describe, expect, it } from 'vitest';
import { dicaDoNome } from './nome.ts';

describe('A name with signs (spec A§5 letters only; REGRAS 2.21)', () => {
  it.each(["Sant'Anna", 'D’Ávila', 'Ana-Clara', 'Vila‑Lobos'])('%s: how to write it is said', (nome) => {
    expect(dicaDoNome(nome)).toBe('Só letras e espaços: troque o apóstrofo ou o hífen por um espaço.');
  });

  it.each(['', 'José Antônio', 'Ana2', 'Silva Jr.'])('"%s": the rule alone speaks', (nome) => {
    expect(dicaDoNome(nome)).toBeUndefined();
  });
});
