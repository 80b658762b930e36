import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import { ID_STATUS_SERVICO } from '@rateia/domain/grupos/enums';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { servicosPorBusca } from './repository.ts';

type Chamada = typeof novoGrupo.getServicosConhecidos;

/** The catalogue of services that accept new groups (spec B§7 servico/conhecidos). */
export async function getServicosConhecidos(
  ctx: ContextoUsuario,
  { query }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const servicos = await servicosPorBusca(ctx.db, query.busca);
  return { servicos: servicos.filter((s) => s.status !== ID_STATUS_SERVICO.desativado) };
}
