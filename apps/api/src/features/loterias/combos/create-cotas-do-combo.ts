import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { comboDeBoloes as contrato } from '@rateia/contracts/combo-de-boloes';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirCombo } from '../../pedido/index.ts';
import { concursosDosBoloes } from '../boloes/bolao.ts';
import { comprar } from '../compra/create-cotas.ts';
import { exigirQuePossaJogar } from '../jogo-responsavel/exigir-jogo-permitido.ts';
import { boloesDoCombo } from './get-combo-de-boloes.ts';

type Contrato = typeof contrato.createCotasDoCombo;

/** Buys the cotas of all pools of a combo in one order, all or none (spec B§7; REGRAS 2.18). */
export async function createCotasDoCombo(
  ctx: ContextoUsuario,
  { params: { id }, body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { itens } = await exigirCombo(ctx.db, { id, tipo: 'boloes', agora: ctx.agora });
  const ids = itens.map((item) => item.id);
  const concursos = await concursosDosBoloes(ctx.db, ids);
  const loterias = ids.flatMap((bolaoId) => concursos(bolaoId).map(({ loteria }) => loteria));
  if (loterias.length === 0) return recusar('comboNaoEncontrado');
  await exigirQuePossaJogar(ctx, loterias);
  return await comprar(ctx, { itens: (await boloesDoCombo(ctx, id)).itens, loterias, pedido });
}
