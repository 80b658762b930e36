import { describe, expect, it } from 'vitest';
import { dialogos } from './dialogos.ts';

describe('Dialogs (spec 1, §8)', () => {
  it('shows one at a time, in the order in which they were requested', async () => {
    const primeiro = dialogos.mostrar({ titulo: 'Primeiro' });
    const segundo = dialogos.mostrar({ titulo: 'Segundo' });
    expect(dialogos.atual()?.titulo).toBe('Primeiro');
    dialogos.responder(true);
    expect(dialogos.atual()?.titulo).toBe('Segundo');
    dialogos.responder(false);
    expect(dialogos.atual()).toBeUndefined();
    expect([await primeiro, await segundo]).toEqual([true, false]);
  });

  it('tells its listeners when it opens and when it closes', () => {
    const titulos: (string | undefined)[] = [];
    const para = dialogos.assinar(() => titulos.push(dialogos.atual()?.titulo));
    void dialogos.mostrar({ titulo: 'Um' });
    dialogos.responder(true);
    para();
    void dialogos.mostrar({ titulo: 'Depois' });
    dialogos.responder(true);
    expect(titulos).toEqual(['Um', undefined]);
  });
});
