import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Executor } from '../../../db/banco.ts';
import type { Assinatura } from '../repository.ts';

/** An unpaid hold makes nobody a member: its holder may go on paying. */
export function soReserva(a: Assinatura | undefined): a is Assinatura {
  return a !== undefined && a.estado === ID_ESTADO_ASSINATURA.reservada && a.pagaEm === null;
}

/** The end of the hold of its seats; null when they are no longer held. */
export async function retidaAte(db: Executor, { id }: Assinatura): Promise<string | null> {
  const linha = await db
    .selectFrom('vagas')
    .select((e) => e.fn.max('retida_ate').as('ate'))
    .where('assinatura_id', '=', id)
    .executeTakeFirst();
  return linha?.ate ?? null;
}

/** The seats that the caller holds here and has not paid, while the hold stands by the clock. */
export async function reservaAPagar(
  db: Executor,
  { assinatura, agora }: { readonly assinatura: Assinatura | undefined; readonly agora: string },
): Promise<Resposta<typeof grupos.getGrupo>['minhaReserva']> {
  if (!soReserva(assinatura)) return null;
  const ate = await retidaAte(db, assinatura);
  return ate === null || ate <= agora ? null : { idPreCheckout: assinatura.id, vagas: assinatura.vagas, ate };
}
