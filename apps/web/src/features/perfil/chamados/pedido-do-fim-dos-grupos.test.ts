import { describe, expect, it } from 'vitest';
import { pedidoDoFimDosGrupos } from './pedido-do-fim-dos-grupos.ts';

describe('The request that ends the groups of a person who deletes the account (REGRAS 2.17 Deletion)', () => {
  it('names each group and its number, by which the staff finds it', () => {
    expect(pedidoDoFimDosGrupos([{ id: 12, nome: 'Canva da vila' }])).toBe(
      'Quero excluir a minha conta e administro este grupo:\n- Canva da vila (grupo 12)\nPeço que a equipe encerre, com o aviso e as devoluções aos membros.',
    );
    expect(
      pedidoDoFimDosGrupos([
        { id: 12, nome: 'Canva da vila' },
        { id: 15, nome: 'Séries' },
      ]),
    ).toContain('administro estes grupos:\n- Canva da vila (grupo 12)\n- Séries (grupo 15)\n');
  });

  it('is empty without a group, and fits in a report with many', () => {
    expect(pedidoDoFimDosGrupos([])).toBe('');
    const muitos = Array.from({ length: 40 }, (_, i) => ({ id: 123_456 + i, nome: 'N'.repeat(80) }));
    const texto = pedidoDoFimDosGrupos(muitos);
    expect(texto).toContain('- e mais 25\n');
    expect(texto.length).toBeLessThan(2_000);
  });
});
