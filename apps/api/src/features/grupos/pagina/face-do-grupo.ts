import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../db/banco.ts';
import { aberto } from '../papeis.ts';
import { acharGrupo } from '../repository.ts';

/** The part of a group that anybody may see: it contains nothing that a person wrote. */
export type FaceDoGrupo = {
  readonly servico: string;
  readonly cor: string;
  readonly valorMensal: Centavos;
  readonly vagas: number;
  readonly livres: number;
};

/** The public face of a public living group; undefined for any other group, as if it did not exist (REGRAS 2.15). */
export async function faceDoGrupo(db: Executor, grupoId: number): Promise<FaceDoGrupo | undefined> {
  const grupo = await acharGrupo(db, grupoId);
  if (grupo === undefined || !aberto(grupo)) return undefined;
  const { servico, cor, livres, totalVagas: vagas, valorSemTaxas, valorTaxa } = grupo;
  return { servico, cor, livres, vagas, valorMensal: somar(centavos(valorSemTaxas), centavos(valorTaxa)) };
}
