import { CARTAO_DO_BOLAO, cartaoDoGrupo } from '@rateia/domain/compartilhar/cartao';
import { lerCodigoCurto } from '@rateia/domain/compartilhar/codigo-curto';
import type { Deps } from '../../../http/deps.ts';
import type { Previa, Previas } from '../../../http/previa.ts';
import { PREVIA_DO_PRODUTO } from '../../../http/previa.ts';
import { faceDoGrupo } from '../../grupos/index.ts';
import { lembrarPorPouco } from '../lembrar-por-pouco.ts';
import { acharLinkAtivo } from '../links/links-curtos-repository.ts';

const DE_GRUPO_OU_BOLAO = /^\/(grupo|loteria|loteria-recorrente|c)\/(\d{1,15})$/;
async function doProduto(): Promise<Previa> {
  return PREVIA_DO_PRODUTO;
}

/**
 * The previews of the pages that people send to each other, shown without a login by the sites where a link is posted
 * (spec A§4 Marketing). The preview of a public living group is its card. All pools have one preview, and so has a
 * combo of them, while pools are announced at all. Any other address has the product's preview, which does not even tell whether such a group exists.
 * A short link has the preview of its target, and showing it is not counted as a visit.
 */
export function previasDasPaginas(deps: Deps): Previas {
  const doGrupo = lembrarPorPouco(deps.relogio.parede, async (id): Promise<Previa> => {
    const face = /^\d{1,15}$/.test(id) ? await faceDoGrupo(deps.db, Number(id)) : undefined;
    if (face === undefined) return PREVIA_DO_PRODUTO;
    // Another price, or another number of free seats, has another address of its picture: a site that keeps the old
    // picture asks for the new one.
    const imagem = `/api/v1/marketing/previa/grupo/${id}?v=${face.valorMensal}-${face.livres}-${face.vagas}`;
    return { cartao: cartaoDoGrupo(face), caminho: `/grupo/${id}`, imagem };
  });
  async function doBolao(caminho: string): Promise<Previa> {
    const { marketing } = await deps.regras();
    const ha = marketing.divulgaLoterias && DE_GRUPO_OU_BOLAO.test(caminho);
    return ha ? { cartao: CARTAO_DO_BOLAO, caminho } : PREVIA_DO_PRODUTO;
  }
  const doLink = lembrarPorPouco(deps.relogio.parede, async (texto): Promise<Previa> => {
    const codigo = lerCodigoCurto(texto);
    const agora = deps.relogio.agora();
    const link = codigo === undefined ? undefined : await acharLinkAtivo(deps.db, { codigo, agora });
    const [caminho, tipo, id = ''] = DE_GRUPO_OU_BOLAO.exec(link?.destino.split(/[?#]/)[0] ?? '') ?? [];
    if (caminho === undefined) return PREVIA_DO_PRODUTO;
    return tipo === 'grupo' ? await doGrupo(id) : await doBolao(caminho);
  });
  return {
    '/grupo/{id}': async ({ id = '' }) => await doGrupo(id),
    '/loteria/{id}': async ({ id = '' }) => await doBolao(`/loteria/${id}`),
    '/loteria-recorrente/{id}': async ({ id = '' }) => await doBolao(`/loteria-recorrente/${id}`),
    '/c/{comboId}': async ({ comboId = '' }) => await doBolao(`/c/${comboId}`),
    '/r/{link}': async ({ link = '' }) => await doLink(link),
    '/login': doProduto,
    '/cadastro': doProduto,
    '/ajuda': doProduto,
  };
}
