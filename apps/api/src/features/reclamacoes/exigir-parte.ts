import type { Lado } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import type { Papel } from '../../http/politicas.ts';
import { exigirPapel } from '../../http/politicas.ts';
import { politicasDasReclamacoes } from './policies.ts';
import { ladoDe } from './presenter.ts';
import type { Reclamacao } from './repository.ts';

/**
 * The side of the caller in a complaint. For a stranger it does not exist, and a draft exists for its author alone; the
 * staff is on no side (REGRAS 2.15).
 */
export function exigirParte(
  { usuario }: Pick<ContextoUsuario, 'usuario'>,
  r: Reclamacao | undefined,
  chamada: keyof typeof politicasDasReclamacoes,
): { readonly reclamacao: Reclamacao; readonly lado: Lado | null } {
  if (r === undefined) return recusar('naoEncontrado');
  const lado = [r.usuarioId, r.administradorId].includes(usuario.id) ? ladoDe(r, usuario.id) : null;
  const rascunhoAlheio = r.estado === ID_ESTADO_RECLAMACAO.rascunho && lado !== 'membro';
  if (rascunhoAlheio || (lado === null && usuario.papeis.length === 0)) return recusar('naoEncontrado');
  const papeis: readonly Papel[] = lado === null ? usuario.papeis : [lado];
  exigirPapel(politicasDasReclamacoes[chamada], papeis);
  return { reclamacao: r, lado };
}
