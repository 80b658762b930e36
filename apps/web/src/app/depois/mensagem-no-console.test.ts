import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { avisarNoConsole, comFerramentas, mensagemDoConsole } from './mensagem-no-console.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pagina = { innerWidth: 1280, innerHeight: 900 };

describe('Console message (spec 1, §9: a window-size heuristic of 160 px)', () => {
  it.each([
    ['a bare window', 0, 0, false],
    ['the bars of a browser', 16, 140, false],
    ['160 px', 160, 160, false],
    ['tools at the side', 161, 0, true],
    ['tools below', 0, 400, true],
  ])('%s', (_, aMais, maisAlta, abertas) => {
    const janela = { ...pagina, outerWidth: 1280 + aMais, outerHeight: 900 + maisAlta };
    expect(comFerramentas(janela)).toBe(abertas);
  });

  it('is written once, when the tools are opened', () => {
    const ouvintes = new Set<() => void>();
    const janela = {
      ...pagina,
      outerWidth: 1280,
      outerHeight: 900,
      location: { origin: 'https://rateia.example' },
      addEventListener: (_: string, ouve: () => void) => ouvintes.add(ouve),
      removeEventListener: (_: string, ouve: () => void) => ouvintes.delete(ouve),
    };
    vi.stubGlobal('window', janela);
    const escrito = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    avisarNoConsole();
    expect(escrito).not.toHaveBeenCalled();
    janela.outerWidth = 1700;
    for (const ouve of [...ouvintes]) ouve();
    expect(ouvintes.size).toBe(0);
    expect(escrito.mock.calls).toEqual([[mensagemDoConsole('https://rateia.example')]]);
  });

  it('warns against pasting anything, and leads to the bug-bounty page (spec 1, §6)', () => {
    const linhas = mensagemDoConsole('https://rateia.example').split('\n');
    expect(linhas).toHaveLength(2);
    expect(linhas[0]).toContain('não cole');
    expect(linhas[1]).toMatch(new RegExp(`https://rateia\\.example${paths.perfilBugBounty()}$`));
  });
});
