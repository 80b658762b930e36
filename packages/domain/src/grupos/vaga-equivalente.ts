import type { Instante } from '../datas.ts';
import { somarHoras } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { fracao } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';

const HORAS_DO_DIA = 24;
const MIL = 1_000;

/** A membership ended with its group, by an event of the group and not by its own (`motivo_saida`). */
export function perdeuOGrupo(motivo: string | null): boolean {
  return motivo?.startsWith('grupo.') === true;
}

/** Until when a person whose group was lost is offered another seat (REGRAS 2.9). */
export function fimDaOferta(encerradaEm: Instante, { vagaEquivalente }: Regras): Instante {
  return somarHoras(encerradaEm, vagaEquivalente.dias * HORAS_DO_DIA);
}

/** The dearest month that is still equivalent to the old one (REGRAS 2.9, 2.11). */
export function tetoDaOferta(mensal: Centavos, { vagaEquivalente }: Regras): Centavos {
  return fracao(mensal, { numerador: vagaEquivalente.tetoMilesimos, denominador: MIL });
}
