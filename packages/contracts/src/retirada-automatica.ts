import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const ligada = z.object({
  dia: z.int().meta({ description: 'Day of the month, 1 to 28' }),
  manter: c.valor.meta({ description: 'The balance that stays, in centavos' }),
  idChave: c.idResposta,
  proximaEm: c.dia,
});

/** The withdrawal of each month on a chosen day; part of the withdrawals (REGRAS 2.6). */
export const retiradaAutomatica = {
  getRetiradaAutomatica: chamada({
    method: 'GET',
    path: '/retirada/automatica',
    auth: 'usuario',
    resumo: 'The automatic withdrawal of the user, where it is switched on (REGRAS 2.6).',
    response: z.object({ ligada: ligada.nullable(), minimo: c.valor }),
    errors: [],
  }),
  updateRetiradaAutomatica: chamada({
    method: 'PUT',
    path: '/retirada/automatica',
    auth: 'usuario',
    idempotente: true,
    resumo:
      "Switches it on or changes it, by confirmation: all above an amount, to a rested key of one's own (REGRAS 2.6).",
    body: z.object({ dia: c.inteiro(1, 28), manter: c.valor, idChave: c.idResposta }),
    response: ligada,
    errors: ['validacaoObrigatoria', 'naoEncontrado', 'contaDeOutroCpf', 'chaveEmDescanso', 'confirmacaoNecessaria'],
  }),
  deleteRetiradaAutomatica: chamada({
    method: 'DELETE',
    path: '/retirada/automatica',
    auth: 'usuario',
    resumo: 'Switches the automatic withdrawal off (REGRAS 2.6).',
    response: c.vazio,
    errors: [],
  }),
};
