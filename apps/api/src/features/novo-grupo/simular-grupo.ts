import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import { composicao } from '@rateia/domain/grupos/precos';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { lerProposta } from './proposta.ts';

type Chamada = typeof novoGrupo.simularGrupo;

/**
 * The price for each member and the income of the administrator, before the group is created (spec B§3; REGRAS 2.4).
 */
export async function simularGrupo(ctx: ContextoUsuario, { body }: Recebida<Chamada>): Promise<Resposta<Chamada>> {
  const p = await lerProposta(ctx.db, body, await ctx.deps.regras());
  const { mensal, caucao } = composicao({ preco: p, vagas: 1, exigeCaucao: body.exigeCaucao });
  return {
    valorPorMembro: mensal,
    valorSemTaxas: p.valorSemTaxas,
    valorTaxa: p.valorTaxa,
    caucao,
    suaParte: p.suaParte,
    voceRecebe: p.voceRecebe,
    teto: p.teto ?? null,
    acimaDoTeto: p.teto !== undefined && p.valorSemTaxas > p.teto,
  };
}
