import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_FORMA_DO_CONVITE } from '@rateia/domain/grupos/convite';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { travarGrupo } from '../repository.ts';
import { contarLinks } from './convites-repository.ts';
import { linkDoConvite } from './link-do-convite.ts';
import { exigirQueRecebaGente, nascerConvite } from './nascer-convite.ts';

type Chamada = typeof grupos.createLinkDeConvite;

/** A link with a number of uses and an end, which is a QR code too (spec B§2 convidar; REGRAS 2.26). */
export async function createLinkDeConvite(
  ctx: ContextoUsuario,
  { params: { id: grupoId }, body: { usos } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps, usuario } = ctx;
    const { grupo } = await exigirNoGrupo(trx, { ctx, grupoId, chamada: 'createLinkDeConvite' });
    // One at a time in a group: two requests cannot both make the last link that it may have.
    exigirQueRecebaGente((await travarGrupo(trx, grupoId)) ?? grupo);
    const { linksAbertos: max } = (await deps.regras()).convites;
    if ((await contarLinks(trx, grupoId)) >= max) recusar('linksDemais', { valores: { max } });
    const forma = ID_FORMA_DO_CONVITE.link;
    const doAdministrador = { quem: 'administrador', comVaga: false, usuarioId: usuario.id } as const;
    const novo = await nascerConvite(trx, deps, { grupoId, ...doAdministrador, agora, forma, usos });
    return { id: novo.id, link: linkDoConvite(deps, novo.codigo), expiraEm: novo.expiraEm };
  });
}
