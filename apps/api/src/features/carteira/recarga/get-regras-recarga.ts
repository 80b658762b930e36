import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import { recargaPossivel, saldoMaximo, sugestoesDeRecarga } from '@rateia/domain/carteira/recarga';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { situacaoDaRecarga } from './situacao-da-recarga.ts';

/** Limits of a top-up for this account, and amounts to offer (REGRAS 2.5). */
export async function getRegrasRecarga(ctx: ContextoUsuario): Promise<Resposta<typeof carteira.getRegrasRecarga>> {
  const regras = await ctx.deps.regras();
  const situacao = await situacaoDaRecarga(ctx.db, { usuarioId: ctx.usuario.id, agora: ctx.agora });
  const possivel = recargaPossivel(situacao, regras);
  return {
    minimo: regras.recarga.minimo,
    maximo: regras.recarga.maximoPorOperacao,
    disponivelHoje: possivel,
    saldoMaximo: saldoMaximo(situacao, regras),
    sugestoes: [...sugestoesDeRecarga(possivel, regras)],
  };
}
