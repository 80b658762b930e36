import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import { centavos } from '@rateia/domain/dinheiro';
import { tetoPorVaga } from '@rateia/domain/grupos/precos';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { planosDoServico } from '../grupos/index.ts';
import { acharServico } from './repository.ts';

type Chamada = typeof novoGrupo.getPlanos;

/** Plans of a service with the ceiling of a seat (spec B§7 servico/planos; REGRAS 2.11). */
export async function getPlanos(ctx: ContextoUsuario, { query }: Recebida<Chamada>): Promise<Resposta<Chamada>> {
  if ((await acharServico(ctx.db, query.servicoId)) === undefined) return recusar('naoEncontrado');
  const regras = await ctx.deps.regras();
  const planos = await planosDoServico(ctx.db, query.servicoId);
  return {
    planos: planos.map((p) => ({
      ...p,
      tetoPorVaga: tetoPorVaga({ valor: centavos(p.valor), lugares: p.lugares }, regras),
    })),
  };
}
