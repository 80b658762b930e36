import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Executor } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';
import type { Reserva } from '../repository.ts';
import { acharReserva } from '../repository.ts';

/** A hold of this person that still stands: by its rows, and by the clock although no job has ended it yet (REGRAS 2.2). */
export async function minhaReserva(
  db: Executor,
  { id, usuarioId, agora }: { readonly id: number; readonly usuarioId: number; readonly agora: string },
): Promise<{ readonly reserva: Reserva; readonly ate: string }> {
  const reserva = await acharReserva(db, id);
  if (reserva === undefined || reserva.usuarioId !== usuarioId) return recusar('naoEncontrado');
  return { reserva, ate: exigirDePe(reserva, agora) };
}

/** The data with the refusal of a hold that ended. */
export function terminou({ vagas, grupoId: idGrupo }: Pick<Reserva, 'vagas' | 'grupoId'>) {
  return {
    dados: { vagas, idGrupo },
  };
}

/**
 * The end of a hold. Refuses a hold that is paid, given up or past its time, and then tells the number of its seats and
 * its group.
 */
export function exigirDePe(reserva: Reserva, agora: string): string {
  const { reservada, cancelada } = ID_ESTADO_ASSINATURA;
  if (reserva.estado === cancelada) return recusar('reservaExpirada', terminou(reserva));
  if (reserva.estado !== reservada || reserva.pagaEm !== null) return recusar('naoEncontrado');
  if (reserva.ate === null || reserva.ate <= agora) return recusar('reservaExpirada', terminou(reserva));
  return reserva.ate;
}
