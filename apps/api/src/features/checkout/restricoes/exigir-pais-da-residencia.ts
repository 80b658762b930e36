import { nomeDoPais } from '@rateia/domain/grupos/nome-do-pais';
import { recusaDoPais } from '@rateia/domain/grupos/residencia';
import { recusar } from '../../../http/erros.ts';
import type { Entrada } from './conferir-entrada.ts';

/**
 * The country in which a person says that he lives, before the seats are his; one that he said for the hold that he
 * changes is kept (REGRAS 2.27).
 */
export function exigirPaisDaResidencia({ grupo, reserva }: Entrada, pedido: string | null): string | null {
  if (grupo.pais === null) return null;
  const recusa = recusaDoPais(pedido ?? reserva?.pais ?? null, grupo.pais);
  if (recusa === 'paisDiferente') recusar(recusa, { valores: { pais: nomeDoPais(grupo.pais) } });
  if (recusa !== undefined) recusar(recusa);
  return grupo.pais;
}
