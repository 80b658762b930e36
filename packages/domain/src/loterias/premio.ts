import type { Dia } from '../datas.ts';
import { somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { aplicarTaxa, centavos, subtrair } from '../dinheiro.ts';
import type { Faixa, Premiacao } from './loteria.ts';
import type { Vigencia } from './vigencia.ts';
import { exigirVigente } from './vigencia.ts';

/** The greatest gross prize of a simple bet from which nothing is withheld. */
const LIMITE_DE_ISENCAO: readonly Vigencia<Centavos>[] = [
  { desde: '2015-04-01', vale: centavos(190_398) },
  { desde: '2023-05-01', vale: centavos(211_200) },
  { desde: '2024-02-01', vale: centavos(225_920) },
  { desde: '2025-05-01', vale: centavos(242_880) },
];
const IMPOSTO = { milesimos: 300 };

export function limiteDeIsencao(dia: Dia): Centavos {
  return exigirVigente(LIMITE_DE_ISENCAO, dia);
}

/**
 * The prize of a simple bet after the tax. The limit is a cliff: up to it nothing is withheld, a centavo above it 30 % of
 * the whole prize is. Published prizes have passed here already, and never pass here again.
 */
export function premioLiquido(bruto: Centavos, dia: Dia): Centavos {
  return bruto <= limiteDeIsencao(dia) ? bruto : subtrair(bruto, aplicarTaxa(bruto, IMPOSTO, 'paraBaixo'));
}

/** The revenue of a concurso, and the winning simple bets of each tier by its number. */
export type Arrecadacao = {
  readonly arrecadado: Centavos;
  readonly ganhadores: ReadonlyMap<number, number>;
  readonly data: Dia;
};

/**
 * The net prize of one winning simple bet of a tier, out of the revenue of its own concurso: what earlier ones left to the
 * tier is not in it. Undefined where nobody won, and where the amount is announced.
 */
export function premioDaFaixa(premiacao: Premiacao, faixa: Faixa, concurso: Arrecadacao): Centavos | undefined {
  const ganhadores = concurso.ganhadores.get(faixa.numero) ?? 0;
  if (ganhadores === 0 || faixa.pagamento.tipo === 'anunciado') return undefined;
  if (faixa.pagamento.tipo === 'fixo') return faixa.pagamento.valor;
  const partes = BigInt(faixa.pagamento.porCento + porCentoQueDesce(premiacao, faixa, concurso));
  const bruto = (dividido(premiacao, concurso) * partes) / (UNIDADE * 100n * BigInt(ganhadores));
  return premioLiquido(centavos(Number(bruto)), concurso.data);
}

/** The parts of the tiers just above that nobody won and that go down to this one. */
function porCentoQueDesce({ faixas }: Premiacao, faixa: Faixa, { ganhadores }: Arrecadacao): number {
  let soma = 0;
  for (const acima of faixas.slice(0, faixas.indexOf(faixa)).reverse()) {
    const vazia = (ganhadores.get(acima.numero) ?? 0) === 0;
    if (!vazia || acima.semGanhador !== 'desce' || acima.pagamento.tipo !== 'parte') break;
    soma += acima.pagamento.porCento;
  }
  return soma;
}

/** Parts of a centavo: basis points times per cent. */
const UNIDADE = 10_000n * 100n;

/** The prize money that the tiers divide by their parts: without what is guaranteed and without the fixed prizes. */
function dividido(premiacao: Premiacao, { arrecadado, ganhadores }: Arrecadacao): bigint {
  const fixos = premiacao.faixas.reduce(
    (soma, { numero, pagamento }) =>
      pagamento.tipo === 'fixo' ? soma + BigInt(pagamento.valor) * BigInt(ganhadores.get(numero) ?? 0) : soma,
    0n,
  );
  const total = BigInt(arrecadado) * BigInt(premiacao.parcelaBasisPoints) * BigInt(premiacao.divididoPorCento);
  return total - fixos * UNIDADE;
}

/** Days after the draw in which a prize is paid; then it is lost. */
export const DIAS_PARA_RESGATAR = 90;
export function ultimoDiaDoResgate(sorteadoEm: Dia): Dia {
  return somarDias(sorteadoEm, DIAS_PARA_RESGATAR);
}

/** From this gross prize on the bank pays at the earliest two business days after the ticket was shown. */
const PAGO_DEPOIS_DESDE = centavos(1_000_000);

/** Where a prize is paid, by its gross amount. */
export function lugarDoResgate(bruto: Centavos, dia: Dia): 'qualquerLoterica' | 'agencia' | 'agenciaEmDoisDias' {
  if (bruto <= limiteDeIsencao(dia)) return 'qualquerLoterica';
  return bruto < PAGO_DEPOIS_DESDE ? 'agencia' : 'agenciaEmDoisDias';
}
