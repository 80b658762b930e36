import type { ContextoUsuario } from '../../http/contexto.ts';
import { papeisDaConta } from '../../http/politicas.ts';
import type { RotaMontada } from '../../http/rotas.ts';

/** The rows of every feature's policies; given by the composition, for a feature does not know the others. */
export type Linhas = () => readonly Pick<RotaMontada, 'nome' | 'papeis' | 'chamada'>[];

/**
 * The calls that this account may make by its roles. The call itself checks the account's relation to a group or an
 * invoice.
 */
export async function getPermissoes(ctx: ContextoUsuario, linhas: Linhas) {
  const meus = papeisDaConta(ctx);
  const noAr = linhas().filter(({ chamada }) => chamada.somenteTeste !== true || ctx.deps.config.relogioDeTeste);
  return { acoes: noAr.filter(({ papeis }) => meus.some((papel) => papeis.includes(papel))).map(({ nome }) => nome) };
}
