import type { Recebida } from '@rateia/contracts/chamada';
import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { grupoVisivel } from '../grupos/index.ts';

/** The settings of a group become its administrator's default for the service, in place of earlier ones (REGRAS part 1). */
export async function createPresets(
  { db, usuario, agora }: ContextoUsuario,
  { params: { id } }: Recebida<typeof novoGrupo.createPresets>,
): Promise<void> {
  if (!(await grupoVisivel(db, id, usuario.id))) recusar('grupoNaoEncontrado');
  const { administrador_id, ...ajustes } = await db
    .selectFrom('grupos')
    .select(['administrador_id', 'servico_id', 'regras', 'descricao', 'contato', 'forma_acesso'])
    .select(['acesso_descricao', 'visibilidade'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (administrador_id !== usuario.id) recusar('semPermissao');
  const { servico_id, ...salvos } = { ...ajustes, salvo_em: agora };
  await db
    .insertInto('presets')
    .values({ usuario_id: usuario.id, servico_id, ...salvos })
    .onConflict((c) => c.columns(['usuario_id', 'servico_id']).doUpdateSet(salvos))
    .execute();
}
