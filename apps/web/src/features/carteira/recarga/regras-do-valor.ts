import { ERROS } from '@rateia/contracts/erros';
import { centavos, formatarValor } from '@rateia/domain/dinheiro';
import type { Campo, Regra } from '@rateia/domain/validacao';
import { obrigatorio } from '@rateia/domain/validacao';
import type { RespostaDe } from '../../../lib/api-client.ts';

type Limites = Pick<RespostaDe<'getRegrasRecarga'>, 'minimo' | 'maximo' | 'disponivelHoje'>;

/** The amount of a top-up: the catalogue's sentences for its limits (REGRAS 2.5, 2.16). */
export function campoDaRecarga({ minimo, maximo, disponivelHoje }: Limites): Campo {
  const min: Regra = (valor) =>
    Number(valor) < minimo ? ERROS.recargaMinima.message.replace('{min}', formatarValor(centavos(minimo))) : undefined;
  const max: Regra = (valor) =>
    Number(valor) > maximo ? ERROS.recargaMaxima.message.replace('{max}', formatarValor(centavos(maximo))) : undefined;
  const cabe: Regra = (valor) =>
    Number(valor) > disponivelHoje
      ? `Agora você pode adicionar até R$ ${formatarValor(centavos(disponivelHoje))}.`
      : undefined;
  return { nome: 'Valor', regras: [obrigatorio, min, max, cabe] };
}

/**
 * The first value of the field: the missing part of a payment, at least the minimum; undefined when the address gives
 * none.
 */
export function valorInicial(pedido: string | undefined, { minimo }: Pick<Limites, 'minimo'>): number | undefined {
  if (pedido === undefined || !/^\d{1,9}$/.test(pedido)) return undefined;
  return Math.max(Number(pedido), minimo);
}
