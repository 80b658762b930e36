import type { Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { apresentarResumo } from './presenter.ts';
import { reclamacoesDaPessoa } from './repository.ts';

/** The complaints of the caller, on both sides, newest first (spec B§2, B§7). */
export async function getReclamacoes({
  db,
  usuario,
}: ContextoUsuario): Promise<Resposta<typeof reclamacoes.getReclamacoes>> {
  const itens = await reclamacoesDaPessoa(db, usuario.id);
  return { itens: itens.map((r) => apresentarResumo(r, usuario.id)) };
}
