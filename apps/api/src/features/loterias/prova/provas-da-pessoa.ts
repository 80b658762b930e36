import type { BolaoLacrado } from '@rateia/domain/loterias/prova';
import { lacrarBolao, provaDaCabeca, provaDaCota } from '@rateia/domain/loterias/prova';
import { resumo } from './lacrar.ts';
import type { CotaComSal, Lacre } from './repository.ts';

/** A seal with the tree under it, made once for all members. */
type LacreComArvore = Pick<Lacre, 'momento' | 'raiz' | 'documento'> & { readonly lacrado: BolaoLacrado };

export function comArvore({ momento, raiz, documento }: Lacre): LacreComArvore {
  return { momento, raiz, documento, lacrado: lacrarBolao(documento, resumo) };
}

/** The way of each cota of a person to a root, with the salt that opens its seal (REGRAS 2.12 Commitment). */
export function provasDaPessoa(
  { momento, raiz, documento, lacrado }: LacreComArvore,
  { titular, cotas }: { readonly titular: number; readonly cotas: readonly CotaComSal[] },
) {
  const cabeca = provaDaCabeca(lacrado);
  return cotas.flatMap(({ numero: cota, sal }) => {
    const prova = provaDaCota(lacrado, { cota, documento });
    if (prova === undefined) return [];
    const daCabeca = { folha: cabeca.folha, caminho: [...cabeca.caminho] };
    return [{ momento, raiz, cota, titular, sal, ...prova, caminho: [...prova.caminho], cabeca: daCabeca }];
  });
}
