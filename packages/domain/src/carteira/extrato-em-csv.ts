import { diaDe } from '../datas.ts';
import { formatarDiaNumerico, formatarHorario } from '../datas-formatadas.ts';
import type { ExtratoFechado, LinhaDoExtrato } from './extrato.ts';
import { NOMES_DAS_CONTAS, porFora } from './extrato.ts';
import type { Celula } from './planilha.ts';
import { emCsv } from './planilha.ts';

const CABECALHO = [
  'Data',
  'Hora',
  'Movimento',
  'Detalhe',
  'Conta',
  'Valor',
  'Saldo depois',
  'Pago por fora da carteira',
  'Identificação',
] as const;

/**
 * A statement as a table: the balance before, each movement, the balance after. The column of amounts alone leads from
 * the first balance to the last; money that never was in the wallet has a column of its own (REGRAS 2.33).
 */
export function extratoEmCsv({ de, ate, abertura, fechamento, linhas }: ExtratoFechado): string {
  return emCsv([
    CABECALHO,
    [de === null ? '' : formatarDiaNumerico(de), '', 'Saldo no começo', '', '', '', { valor: abertura }, '', ''],
    ...linhas.map(emCelulas),
    [formatarDiaNumerico(ate), '', 'Saldo no fim', '', '', '', { valor: fechamento }, '', ''],
  ]);
}

function emCelulas(linha: LinhaDoExtrato): readonly Celula[] {
  return [
    formatarDiaNumerico(diaDe(linha.quando)),
    formatarHorario(linha.quando),
    linha.titulo,
    linha.detalhe,
    NOMES_DAS_CONTAS[linha.conta],
    { valor: linha.valor },
    { valor: linha.saldoApos },
    linha.passou === null ? '' : { valor: porFora(linha) },
    linha.comprovante,
  ];
}
