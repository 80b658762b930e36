import type { Mundo } from './app.ts';
import type { Pessoa } from './construtores.ts';
import { criarGrupo } from './grupos.ts';

export type GrupoComDono = { readonly id: number; readonly administrador: Pessoa };

/** A private group of friends: three places, two of them to be filled by invitation. */
export async function criarGrupoPrivado(mundo: Mundo, mudancas: Record<string, unknown> = {}): Promise<GrupoComDono> {
  return await criarGrupo(mundo, {
    tipo: 6,
    visibilidade: 3,
    idServico: 999,
    idPlano: null,
    nome: 'Quadra de quinta',
    exigeCaucao: false,
    ...mudancas,
  });
}

/** Invites by e-mail; the whole answer, refusals too. */
export async function convidarPorEmail(mundo: Mundo, { id, administrador: como }: GrupoComDono, email: string) {
  return await mundo.chamar('createConvite', { idGrupo: id, email }, { como });
}

/** A link of the group: its invitation, and the code in its address. */
export async function criarLink(
  mundo: Mundo,
  { id, administrador: como }: GrupoComDono,
  usos = 1,
): Promise<{ readonly idConvite: number; readonly codigo: string }> {
  const r = await mundo.chamar('createLinkDeConvite', { id, usos }, { como });
  if (r.status !== 200) throw new Error(`no link was made: ${r.bruto}`);
  return { idConvite: r.corpo.id, codigo: r.corpo.link.split('/').at(-1) ?? '' };
}

/** The code of an invitation by e-mail, as its e-mail has it. */
export async function codigoDoConviteDe(mundo: Mundo, idConvite: number): Promise<string> {
  const { db, cifra } = mundo.aplicacao.deps;
  const { codigo_cifrado } = await db
    .selectFrom('convites')
    .select('codigo_cifrado')
    .where('id', '=', idConvite)
    .executeTakeFirstOrThrow();
  return cifra.decifrar(codigo_cifrado, 'convite:codigo');
}
