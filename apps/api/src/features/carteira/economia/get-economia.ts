import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { economiaPorServico } from './economia.ts';

/** The user's saving by sharing, per month and so far (spec B§7). */
export async function getEconomia(ctx: ContextoUsuario): Promise<Resposta<typeof carteira.getEconomia>> {
  const linhas = await economiaPorServico(ctx.db, { usuarioId: ctx.usuario.id });
  const vivas = linhas.filter((l) => l.viva);
  return {
    mensal: somar(...vivas.map((l) => l.mensal)),
    acumulada: somar(...linhas.map((l) => l.acumulada)),
    paga: somar(...vivas.map((l) => l.paga)),
    sozinho: somar(...vivas.map((l) => l.sozinho)),
    assinaturas: vivas.length,
    porServico: vivas.filter((l) => l.mensal > ZERO).map(({ servico, mensal }) => ({ servico, valor: mensal })),
  };
}
