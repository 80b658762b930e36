import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apresentarValidacao } from './presenter.ts';
import { validacaoDoUsuario } from './repository.ts';

/**
 * The state of a validation of the person's own; another person's counts as missing (spec A§7
 * validacao-conta/{id}/status).
 */
export async function getValidacaoContaStatus(
  { db, usuario }: ContextoUsuario,
  { params }: Recebida<typeof cadastro.getValidacaoContaStatus>,
): Promise<Resposta<typeof cadastro.getValidacaoContaStatus>> {
  const achada = await validacaoDoUsuario(db, { idPublico: params.id, usuarioId: usuario.id });
  return achada === undefined ? recusar('naoEncontrado') : await apresentarValidacao(db, achada);
}
