import { da, de, mais, menos } from '../carteira/partidas.ts';
import type { Movimento } from '../carteira/razao.ts';
import { movimento } from '../carteira/razao.ts';
import type { Dia } from '../datas.ts';
import { somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { multiplicar, somar } from '../dinheiro.ts';
import type { Aposta } from './aposta.ts';
import type { Conferencia } from './conferencia.ts';
import { conferir } from './conferencia.ts';
import { dividirPremio } from './cotas.ts';
import type { SlugDaLoteria } from './loteria.ts';
import { LOTERIAS } from './loterias.ts';
import { DIAS_PARA_RESGATAR, lugarDoResgate, ultimoDiaDoResgate } from './premio.ts';
import type { Resultado } from './resultado.ts';

/** A bet of a pool, with the concurso that it enters. */
export type ApostaAConferir = { readonly ordem: number; readonly concurso: number; readonly aposta: Aposta };

/** The lottery under whose number the result of a concurso is published: a special edition is a concurso of its parent. */
export function loteriaDoResultado(loteria: SlugDaLoteria): SlugDaLoteria {
  return LOTERIAS[loteria].edicao?.pai ?? loteria;
}

/** Every bet of a pool checked, the prize of all of them, and its division among all cotas (REGRAS 2.12). */
export type Apuracao = {
  readonly conferencias: readonly ({ readonly ordem: number } & Conferencia)[];
  readonly premio: Centavos;
  readonly porCota: Centavos;
  readonly resto: Centavos;
  /** The day of the first of its draws, from which the time to claim counts. */
  readonly sorteadoEm: Dia;
};

/**
 * Checks all bets of a pool against the results of its concursos and divides the net prize among all its cotas, sold or not.
 * Undefined while a result is missing.
 */
export function apurar(
  apostas: readonly ApostaAConferir[],
  { resultados, cotas }: { readonly resultados: readonly Resultado[]; readonly cotas: number },
): Apuracao | undefined {
  const conferencias: ({ readonly ordem: number } & Conferencia)[] = [];
  for (const { ordem, concurso, aposta } of apostas) {
    const loteria = loteriaDoResultado(aposta.loteria);
    const resultado = resultados.find((um) => um.loteria === loteria && um.concurso === concurso);
    if (resultado === undefined) return undefined;
    conferencias.push({ ordem, ...conferir(aposta, { ...resultado, loteria: aposta.loteria }) });
  }
  const [sorteadoEm] = resultados.map(({ data }) => data).toSorted();
  if (sorteadoEm === undefined) return undefined;
  const premio = somar(...conferencias.map((uma) => uma.premio));
  return { conferencias, premio, ...dividirPremio(premio, cotas), sorteadoEm };
}

/** A prize that the organiser received, before it is divided among the wallets. */
export function premioRecebido(premio: Centavos): Movimento {
  return movimento('premioRecebido', [menos(da('apostas_feitas'), premio), mais(da('premios_a_pagar'), premio)]);
}

/** The part of a prize that no member has: cotas that nobody bought are the organiser's, and the remainder is recorded. */
export function premioDoOrganizador(p: {
  readonly porCota: Centavos;
  readonly naoVendidas: number;
  readonly resto: Centavos;
}): Movimento {
  const daCasa = multiplicar(p.porCota, p.naoVendidas);
  return movimento('premioDoOrganizador', [
    menos(da('premios_a_pagar'), somar(daCasa, p.resto)),
    mais(da('cobertura'), daCasa),
    mais(da('ajuste_centavos'), p.resto),
  ]);
}

/** The prize of a member's cotas, in his wallet. */
export function premioDoMembro({ usuario, valor }: { readonly usuario: number; readonly valor: Centavos }): Movimento {
  return movimento('premioDoBolao', [menos(da('premios_a_pagar'), valor), mais(de('disponivel', usuario), valor)]);
}

/** Days after the draw on which a prize that nobody fetched is told of (REGRAS 2.12 Deadline). */
export const DIAS_DE_AVISO_DO_RESGATE = [7, 30, 60, 80, 85, 89] as const;

/** The days on which an alert is due, and the last day on which the prize is paid. */
export function prazosDoResgate(sorteadoEm: Dia): { readonly avisos: readonly Dia[]; readonly ate: Dia } {
  return {
    avisos: DIAS_DE_AVISO_DO_RESGATE.map((dias) => somarDias(sorteadoEm, dias)),
    ate: ultimoDiaDoResgate(sorteadoEm),
  };
}

/** Days left for a claim on an alert of so many days after the draw. */
export function diasQueFaltam(dias: number): number {
  return DIAS_PARA_RESGATAR - dias;
}

const LUGARES = {
  qualquerLoterica: 'Qualquer casa lotérica, ou o aplicativo oficial',
  agencia: 'Uma agência do banco pagador',
  agenciaEmDoisDias: 'Uma agência do banco pagador, que paga em pelo menos 2 dias úteis',
} as const;

/** Place and papers for a prize, by the amount of the whole ticket. */
export function comoResgatar(
  premio: Centavos,
  dia: Dia,
): { readonly onde: string; readonly documentos: readonly string[] } {
  const lugar = lugarDoResgate(premio, dia);
  const documentos = ['Recibo original da aposta', 'Documento com foto', 'CPF'];
  return { onde: LUGARES[lugar], documentos };
}
