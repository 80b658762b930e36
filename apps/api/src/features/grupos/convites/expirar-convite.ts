import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_CONVITE, MAQUINA_CONVITE } from '@rateia/domain/grupos/convite';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { temQuemNaoEntrou, travarConvite } from './convites-repository.ts';
import { soltarVagaGuardada } from './vaga-guardada.ts';

/**
 * The end of an invitation. One that brought everybody in stays what it is: it says how they came. A later end, or an
 * answer of the end, leaves nothing to do (REGRAS 2.26).
 */
export async function expirarConvite(
  trx: Trx,
  deps: Deps,
  { conviteId, agora }: { readonly conviteId: number; readonly agora: Instante },
): Promise<void> {
  const convite = await travarConvite(trx, conviteId);
  if (convite === undefined || convite.expiraEm > agora) return;
  const { id, estado, forma, usos, usosMaximos } = convite;
  if (estado !== ID_ESTADO_CONVITE.pendente && !(await temQuemNaoEntrou(trx, id))) return;
  // The table refuses one that was taken back or refused.
  const movido = await mover(trx, MAQUINA_CONVITE, {
    id,
    de: estado,
    evento: 'expirar',
    quem: 'sistema',
    agora,
    contexto: { forma, restam: usosMaximos - usos },
  });
  if (movido.ok) await soltarVagaGuardada(trx, deps, { grupoId: convite.grupoId, conviteId: id, agora });
}
