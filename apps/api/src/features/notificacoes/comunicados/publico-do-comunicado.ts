import { diaDe } from '@rateia/domain/datas';
import type { PublicoDoComunicado } from '@rateia/domain/notificacoes/comunicados';
import type { CategoriaComunicacao } from '@rateia/domain/notificacoes/preferencias';
import { ID_CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { maiorDeIdade } from '@rateia/domain/usuario/nascimento';
import type { Executor } from '../../../db/banco.ts';
import { CONTEXTO_PESSOAL } from '../../../db/contextos.ts';
import type { Deps } from '../../../http/deps.ts';
import { pessoasDoPublico } from './comunicados-repository.ts';

export type Publico = {
  readonly publico: PublicoDoComunicado;
  readonly uf: string | null;
  readonly categoria: CategoriaComunicacao;
};
export type Leva = {
  readonly ids: readonly number[] /** The last person that was checked; null when no one is left. */;
  readonly ate: number | null;
};

/** The number of people that one run checks. */
const POR_LEVA = 200;

/**
 * The next people of an audience. Addresses are sealed, so the audience of a state is found by opening each address:
 * only the state is read, and nothing of it is kept. Messages about lotteries are for people who are known to be 18 or
 * more, and are not away from the pools (REGRAS 2.12).
 */
export async function proximaLeva(
  db: Executor,
  { cifra, relogio }: Pick<Deps, 'cifra' | 'relogio'>,
  { publico, uf, categoria, depoisDe }: Publico & { readonly depoisDe: number },
): Promise<Leva> {
  const soMaiores = categoria === ID_CATEGORIA_COMUNICACAO.loterias;
  const jogamEm = soMaiores ? relogio.agora() : null;
  const pessoas = await pessoasDoPublico(db, { publico, depoisDe, quantas: POR_LEVA, jogamEm });
  function doEstado(cifrado: Buffer | null): boolean {
    if (uf === null) return true;
    if (cifrado === null) return false;
    const lido = JSON.parse(cifra.decifrar(cifrado, CONTEXTO_PESSOAL.endereco)) as { readonly uf?: unknown };
    return lido.uf === uf;
  }
  const hoje = diaDe(relogio.agora());
  function daIdade(cifrado: Buffer | null): boolean {
    return !soMaiores || (cifrado !== null && maiorDeIdade(cifra.decifrar(cifrado, CONTEXTO_PESSOAL.nascimento), hoje));
  }
  return {
    ids: pessoas.filter((p) => doEstado(p.enderecoCifrado) && daIdade(p.nascimentoCifrado)).map(({ id }) => id),
    ate: pessoas.length < POR_LEVA ? null : (pessoas.at(-1)?.id ?? null),
  };
}

/** The number of people in an audience now. */
export async function contarPublico(
  db: Executor,
  deps: Pick<Deps, 'cifra' | 'relogio'>,
  publico: Publico,
): Promise<number> {
  let total = 0;
  let depoisDe: number | null = 0;
  while (depoisDe !== null) {
    const leva: Leva = await proximaLeva(db, deps, { ...publico, depoisDe });
    total += leva.ids.length;
    depoisDe = leva.ate;
  }
  return total;
}
