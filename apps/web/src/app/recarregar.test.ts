import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogos } from '../ui/dialogo/dialogos.ts';
import { alteracoes } from '../ui/formulario/alteracoes.ts';
import { PERGUNTA_AO_RECARREGAR, recarregarAPedido } from './recarregar.ts';

const formulario = Symbol('formulario');
const recarregou = vi.fn();
const antes = vi.fn();
beforeEach(() => vi.stubGlobal('window', { location: { reload: recarregou } }));
afterEach(() => {
  alteracoes.limpar(formulario);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('A reload that the person asks for (spec 1, §4)', () => {
  it('goes at once when nothing would be lost', async () => {
    await recarregarAPedido(antes);
    expect(dialogos.atual()).toBeUndefined();
    expect([antes, recarregou].map((feita) => feita.mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    { resposta: false, nome: 'declined: nothing is done, so that the same is offered again', vezes: 0 },
    { resposta: true, nome: 'accepted: it goes, and what goes before it is done', vezes: 1 },
  ])('is asked about when something typed would be lost; $nome', async ({ resposta, vezes }) => {
    alteracoes.marcar(formulario);
    const fim = recarregarAPedido(antes);
    expect(dialogos.atual()?.corpo).toBe(PERGUNTA_AO_RECARREGAR);
    dialogos.responder(resposta);
    await fim;
    expect([antes, recarregou].map((feita) => feita.mock.calls.length)).toEqual([vezes, vezes]);
  });
});
