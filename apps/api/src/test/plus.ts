import { centavos } from '@rateia/domain/dinheiro';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { Mundo } from './app.ts';

/** The price of a month of Plus in tests. */
export const MES_DO_PLUS = centavos(490);

/** Switches Plus on in a world of tests. */
export function ligarPlus(mundo: Mundo): void {
  const regras = { ...REGRAS_PADRAO, plus: { ligado: true, mensal: MES_DO_PLUS } };
  Object.assign(mundo.aplicacao.deps, { regras: async () => regras });
}
