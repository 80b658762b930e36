import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { indicacao } from '@rateia/contracts/indicacao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { guardarVisibilidade } from './conexoes-repository.ts';

type Contrato = typeof indicacao.updateVisibilidade;

/** Whether others find the person by name. */
export async function updateVisibilidade(
  { db, usuario }: ContextoUsuario,
  { body: { apareceNaBusca } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  await guardarVisibilidade(db, { usuarioId: usuario.id, aparece: apareceNaBusca });
  return { apareceNaBusca };
}
