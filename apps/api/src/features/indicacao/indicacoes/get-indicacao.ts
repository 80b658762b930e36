import type { Recebida } from '@rateia/contracts/chamada';
import type { indicacao as contrato } from '@rateia/contracts/indicacao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apresentarIndicacao } from './presenter.ts';
import { acharIndicacao } from './repository.ts';

/** One person whom the user brought, step by step; another's does not exist for him. */
export async function getIndicacao(
  { db, deps, usuario }: ContextoUsuario,
  { params }: Recebida<typeof contrato.getIndicacao>,
) {
  const { indicacao: regras } = await deps.regras();
  const achada = (await acharIndicacao(db, { id: params.id, indicadorId: usuario.id })) ?? recusar('naoEncontrado');
  return apresentarIndicacao(achada, regras.credito);
}
