import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Regras } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import { comRegras } from './compras.ts';
import type { Recusada } from './tabela.ts';

/** The sum that the refusals of a withdrawal ask for. */
export const VALOR = centavos(5_000);
const ACIMA = centavos(VALOR + 1);
export const ABAIXO = centavos(VALOR - 1);

type DaRetirada = Regras['retirada'];
/** The refusals happen under changed rules of withdrawal. */
function mudando(mudar: (retirada: DaRetirada) => Partial<DaRetirada>) {
  return async (mundo: Mundo, fazer: () => Promise<Recusada>): Promise<Recusada> =>
    await comRegras(
      mundo,
      (regras) => ({ ...regras, retirada: { ...regras.retirada, ...mudar(regras.retirada) } }),
      fazer,
    );
}
export const comMinimo = mudando(() => ({ minimo: ACIMA }));
export function comLimite(limite: { readonly porDia: Centavos } | { readonly porMes: Centavos }) {
  return mudando(({ basico, verificado }) => ({
    basico: { ...basico, ...limite },
    verificado: { ...verificado, ...limite },
  }));
}
export const deNoite = mudando(() => ({ noturno: { deHora: 0, ateHora: 24, maximo: ABAIXO } }));
export const semGratuidade = mudando(({ pix }) => ({ pix: { ...pix, gratisDesde: ACIMA, gratisPorMes: 0 } }));
