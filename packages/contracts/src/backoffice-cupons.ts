import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { codigoDoCupom } from './formas-do-checkout.ts';

/** A coupon as the operation sees it (REGRAS 2.29). */
export const cupom = z.object({
  id: c.idResposta,
  codigo: z.string(),
  nome: z.string(),
  /** Kind of promotion (spec B§3 Promotion). */
  promocao: z.int(),
  pontos: z.int().nullable(),
  valor: c.valor.nullable(),
  maximo: c.valor.nullable(),
  minimo: c.valor,
  servico: z.string().nullable(),
  soNaPrimeira: z.boolean(),
  porPessoa: z.int(),
  limite: z.int().nullable(),
  comecaEm: c.instante,
  terminaEm: c.instante.nullable(),
  situacao: z.enum(['agendado', 'valendo', 'terminado', 'parado', 'esgotado']),
  /** Orders that hold it now, and purchases that it made cheaper. */
  retidos: z.int(),
  compras: z.int(),
  /** The discounts of those purchases, less the part that came back; and the amount that their payers paid. */
  custou: c.valor,
  trouxe: c.valor,
});

/** Coupons, as the operation makes, limits, schedules and stops them (REGRAS 2.29). */
export const backofficeCupons = {
  getCupons: chamada({
    method: 'GET',
    path: '/backoffice/cupons',
    auth: 'operador',
    resumo: 'Coupons with their limits, what each cost and what it brought (REGRAS 2.29).',
    query: z.object({ pagina: c.pagina, porPagina: c.porPagina }),
    response: c.lista(cupom),
    errors: ['semPermissao'],
  }),
  createCupom: chamada({
    method: 'POST',
    path: '/backoffice/cupons',
    auth: 'operador',
    idempotente: true,
    resumo:
      'A coupon: a part of share and fee or an amount, for all or for one service, with limits and dates (REGRAS 2.29).',
    body: z.object({
      codigo: codigoDoCupom,
      nome: c.texto(80, 3),
      pontos: z.int().min(1).max(10_000).nullable(),
      valor: c.valor.nullable(),
      maximo: c.valor.nullable().default(null),
      minimo: c.valor.default(0),
      servicoId: c.idResposta.nullable().default(null),
      soNaPrimeira: z.boolean().default(false),
      porPessoa: z.int().min(1).max(100).default(1),
      limite: z.int().min(1).max(1_000_000).nullable().default(null),
      comecaEm: c.dia.nullable().default(null).meta({ description: 'First day; today unless given' }),
      ultimoDia: c.dia.nullable().default(null),
    }),
    response: cupom,
    errors: ['semPermissao', 'dadosInvalidos'],
  }),
  pararCupom: chamada({
    method: 'POST',
    path: '/backoffice/cupons/{id}/parar',
    auth: 'operador',
    resumo: 'Nobody applies the coupon from now on; an order that holds it keeps it (REGRAS 2.29).',
    params: c.idParam,
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
};
