import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { RegrasEmVigor } from '../regras.ts';

const { grupos, liberacao, ...regras } = REGRAS_PADRAO;
const dias = liberacao.faixas.map((faixa) => faixa.dias);

/** The answer of a server where nobody has changed a number. */
export const REGRAS: RegrasEmVigor = {
  ...regras,
  grupos: { ...grupos, diasParaFormar: grupos.formacao.dias },
  liberacao: { diasNoMinimo: Math.min(...dias), diasNoMaximo: Math.max(...dias) },
};
