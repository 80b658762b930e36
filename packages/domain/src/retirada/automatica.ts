import type { Dia, Instante } from '../datas.ts';
import { inicioDoDia, somarDias, somarHoras } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { menor, subtrair } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';
import type { SituacaoDaRetirada } from './regras.ts';
import { encerraACarteira, limitesDaRetirada } from './regras.ts';
import type { MotivoDeRevisao } from './risco.ts';

/** The reasons why an automatic withdrawal stops itself, in the words that its owner reads (REGRAS 2.6). */
export const MOTIVO_DA_PARADA = {
  chave: 'A chave Pix que recebia não serve mais.',
  recusada: 'A última retirada não foi aceita, e o valor voltou para a sua carteira.',
  analise: 'A nossa equipe precisa olhar a sua conta antes da próxima.',
} as const;
export type MotivoDaParada = keyof typeof MOTIVO_DA_PARADA;

/** The next day of the month with this number, after today; every month has the days 1 to 28. */
export function proximoDiaDaAutomatica(dia: number, hoje: Dia): Dia {
  let proximo = somarDias(hoje, 1);
  while (Number(proximo.slice(8)) !== dia) proximo = somarDias(proximo, 1);
  return proximo;
}

/** The hour of that day, outside of the banks' night (REGRAS 2.6). */
export function momentoDaAutomatica(dia: Dia, { retirada }: Pick<Regras, 'retirada'>): Instante {
  return somarHoras(inicioDoDia(dia), retirada.automatica.hora);
}

/**
 * The amount of a month: all above what stays, as far as the limits of this moment let it go; undefined where that is
 * less than the least withdrawal (REGRAS 2.6).
 */
export function valorDaAutomatica(
  { situacao, manter }: { readonly situacao: SituacaoDaRetirada; readonly manter: Centavos },
  regras: Regras,
): Centavos | undefined {
  if (situacao.sacavel <= manter) return undefined;
  const sobra = subtrair(situacao.sacavel, manter);
  const encerramento = encerraACarteira(sobra, situacao);
  const { minimo, maximoAgora } = limitesDaRetirada({ ...situacao, encerramento }, regras);
  const valor = menor(sobra, maximoAgora);
  return valor < minimo ? undefined : valor;
}

/** Doubt about the account, and not only about the amount: the staff looks, and no further month goes by itself. */
export function paraNaAnalise(motivos: readonly MotivoDeRevisao[]): boolean {
  return motivos.some((motivo) => motivo !== 'valorAlto');
}
