import { ERROS } from '@rateia/contracts/erros';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, formatarValor, maior, menor, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Campo, Regra } from '@rateia/domain/validacao';
import { obrigatorio } from '@rateia/domain/validacao';
import type { RegrasRetirada } from './queries.ts';

/** The greatest withdrawal possible now: the balance that may leave, and the rest of each limit (REGRAS 2.6). */
export function maximoAgora(regras: RegrasRetirada): Centavos {
  const { sacavel, limiteDia, usadoDia, limiteMes, usadoMes, limiteNoturno, noturno } = regras;
  function resta(limite: number, usado: number) {
    return maior(ZERO, subtrair(centavos(limite), centavos(usado)));
  }
  const maximo = menor(centavos(sacavel), menor(resta(limiteDia, usadoDia), resta(limiteMes, usadoMes)));
  return noturno ? menor(maximo, centavos(limiteNoturno)) : maximo;
}

/** The amount of a withdrawal: first what the wallet has, then the minimum; limits of day and night are the server's to tell. */
export function campoDaRetirada({ minimo, sacavel }: Pick<RegrasRetirada, 'minimo' | 'sacavel'>): Campo {
  const temSaldo: Regra = (valor) =>
    Number(valor) > sacavel ? `Você pode retirar até R$ ${formatarValor(centavos(sacavel))}.` : undefined;
  const min: Regra = (valor) =>
    Number(valor) < minimo ? ERROS.retiradaMinima.message.replace('{min}', formatarValor(centavos(minimo))) : undefined;
  return { nome: 'Valor', regras: [obrigatorio, min, temSaldo] };
}
