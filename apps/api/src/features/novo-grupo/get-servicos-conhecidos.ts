import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import { ID_STATUS_SERVICO } from '@rateia/domain/grupos/enums';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { presetsDe, servicosPorBusca } from './repository.ts';

type Chamada = typeof novoGrupo.getServicosConhecidos;

/** The catalogue of services that accept new groups, each with the person's own settings (spec B§7 servico/conhecidos). */
export async function getServicosConhecidos(
  { db, usuario }: ContextoUsuario,
  { query }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const servicos = await servicosPorBusca(db, query.busca);
  const presets = await presetsDe(db, usuario.id);
  const aceitos = servicos.filter((s) => s.status !== ID_STATUS_SERVICO.desativado);
  return { servicos: aceitos.map((s) => ({ ...s, preset: presets.get(s.id) ?? null })) };
}
