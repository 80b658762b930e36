import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { acharReserva, travarReserva } from './repository.ts';
import { soltarReserva } from './reserva.ts';

/** Deadline `vaga.retencaoExpira`: the seats of an unpaid hold are free again. It races a payment on one row lock (REGRAS 2.2). */
export const expirarReserva = async (trx: Trx, deps: Deps, id: number, agora: Instante): Promise<void> => {
  const lida = await acharReserva(trx, id);
  if (lida === undefined) return;
  const reserva = await travarReserva(trx, lida);
  if (reserva.estado !== ID_ESTADO_ASSINATURA.reservada || reserva.pagaEm !== null) return;
  if (reserva.ate !== null && reserva.ate > agora) return;
  await soltarReserva(trx, deps, { reserva, quem: 'sistema', motivo: 'checkout.expirou', agora });
};
