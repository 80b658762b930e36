import type { Relacionamento } from '@rateia/domain/grupos/enums';
import { RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { recusaDeRelacionamento } from '@rateia/domain/grupos/relacionamento';
import { rotuloDe } from '@rateia/domain/tabela';
import { recusar } from '../../../http/erros.ts';
import type { Entrada } from './conferir-entrada.ts';

/**
 * The relation to the administrator that a person says before the seats are his; one that he said for the hold that he
 * changes is kept (REGRAS 2.27).
 */
export function exigirRelacionamento({ grupo, reserva }: Entrada, pedido: number | null): number | null {
  const dito = pedido ?? reserva?.relacionamento ?? null;
  const recusa = recusaDeRelacionamento(dito, grupo.relacionamentos);
  if (recusa === 'relacionamentoNaoServe') {
    const quais = grupo.relacionamentos.map((id) => rotuloDe(RELACIONAMENTO, id as Relacionamento).toLowerCase());
    recusar(recusa, { valores: { quais: quais.join(', ') } });
  }
  if (recusa !== undefined) recusar(recusa);
  return dito;
}
