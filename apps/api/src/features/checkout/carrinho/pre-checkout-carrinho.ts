import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import { conferirCombo } from '../combos/combo-no-carrinho.ts';
import { apresentarReservado } from './apresentar-reservado.ts';
import { reservarCarrinho } from './reservar-carrinho.ts';

type Contrato = typeof checkout.preCheckoutCarrinho;

/** Takes the whole cart and holds it (spec B§7; REGRAS 2.14, 2.18). */
export async function preCheckoutCarrinho(
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  exigirTermos(ctx.usuario);
  const { gruposNoCarrinho: max } = (await ctx.deps.regras()).vagas;
  if (pedido.itens.length > max) recusar('carrinhoCheio', { valores: { max } });
  const ficam = pedido.itens.map(({ idGrupo }) => idGrupo);
  await conferirCombo(ctx.db, { usuarioId: ctx.usuario.id, ficam, agora: ctx.agora });
  const { faturaId, naoReservados } = await reservarCarrinho(ctx, {
    itens: juntar(pedido.itens),
    comOsOutros: pedido.comOsOutros,
  });
  return { ...(await apresentarReservado(ctx, faturaId)), naoReservados: [...naoReservados] };
}

/** A group that is named twice has the seats of both (spec B§4). */
function juntar(itens: Recebida<Contrato>['body']['itens']) {
  const porGrupo = new Map<
    number,
    { readonly grupoId: number; readonly vagas: number; readonly relacionamento: number | null }
  >();
  for (const { idGrupo: grupoId, vagas, meta } of itens) {
    const antes = porGrupo.get(grupoId);
    const relacionamento = meta?.relacionamento ?? antes?.relacionamento ?? null;
    porGrupo.set(grupoId, { grupoId, vagas: vagas + (antes?.vagas ?? 0), relacionamento });
  }
  return [...porGrupo.values()];
}
