import { lerCodigoCurto } from '@rateia/domain/compartilhar/codigo-curto';
import type { Deps } from '../../http/deps.ts';
import type { Previa, Previas } from '../../http/previa.ts';
import { PREVIA_DO_PRODUTO } from '../../http/previa.ts';
import { cartaoPublicoDoGrupo } from '../grupos/index.ts';
import { lembrarPorPouco } from './lembrar-por-pouco.ts';
import { acharLinkAtivo } from './links-curtos-repository.ts';

const DO_GRUPO = /^\/grupo\/(\d{1,15})$/;
const doProduto = async (): Promise<Previa> => PREVIA_DO_PRODUTO;

/**
 * What the pages that people send to each other say of themselves to whoever shows their link, without a login (issue 3
 * Marketing). Of a public living group its card; of any other address the product's, which tells not even whether there
 * is such a group. A short link shows the card of where it leads, and is not counted as visited.
 */
export const previasDasPaginas = (deps: Deps): Previas => {
  const doGrupo = lembrarPorPouco(deps.relogio.parede, async (id): Promise<Previa> => {
    const cartao = /^\d{1,15}$/.test(id) ? await cartaoPublicoDoGrupo(deps.db, Number(id)) : undefined;
    return cartao === undefined ? PREVIA_DO_PRODUTO : { cartao, caminho: `/grupo/${id}` };
  });
  const doLink = lembrarPorPouco(deps.relogio.parede, async (texto): Promise<Previa> => {
    const codigo = lerCodigoCurto(texto);
    const agora = deps.relogio.agora();
    const link = codigo === undefined ? undefined : await acharLinkAtivo(deps.db, { codigo, agora });
    const [, idGrupo] = DO_GRUPO.exec(link?.destino.split(/[?#]/)[0] ?? '') ?? [];
    return idGrupo === undefined ? PREVIA_DO_PRODUTO : await doGrupo(idGrupo);
  });
  return {
    '/grupo/{id}': async ({ id = '' }) => await doGrupo(id),
    '/r/{link}': async ({ link = '' }) => await doLink(link),
    '/login': doProduto,
    '/cadastro': doProduto,
    '/ajuda': doProduto,
  };
};
