import type { TempoFora } from '@rateia/domain/loterias/jogo-responsavel';
import { TEMPOS_FORA } from '@rateia/domain/loterias/jogo-responsavel';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const jogo = z.object({
  /** Null while the birth date is not known. */
  maiorDeIdade: z.boolean().nullable(),
  limiteMensal: c.valor,
  /** A greater limit that was asked for and does not hold yet. */
  limiteNovo: z.object({ valor: c.valor, valeEm: c.instante }).nullable(),
  limiteMaximo: c.valor,
  /** Cotas held or bought this month, fee included. */
  gastoNoMes: c.valor,
  restanteNoMes: c.valor,
  afastamento: z
    .object({
      tipo: z.enum(['pausa', 'autoexclusao']),
      desde: c.instante,
      /** Null without an end. */
      ate: c.instante.nullable(),
      /** Of one without an end: the moment from which its person may end it. */
      podeVoltarDesde: c.instante.nullable(),
    })
    .nullable(),
});

/** Responsible play: limit, pause and self-exclusion (REGRAS 2.12 Limits). Every call answers what holds afterwards. */
export const jogoResponsavel = {
  getJogoResponsavel: chamada({
    method: 'GET',
    path: '/loteria/jogo-responsavel',
    auth: 'usuario',
    resumo: "A person's limit, spending of the month and time away from the pools (REGRAS 2.12).",
    response: jogo,
    errors: [],
  }),
  updateLimiteDeJogo: chamada({
    method: 'PUT',
    path: '/loteria/jogo-responsavel/limite',
    auth: 'usuario',
    resumo: 'Changes the limit of a month: a smaller one holds at once, a greater one after 24 hours (REGRAS 2.12).',
    body: z.object({ valor: c.valor }),
    response: jogo,
    errors: ['limiteDeJogoAcimaDoMaximo'],
  }),
  createAfastamento: chamada({
    method: 'POST',
    path: '/loteria/jogo-responsavel/afastamento',
    auth: 'usuario',
    resumo:
      'Begins a pause or a self-exclusion, which holds everywhere at once and is not shortened by anybody (REGRAS 2.12).',
    body: z.object({ tempo: z.enum(Object.keys(TEMPOS_FORA) as [TempoFora]) }),
    response: jogo,
    errors: ['afastamentoMaisCurto'],
  }),
  encerrarAfastamento: chamada({
    method: 'POST',
    path: '/loteria/jogo-responsavel/voltar',
    auth: 'usuario',
    resumo: 'Ends a self-exclusion without an end, six months after it began, 24 hours from now (REGRAS 2.12).',
    response: jogo,
    errors: ['afastamentoAindaVale'],
  }),
};
