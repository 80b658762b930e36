import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** Groups with a term; part of the groups (REGRAS part 1, 2.9). */
export const fidelidade = {
  getFidelidade: chamada({
    method: 'GET',
    path: '/grupo/fidelidade/{id}',
    auth: 'usuario',
    resumo: 'The term of a fidelity group, its price beside the monthly one, and the exit fee as it falls (spec B§7).',
    params: c.idParam,
    response: z.object({
      grupo: z.object({ id: c.idResposta, nome: z.string(), servico: z.string(), cor: z.string() }),
      papel: z.enum(['nenhuma', 'membro', 'administrador']),
      meses: z.int(),
      mensal: c.valor,
      caucao: c.valor,
      mensalSemFidelidade: c.valor.nullable().meta({ description: 'The same seats by the month; null = no such plan' }),
      economiaNoPrazo: c.valor.nullable(),
      curva: z.array(z.object({ mes: z.int(), restantes: z.int(), multa: c.valor })),
      minha: z
        .object({
          mes: z.int(),
          inicio: c.dia,
          fim: c.dia,
          perguntaEm: c.dia,
          podeRenovar: z.boolean(),
          terminou: z.boolean(),
        })
        .nullable(),
    }),
    errors: ['grupoNaoEncontrado', 'semFidelidade'],
  }),
  renovarFidelidade: chamada({
    method: 'POST',
    path: '/grupo/fidelidade/{id}/renovar',
    auth: 'usuario',
    idempotente: true,
    resumo: 'The member binds himself for the term once more, in its last 15 days (REGRAS 2.9).',
    params: c.idParam,
    response: z.object({ fim: c.dia }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'semFidelidade', 'transicaoRecusada'],
  }),
};
