import type { Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import { darChave, segredoAtual } from './cofre.ts';

/**
 * The vault changes hands: the successor reads what the group has as its administrator does, and the one who goes reads
 * nothing any more (CONFIABILIDADE 1.11; REGRAS 2.30).
 */
export async function passarCofre(
  trx: Trx,
  deps: { readonly cifra: Cifra },
  p: {
    readonly grupoId: number;
    readonly de: number;
    readonly para: { readonly usuarioId: number; readonly assinaturaId: number };
    readonly agora: string;
  },
): Promise<void> {
  const { grupoId, de, para, agora } = p;
  const segredo = await segredoAtual(trx, grupoId);
  if (segredo !== undefined) {
    await darChave(trx, deps, { segredo, administradorId: de, ...para, agora });
    await trx
      .updateTable('segredo_chaves')
      .set({ assinatura_id: null })
      .where('segredo_id', '=', segredo.id)
      .where('usuario_id', '=', para.usuarioId)
      .execute();
  }
  await trx
    .deleteFrom('segredo_chaves')
    .where('usuario_id', '=', de)
    .where('segredo_id', 'in', (e) => e.selectFrom('segredos').select('id').where('grupo_id', '=', grupoId))
    .execute();
}
