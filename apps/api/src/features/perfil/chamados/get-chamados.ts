import type { Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { resumirChamado } from './apresentar-chamado.ts';
import { listarChamados, mensagensDe } from './chamados-repository.ts';

/** Problems that the person reported, newest first. */
export async function getChamados({
  db,
  deps,
  usuario,
}: ContextoUsuario): Promise<Resposta<typeof perfil.getChamados>> {
  const chamados = await listarChamados(db, usuario.id);
  const mensagens = await mensagensDe(
    db,
    deps.cifra,
    chamados.map(({ id }) => id),
  );
  return { itens: chamados.map((c) => resumirChamado(c, mensagens.get(c.id))) };
}
