import type { Recebida } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirSemRestricao, grupoQueExistePara } from './conferir-entrada.ts';

/** Restriction check of the person for a group: nothing, or the reason with its link (REGRAS 2.14). */
export async function getRestricoes(
  { db, usuario }: ContextoUsuario,
  { params: { id } }: Recebida<typeof checkout.getRestricoes>,
): Promise<void> {
  exigirSemRestricao(await grupoQueExistePara(db, { grupoId: id, usuarioId: usuario.id }));
}
