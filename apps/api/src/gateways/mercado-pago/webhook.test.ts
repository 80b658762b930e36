import { describe, expect, it } from 'vitest';
import { assinarManifesto, manifesto } from './webhook.ts';

describe("Mercado Pago's signature, by its published recipe (REGRAS part 3)", () => {
  const requisicao = '2066ca19-c6f1-498a-be75-1923005edd06';
  it.each([
    [
      { id: '123456789', requisicao, ts: '1742505638' },
      '6d5ebd51c912b46719dd90ac2dc277291ffcf325db2d3b17d1e1290f82ff45cc',
    ],
    [
      { id: 'ord01jq4s4ky8hwq6na5pxb65b3d3', requisicao, ts: '1742505638683' },
      '08fcdff43015702bd793a76b1ae9b3813a0f30b7e110d490d6603d66adb725e4',
    ],
    [
      { id: undefined, requisicao, ts: '1742505638' },
      '763463b725037458e8d91fbe5fc4aa1727bb21835aa9c6b37c2ea2222224f02d',
    ],
  ])('signs the id of the address: %o', (partes, esperada) => {
    expect(assinarManifesto('segredo-de-exemplo-rateia', manifesto(partes))).toBe(esperada);
  });
});
