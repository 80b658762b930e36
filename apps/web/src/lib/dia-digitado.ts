import { ehDia } from '@rateia/domain/datas';
import type { Regra } from '@rateia/domain/validacao';

/** Digits as a field of a date has them, DDMMAAAA, as a day. */
export function comoDia(digitos: string): string {
  return digitos.replace(/^(\d{2})(\d{2})(\d{4})$/, '$3-$2-$1');
}

/** A day that exists, or nothing. */
export const umDia: Regra = (valor) =>
  valor === '' || ehDia(comoDia(String(valor))) ? undefined : 'Confira o dia, o mês e o ano.';
