import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { comboDeBoloes as contrato } from '@rateia/contracts/combo-de-boloes';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirCombo } from '../../pedido/index.ts';
import { apostasDoBolao } from '../boloes/bolao.ts';
import { cartoesDosBoloes } from '../boloes/cartoes-dos-boloes.ts';
import { chancesJuntas } from '../boloes/chances-juntas.ts';
import type { BolaoVisivel } from '../boloes/exigir-bolao.ts';
import { exigirBolao } from '../boloes/exigir-bolao.ts';

type Contrato = typeof contrato.getComboDeBoloes;

/** The pools of a combo that a person may see, with the cotas of each. */
export async function boloesDoCombo(
  ctx: ContextoUsuario,
  id: number,
): Promise<{ readonly nome: string; readonly itens: readonly (BolaoVisivel & { readonly cotas: number })[] }> {
  const { nome, itens } = await exigirCombo(ctx.db, { id, tipo: 'boloes', agora: ctx.agora });
  const visiveis: (BolaoVisivel & { readonly cotas: number })[] = [];
  for (const { id: bolaoId, quantidade: cotas } of itens)
    visiveis.push({ ...(await exigirBolao(ctx, bolaoId)), cotas });
  return { nome, itens: visiveis };
}

/** A combo of pools, with the price of all of its cotas (spec B§2 /c/:comboId). */
export async function getComboDeBoloes(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { nome, itens } = await boloesDoCombo(ctx, id);
  const cartoes = await cartoesDosBoloes(
    ctx.db,
    itens.map(({ bolao }) => bolao),
  );
  const comCotas: Resposta<Contrato>['itens'] = [];
  for (const [i, bolao] of cartoes.entries()) {
    const jogos = await apostasDoBolao(ctx.db, bolao.id);
    comCotas.push({ bolao, cotas: itens[i]?.cotas ?? 1, chances: chancesJuntas(jogos, bolao.sorteioEm) });
  }
  return {
    id,
    nome,
    itens: comCotas,
    total: comCotas.reduce((soma, { bolao, cotas }) => soma + bolao.preco.total * cotas, 0),
    disponivel: comCotas.every(
      ({ bolao, cotas }) =>
        bolao.estado === ID_ESTADO_BOLAO.aVenda && bolao.vendasAte > ctx.agora && bolao.cotasLivres >= cotas,
    ),
  };
}
