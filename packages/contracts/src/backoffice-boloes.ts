import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import {
  aposta,
  bolaoNoCartao,
  comprovanteDoBolao,
  estadoDoBolao,
  jogoDoBolao,
  modoDoBolao,
  slugDaLoteria,
} from './formas-do-bolao.ts';
import { RECUSAS_DE_IMAGEM } from './imagem.ts';

/** The concurso of a lottery: by its day, where its calendar knows the hours; else with both moments. */
const concurso = z.object({
  loteria: slugDaLoteria,
  concurso: c.inteiro(1),
  dia: c.diaDado('Informe o dia do sorteio.'),
  sorteioEm: c.instanteDado.optional(),
  apostasAte: c.instanteDado.optional(),
});

/** Bets by hand, by chance from a published seed, or by a covering scheme. */
export const jogosPedidos = z.object({
  apostas: z.array(aposta).max(10).optional(),
  sorte: z
    .object({
      loteria: slugDaLoteria,
      quantas: c.inteiro(1, 10),
      marcas: c.inteiro(1, 50),
      semente: c.texto(64).optional(),
    })
    .optional(),
  fechamento: z
    .object({
      loteria: slugDaLoteria,
      dezenas: z.array(c.inteiro(0, 99)).max(31),
      marcas: c.inteiro(1, 50),
      seAcertar: c.inteiro(1, 20),
      garante: c.inteiro(1, 20),
    })
    .optional(),
});

/** The make-up that a pool, a series and a template have in common. */
export const feitioDoBolao = jogosPedidos.extend({ modo: modoDoBolao, cotas: c.inteiro(2, 100) });

const aMontar = feitioDoBolao.extend({
  nome: c.texto(80, 1),
  concursos: z.array(concurso).min(1).max(14),
  subsidio: c.valor.optional(),
});

const bolaoDaMesa = bolaoNoCartao.extend({
  comprovarAte: c.instante,
  apostasAte: c.instante,
  cotasVendidas: c.inteiro(0),
  cotasRetidas: c.inteiro(0),
  comprovantes: c.inteiro(0),
  motivoCancelamento: z.string().nullable(),
});

const deUm = { auth: 'operador', params: c.idParam } as const;

/** The desk of pools: made, sold, proven, cancelled (REGRAS 2.12, 2.15). */
export const backofficeBoloes = {
  listBoloesDaOperacao: chamada({
    method: 'GET',
    path: '/backoffice/boloes',
    auth: 'operador',
    resumo: 'Pools of the operation, those whose next clock is nearest first (REGRAS 2.12).',
    query: z.object({ estado: estadoDoBolao.optional(), pagina: c.pagina, porPagina: c.porPagina }),
    response: c.lista(bolaoDaMesa),
    errors: ['semPermissao'],
  }),
  getBolaoDaOperacao: chamada({
    method: 'GET',
    path: '/backoffice/boloes/{id}',
    ...deUm,
    resumo: 'A pool with its bets and receipts (REGRAS 2.12).',
    response: bolaoDaMesa.extend({
      semente: z.string().nullable(),
      jogos: z.array(jogoDoBolao),
      recibos: z.array(comprovanteDoBolao),
    }),
    errors: ['semPermissao', 'bolaoNaoEncontrado'],
  }),
  preverBolao: chamada({
    method: 'POST',
    path: '/backoffice/boloes/previa',
    auth: 'operador',
    resumo: 'The bets and the price that a pool would have; nothing is written (REGRAS 2.12 Price).',
    body: aMontar,
    response: z.object({
      semente: z.string().nullable(),
      jogos: z.array(jogoDoBolao),
      preco: z.object({ custo: c.valor, valorCota: c.valor, valorTaxa: c.valor, total: c.valor, sobra: c.valor }),
      vendasAte: c.instante,
      comprovarAte: c.instante,
    }),
    errors: ['semPermissao', 'dadosInvalidos'],
  }),
  createBolao: chamada({
    method: 'POST',
    path: '/backoffice/boloes',
    auth: 'operador',
    idempotente: true,
    resumo: 'A draft of a pool, held to the limits of its lotteries (REGRAS 2.12).',
    body: aMontar,
    response: z.object({ id: c.idResposta }),
    errors: ['semPermissao', 'dadosInvalidos'],
  }),
  venderBolao: chamada({
    method: 'POST',
    path: '/backoffice/boloes/{id}/venda',
    ...deUm,
    idempotente: true,
    resumo: 'Puts a draft on sale until its close (REGRAS 2.12 States).',
    body: z.object({}).optional(),
    response: c.vazio,
    errors: ['semPermissao', 'bolaoNaoEncontrado', 'bolaoForaDaEtapa', 'loteriasDesligadas', 'conflito'],
  }),
  cancelarBolao: chamada({
    method: 'POST',
    path: '/backoffice/boloes/{id}/cancelamento',
    ...deUm,
    idempotente: true,
    resumo: 'Cancels a pool that is not proven: everything goes back (REGRAS 2.12 States).',
    body: z.object({ mensagem: c.textoLongo(500, 1) }),
    response: c.vazio,
    errors: ['semPermissao', 'bolaoNaoEncontrado', 'bolaoForaDaEtapa'],
  }),
  createComprovanteDoBolao: chamada({
    method: 'POST',
    path: '/backoffice/boloes/{id}/comprovantes',
    ...deUm,
    idempotente: true,
    resumo:
      'An official receipt, a picture or a PDF of one page, held against game, concurso and numbers of the bets; the same file proves nothing twice (REGRAS 2.12 Receipt).',
    arquivo: 'arquivo',
    body: z.object({
      loteria: slugDaLoteria,
      concurso: z.coerce.number().int().min(1).max(99_999),
      terminal: c.texto(40, 4),
      /** The bets that are printed on it, one a line. */
      jogos: c.textoLongo(1_024, 1),
      /** The cotas that it is the receipt of, `1-10` or `7`; nothing where one ticket is kept for all. */
      cotas: z
        .string()
        .regex(/^\d{1,3}(-\d{1,3})?$/)
        .optional(),
    }),
    response: comprovanteDoBolao,
    errors: [
      'semPermissao',
      'bolaoNaoEncontrado',
      'bolaoForaDaEtapa',
      'comprovanteRepetido',
      ...RECUSAS_DE_IMAGEM,
      'imagemPequena',
      'anexoConteudo',
    ],
  }),
  getComprovanteDaOperacao: chamada({
    method: 'GET',
    path: '/backoffice/boloes/comprovantes/{id}',
    ...deUm,
    resumo:
      'The picture of a receipt as it was sent, without a mark; each opening is noted under its operator’s name (REGRAS 2.12 Receipt, 2.15).',
    response: c.binario,
    tiposDoArquivo: ['image/jpeg'],
    errors: ['semPermissao', 'naoEncontrado', 'indisponivel'],
  }),
  comprovarBolao: chamada({
    method: 'POST',
    path: '/backoffice/boloes/{id}/comprovacao',
    ...deUm,
    idempotente: true,
    resumo:
      'Every bet has its receipt: the pool is frozen again with them, and enters the draw (REGRAS 2.12 Receipt, Commitment).',
    body: z.object({}).optional(),
    response: c.vazio,
    errors: ['semPermissao', 'bolaoNaoEncontrado', 'bolaoForaDaEtapa', 'comprovantesFaltam'],
  }),
};
