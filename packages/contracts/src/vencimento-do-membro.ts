import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** The month that leads from the due day to another one, by its days. */
const mesDeAjuste = z.object({
  dia: z.int().meta({ description: 'The chosen day of the month' }),
  de: c.dia,
  ate: c.dia,
  dias: z.int(),
  /** The days that this month has without the change. */
  deCostume: z.int(),
  /** Part and fee of these days: the invoice that is due on `de`. */
  valor: c.valor,
  /** The first due day of the choice. */
  depois: c.dia,
});

/** The due day of a member's invoices; part of the groups (REGRAS 2.8). */
export const vencimentoDoMembro = {
  getVencimento: chamada({
    method: 'GET',
    path: '/grupo/membro/{id}/vencimento',
    auth: 'usuario',
    resumo: 'The due day of the member, and for each day that he may choose the month that leads to it (REGRAS 2.8).',
    params: c.idParam,
    response: z.object({
      grupo: z.object({ id: c.idResposta, nome: z.string() }),
      /** Day of the month; null before the first cycle. */
      dia: z.int().nullable(),
      /** The next due day; null where no month follows. */
      proximo: c.dia.nullable(),
      mensal: c.valor,
      /** The part of the next invoice that completes the deposit, whatever the day (REGRAS 2.11). */
      caucao: c.valor,
      /** The reason why the day cannot change today; null when it can. */
      impedimento: z
        .enum(['vencimentoNaoMuda', 'vencimentoEmAtraso', 'vencimentoPerto', 'vencimentoRecente'])
        .nullable(),
      /** The first day of another change, after a recent one. */
      mudaDeNovoEm: c.dia.nullable(),
      /** The change whose month has not begun. */
      marcada: mesDeAjuste.nullable(),
      opcoes: z.array(mesDeAjuste),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  updateVencimento: chamada({
    method: 'PUT',
    path: '/grupo/membro/{id}/vencimento',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Another due day, 1 to 28, from the next invoice on; its price must be the one that was seen (REGRAS 2.8).',
    params: c.idParam,
    body: z.object({ dia: c.inteiro(1, 31), valor: c.valor }),
    response: mesDeAjuste,
    errors: [
      'grupoNaoEncontrado',
      'semPermissao',
      'precoMudou',
      'vencimentoNaoMuda',
      'vencimentoEmAtraso',
      'vencimentoPerto',
      'vencimentoRecente',
      'vencimentoForaDoMes',
      'vencimentoIgual',
    ],
  }),
};
