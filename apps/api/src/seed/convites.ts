import type { Gente } from './gente.ts';
import type { GrupoSemeado } from './grupos.ts';
import type { MundoPassado } from './mundo.ts';

const USOS_DO_LINK = 5;
/** Nobody in the demonstration has this address: the invitation waits for a registration. */
const SEM_CONTA = 'dani.souza@exemplo.com.br';

/**
 * The invitations of a private group: a link by which some came, one by e-mail that a person has not answered, and one
 * to somebody without an account (REGRAS 2.26).
 */
export async function convidarAmigos(
  mundo: MundoPassado,
  {
    grupo,
    amigos,
    esperada,
  }: { readonly grupo: GrupoSemeado; readonly amigos: readonly Gente[]; readonly esperada: Gente | undefined },
): Promise<void> {
  const { id, admin } = grupo;
  const { link } = await mundo.chamar('createLinkDeConvite', { id, usos: USOS_DO_LINK }, admin);
  const codigo = link.split('/').at(-1) ?? '';
  for (const amigo of amigos) await mundo.chamar('aceitarConviteDoGrupo', { id: codigo }, amigo);
  for (const email of [...(esperada === undefined ? [] : [esperada.email]), SEM_CONTA])
    await mundo.chamar('createConvite', { idGrupo: id, email }, admin);
  await mundo.assentar();
}
