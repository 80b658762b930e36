import { HTTP } from '@rateia/domain/http';
import { ErroRede } from '../lib/erros-api.ts';
import { irPara } from '../lib/navegador.ts';
import { paths } from '../lib/paths.ts';
import { renovarSeVencida } from '../lib/renovacao.ts';
import type { Rota } from '../lib/rotas.ts';
import { rotaFeita } from '../lib/rotas.ts';
import { sessaoAtual } from '../lib/sessao.ts';
import { storage } from '../lib/storage.ts';
import type { Usuario } from '../lib/usuario.ts';
import { usuarioQuery } from '../lib/usuario.ts';
import { caminhoProprio } from './caminho-proprio.ts';
import { naCentral } from './central.ts';
import { queryClient } from './query-client.ts';

/**
 * The page to which an entry to a route leads instead, or undefined to let it pass. `nao-encontrada` hides a page that
 * is not for this person.
 */
type Desvio = string | 'nao-encontrada' | undefined;

/** Before any route (spec 1, §2 and §4). `href` is the full path asked for. */
export async function guardar(
  rota: Rota,
  { href, busca }: { readonly href: string; readonly busca: Readonly<Record<string, unknown>> },
): Promise<Desvio> {
  if (rota.redireciona !== undefined) return rota.redireciona;
  if (rota.path === '/login') return (await conectado()) ? destinoDepoisDoLogin(busca) : undefined;
  if (!rota.auth) return undefined;
  if (!(await conectado('avisa'))) return paths.login({ redirect: caminhoProprio(href) });
  const usuario = usuarioOuNada();
  if (rota.operacao === true || !aceitouAqui()) return desvioDoUsuario(rota, await usuario, href);
  void usuario.then((chegou) => desviarDepois(desvioDoUsuario(rota, chegou, href)));
  return undefined;
}

/**
 * True if this person had accepted the terms when last seen on this device. The screen then makes its own requests at
 * once, without waiting for the answer about the terms: a whole trip to the server earlier.
 */
function aceitouAqui(): boolean {
  const id = sessaoAtual.idUsuario();
  return id !== undefined && storage.get('termos') === id;
}

/** The terms are new since: the person is led to them from where the app is by now. */
async function desviarDepois(desvio: Desvio): Promise<void> {
  if (desvio !== undefined) await irPara(desvio, { substitui: true });
}

/** After a login: the redirect, when it is ours, else /grupos with the user's id (spec 1, §4). */
export function destinoDepoisDoLogin(busca: Readonly<Record<string, unknown>>): string {
  const redirecionado = typeof busca['redirect'] === 'string' ? caminhoProprio(busca['redirect']) : undefined;
  const { redirect: _, ...resto } = busca;
  return redirecionado ?? paths.grupos({ ...(resto as Record<string, string>), ui: sessaoAtual.idUsuario() });
}

/**
 * A person who has not accepted the terms sees nothing else first (spec 1, §4), except the ways out (REGRAS 2.22). The
 * operation is only for its people.
 */
function desvioDoUsuario(rota: Rota, usuario: Usuario | undefined, href: string): Desvio {
  if (usuario === undefined) return undefined;
  if (usuario.aceitaTermos) storage.set('termos', sessaoAtual.idUsuario());
  else storage.remove('termos');
  if (!usuario.aceitaTermos && rota.semTermos !== true && rotaFeita('termoUso'))
    return paths.termoUso({ redirect: caminhoProprio(href) });
  if (rota.operacao === true && usuario.papeis.length === 0) return 'nao-encontrada';
  if (ofereceDesfazer(usuario) && rota.path !== '/excluir-conta' && rotaFeita('excluirConta'))
    return paths.excluirConta();
  return undefined;
}

let ofertas: readonly number[] = [];

/**
 * True once for a person who enters an account that is about to be deleted: he is shown how to keep it (REGRAS 2.17
 * Deletion).
 */
function ofereceDesfazer({ id, exclusaoEm }: Usuario): boolean {
  if (exclusaoEm === null || ofertas.includes(id)) return false;
  ofertas = [...ofertas, id];
  return true;
}

/**
 * True while somebody is logged in. A person whose session is over, and who asks for a page of an account, is told so
 * (spec 1, §8).
 */
async function conectado(ao?: 'avisa'): Promise<boolean> {
  if (!sessaoAtual.existe()) return false;
  const acabou = sessaoAtual.idSessao();
  try {
    if (await renovarSeVencida()) return true;
  } catch (erro) {
    // Without network the session is not known to be over: the screen says that it cannot load.
    if (erro instanceof ErroRede) return true;
    throw erro;
  }
  sessaoAtual.encerrar();
  if (ao === 'avisa') naCentral((central) => void central.sessaoExpirou(HTTP.naoAutenticado, acabou));
  return false;
}

const UM_MINUTO = 60_000;

/**
 * New terms reach an open tab too: each navigation asks again, once a minute at most. Without an answer the last known
 * state holds.
 */
async function usuarioOuNada(): Promise<Usuario | undefined> {
  const { queryKey } = usuarioQuery;
  return queryClient
    .fetchQuery({ ...usuarioQuery, staleTime: UM_MINUTO })
    .catch(() => queryClient.getQueryData<Usuario>(queryKey));
}
