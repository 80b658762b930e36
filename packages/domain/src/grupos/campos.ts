import { ENDERECO_INCOMPLETO, ehEnderecoWeb } from '../endereco-completo.ts';
import { foraDaEquipe, semEndereco } from '../perfil/nome.ts';
import type { Campo } from '../validacao.ts';
import { maximoDeCaracteres, minimoDeCaracteres, obrigatorio, seHouver } from '../validacao.ts';

/** The name of a group, in its form, in its adjustments and in its calls; the bound is exclusive (spec A§5). */
export const campoNomeDoGrupo: Campo = {
  nome: 'Nome do grupo',
  regras: [obrigatorio, minimoDeCaracteres(3), maximoDeCaracteres(81), foraDaEquipe, semEndereco],
};

/** The site of a service that is not in the catalogue. */
export const campoSite: Campo = {
  nome: 'Site',
  regras: [seHouver(ehEnderecoWeb, () => ENDERECO_INCOMPLETO), maximoDeCaracteres(201)],
};
