import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

function fontes(pasta: string): readonly string[] {
  return readdirSync(join(import.meta.dirname, pasta), { recursive: true, encoding: 'utf8' })
    .filter((nome) => nome.endsWith('.tsx'))
    .map((nome) => readFileSync(join(import.meta.dirname, pasta, nome), 'utf8'));
}

const UI = fontes('../ui');
function componentesDe(fonte: string): readonly string[] {
  return [...fonte.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, nome = '']) => nome);
}
function usa(fonte: string, nome: string): boolean {
  return new RegExp(`<${nome}\\b`).test(fonte);
}

/** The components that the given sources draw, directly or through others. */
function desenhados(paginas: readonly string[]): ReadonlySet<string> {
  const vistos = new Set(UI.flatMap(componentesDe).filter((nome) => paginas.some((pagina) => usa(pagina, nome))));
  for (let antes = -1; antes !== vistos.size; ) {
    antes = vistos.size;
    for (const fonte of UI.filter((f) => componentesDe(f).some((nome) => vistos.has(nome))))
      for (const nome of UI.flatMap(componentesDe)) if (usa(fonte, nome)) vistos.add(nome);
  }
  return vistos;
}

/** Around every page of the product and of this one: not a part of a page. */
const EM_VOLTA = ['UiProvider', 'DialogosHost', 'ToastsHost'];

describe('The page of the components (DESIGN 6)', () => {
  it('has every component of the library, itself or inside of another', () => {
    const naPagina = desenhados(fontes('.'));
    const faltam = UI.flatMap(componentesDe).filter((nome) => !naPagina.has(nome) && !EM_VOLTA.includes(nome));
    expect(faltam).toEqual([]);
  });

  it('would miss one that stands nowhere', () => {
    expect(desenhados(['<Botao>Pagar</Botao>']).has('PixPainel')).toBe(false);
  });
});
