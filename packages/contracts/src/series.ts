import { DESTINO_DO_SORTEIO } from '@rateia/domain/loterias/adesao';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { chancesDoBolao, ids, jogoDoBolao, precoDaCota, serieNoCartao } from './formas-do-bolao.ts';

const destino = z.enum(ids(DESTINO_DO_SORTEIO));

/** A draw that was charged, missed or passed over, with the prize that it brought. */
const sorteioDoExtrato = z.object({
  idBolao: c.idResposta,
  concurso: c.inteiro(1),
  sorteioEm: c.instante,
  destino,
  destinoRotulo: z.string(),
  motivo: z.string().nullable(),
  cotas: c.inteiro(0),
  pago: c.valor,
  premio: c.valor,
});

const deUma = { auth: 'usuario', params: c.idParam } as const;
const quemJoga = [
  'serieNaoEncontrada',
  'termosNaoAceitos',
  'validacaoObrigatoria',
  'bolaoParaMaiores',
  'soParaMinasGerais',
  'jogoEmPausa',
  'jogoExcluido',
] as const;
const quemPode = [...quemJoga, 'precoMudou', 'serieSemSorteio'] as const;

/** Pools that come again with each draw, for the people who take part in them (spec B§2 /loteria-recorrente; REGRAS 2.12 Recurring). */
export const series = {
  listSeries: chamada({
    method: 'GET',
    path: '/loteria/series',
    auth: 'usuario',
    resumo:
      'Series of pools, the person’s own first; a person who is away from the pools sees only his own (spec B§2 /loteria-recorrente).',
    response: z.object({ itens: z.array(serieNoCartao) }),
    errors: [],
  }),
  getSerie: chamada({
    method: 'GET',
    path: '/loteria/series/{id}',
    ...deUma,
    resumo:
      'A series with its bets, its next draws, and the account of the person in it (spec B§2 /loteria-recorrente/:id; REGRAS 2.12).',
    response: serieNoCartao.extend({
      jogos: z.array(jogoDoBolao),
      chances: chancesDoBolao.nullable(),
      /** The draws that come, the first one first. */
      sorteios: z.array(
        z.object({
          idBolao: c.idResposta,
          concurso: c.inteiro(1),
          sorteioEm: c.instante,
          cobrarEm: c.instante,
          preco: precoDaCota,
          pulado: z.boolean(),
        }),
      ),
      conta: z.object({ pago: c.valor, premios: c.valor }),
      extrato: z.array(sorteioDoExtrato),
    }),
    errors: ['serieNaoEncontrada'],
  }),
  createAdesao: chamada({
    method: 'POST',
    path: '/loteria/series/{id}/adesao',
    ...deUma,
    idempotente: true,
    resumo:
      'Takes part in a series from the next draw that was not charged yet; nothing is charged now (REGRAS 2.12 Recurring).',
    body: z.object({
      cotas: c.inteiro(1, 100),
      valorCota: c.valor.meta({ description: 'The price of a cota that the person saw: the most that is charged' }),
    }),
    response: serieNoCartao,
    errors: [...quemPode, 'serieCheia', 'jaAderiu'],
  }),
  retomarAdesao: chamada({
    method: 'POST',
    path: '/loteria/series/{id}/adesao/retomar',
    ...deUma,
    idempotente: true,
    resumo: 'Goes on after a pause, at the price that the person sees (REGRAS 2.12 Recurring).',
    body: z.object({ valorCota: c.valor }),
    response: serieNoCartao,
    errors: [...quemPode, 'adesaoForaDaEtapa'],
  }),
  createSaldoDaSerie: chamada({
    method: 'POST',
    path: '/loteria/series/{id}/saldo',
    ...deUma,
    idempotente: true,
    resumo:
      'Puts money of the wallet aside for the draws of a series: they are charged from there first (REGRAS 2.12 Recurring).',
    body: z.object({ valor: c.valor.min(1) }),
    response: serieNoCartao,
    errors: [...quemJoga, 'adesaoForaDaEtapa', 'saldoInsuficiente'],
  }),
  deleteSaldoDaSerie: chamada({
    method: 'DELETE',
    path: '/loteria/series/{id}/saldo',
    ...deUma,
    resumo:
      'All money that was put aside for a series goes back to the wallet, whenever its owner wants (REGRAS 2.12 Recurring).',
    response: c.vazio,
    errors: ['serieNaoEncontrada', 'adesaoForaDaEtapa'],
  }),
  deleteAdesao: chamada({
    method: 'DELETE',
    path: '/loteria/series/{id}/adesao',
    ...deUma,
    resumo: 'Leaves a series: nothing more is charged; cotas that are paid stay (REGRAS 2.12 Recurring).',
    response: c.vazio,
    errors: ['serieNaoEncontrada', 'adesaoForaDaEtapa'],
  }),
  pularSorteio: chamada({
    method: 'PUT',
    path: '/loteria/series/{id}/sorteios/{idBolao}',
    auth: 'usuario',
    resumo: 'Passes over one draw, or takes that back, until its charge (REGRAS 2.12 Recurring).',
    params: c.idParam.extend({ idBolao: c.id }),
    body: z.object({ pular: z.boolean() }),
    response: c.vazio,
    errors: ['serieNaoEncontrada', 'adesaoForaDaEtapa', 'sorteioJaCobrado'],
  }),
};
