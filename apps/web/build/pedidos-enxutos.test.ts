import { describe, expect, it } from 'vitest';
import { semOQueJaVeio } from './pedidos-enxutos.ts';

function lista(nomes: string): string {
  return `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${nomes}])))=>i.map(i=>d[i]);`;
}

describe('The list of files that a part loads (docs/desempenho.md)', () => {
  it('holds the files that the app has not had since it began', () => {
    const codigo = `${lista('"assets/tela.js","assets/app.js","assets/tela.css"')}use(__vite__mapDeps([0,1,2]),__vite__mapDeps([]))`;
    const enxuto = semOQueJaVeio(codigo, new Set(['assets/app.js']));
    expect(enxuto).toBe(
      `${lista('"assets/tela.js",,"assets/tela.css"')}use(__vite__mapDeps([0,2]),__vite__mapDeps([]))`,
    );
  });

  it('stays as it is where nothing of it was there', () => {
    const codigo = `${lista('"assets/tela.js"')}use(__vite__mapDeps([0]))`;
    expect(semOQueJaVeio(codigo, new Set(['assets/app.js']))).toBe(codigo);
    expect(semOQueJaVeio('usa();', new Set(['assets/app.js']))).toBe('usa();');
  });
});
