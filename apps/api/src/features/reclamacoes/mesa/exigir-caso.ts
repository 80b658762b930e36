import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Reclamacao } from '../repository.ts';

/** A case that this operator is no side of: nobody decides on his own matter, and a draft is no case (REGRAS 2.15). */
export function exigirCaso({ usuario }: ContextoUsuario, r: Reclamacao | undefined): Reclamacao {
  if (r === undefined || r.estado === ID_ESTADO_RECLAMACAO.rascunho) return recusar('naoEncontrado');
  return [r.usuarioId, r.administradorId].includes(usuario.id) ? recusar('semPermissao') : r;
}

/** The same, where it waits for a decision. */
export function exigirEmMediacao(ctx: ContextoUsuario, r: Reclamacao | undefined): Reclamacao {
  const caso = exigirCaso(ctx, r);
  return caso.estado === ID_ESTADO_RECLAMACAO.mediacao ? caso : recusar('transicaoRecusada');
}
