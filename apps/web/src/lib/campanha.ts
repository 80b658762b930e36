import type { PedidoDe } from './api-client.ts';
import { cookies } from './cookies.ts';

/**
 * The parameters of a link of a campaign or of a friend, with the longest value that the contract takes (spec 1, §3).
 */
const PARAMETROS = {
  ref: 200,
  cupom: 60,
  utm_term: 200,
  utm_source: 200,
  utm_medium: 200,
  utm_content: 200,
  utm_campaign: 200,
  cod_indicacao: 40,
} as const;

type Campanha = NonNullable<PedidoDe<'precadastro'>['body']['campanha']>;

const COOKIE = 'rateia_campanha';

let atual: Campanha | undefined;

/**
 * Keeps the campaign that brought this visit, unless one is kept already: the first one counts (spec 1, §4). A link to
 * a page that asks for a login carries its parameters inside `redirect`. A browser without cookies knows the campaign
 * until the page is closed.
 */
export async function guardarCampanha(busca: string): Promise<void> {
  const daPagina = new URLSearchParams(busca);
  const doDestino = new URLSearchParams((daPagina.get('redirect') ?? '').split('?')[1] ?? '');
  const daVisita = campanhaEm(daPagina) ?? campanhaEm(doDestino);
  const guardada = await cookies.lerPorAnos(COOKIE);
  atual = guardada === undefined ? daVisita : campanhaEm(new URLSearchParams(guardada));
  if (guardada !== undefined || daVisita === undefined) return;
  await cookies.guardarPorAnos(COOKIE, new URLSearchParams(daVisita).toString());
}

/** The kept campaign, for registration and login; nothing when there is none. */
export function campanha(): { readonly campanha?: Campanha } {
  return atual === undefined ? {} : { campanha: atual };
}

function campanhaEm(busca: URLSearchParams): Record<string, string> | undefined {
  const pares = Object.entries(PARAMETROS).flatMap(([nome, maximo]) => {
    const valor = busca.get(nome)?.trim() ?? '';
    return valor === '' || valor.length > maximo ? [] : [[nome, valor] as const];
  });
  return pares.length === 0 ? undefined : Object.fromEntries(pares);
}
