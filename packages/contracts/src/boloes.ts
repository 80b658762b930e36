import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import {
  bolaoNoCartao,
  chancesDoBolao,
  comprovanteDoBolao,
  estadoDoBolao,
  jogoDoBolao,
  modoDoBolao,
  slugDaLoteria,
} from './formas-do-bolao.ts';

/** A frozen pool: its root and its document, which names nobody. */
const lacre = z.object({
  momento: z.enum(['fechamento', 'comprovado']),
  raiz: z.string(),
  publicadoEm: c.instante,
  /** The word of an authority outside on the moment: its token in DER and base64 (RFC 3161). */
  carimbo: z.object({ em: c.instante, autoridade: z.string(), token: z.base64() }).nullable(),
  /** The document in its canonical leaves, from which anybody makes the root again. */
  folhas: z.array(z.string()),
});

/** Pools of bets for the people who buy cotas (spec B§7 Pools; REGRAS 2.12). */
export const boloes = {
  listBoloes: chamada({
    method: 'GET',
    path: '/grupo/loteria',
    auth: 'usuario',
    resumo:
      'Pools on sale, the first to close first; none while lotteries are off, and for a minor (spec B§7; REGRAS 2.12).',
    query: z.object({ loteria: slugDaLoteria.optional(), pagina: c.pagina, porPagina: c.porPagina }),
    response: c.lista(bolaoNoCartao),
    errors: [],
  }),
  getBolaoPromocional: chamada({
    method: 'GET',
    path: '/grupo/bolaoPromocional',
    auth: 'usuario',
    resumo: 'The one pool of which the product pays a part, if it is on sale (spec B§7; REGRAS part 1).',
    response: z.object({ bolao: bolaoNoCartao.nullable() }),
    errors: [],
  }),
  getBolao: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}',
    auth: 'usuario',
    resumo:
      'A pool: its bets in short, its price line by line, its clocks, and the cotas of the person (spec B§2 /loteria/:id; REGRAS 2.12).',
    params: c.idParam,
    response: bolaoNoCartao.extend({
      semente: z.string().nullable(),
      comprovarAte: c.instante,
      apostasAte: c.instante,
      motivoCancelamento: z.string().nullable(),
      /** Cotas of the person who asks, by their numbers. */
      minhasCotas: z.array(c.inteiro(1)),
      /** True while the person may give them back: until the close of sales. */
      podeDevolver: z.boolean(),
      lacrado: z.boolean(),
    }),
    errors: ['bolaoNaoEncontrado'],
  }),
  listJogosDoBolao: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/jogos',
    auth: 'usuario',
    resumo: 'The bets of a pool with their exact odds, each and together (spec B§7; REGRAS 2.12).',
    params: c.idParam,
    response: z.object({ jogos: z.array(jogoDoBolao), chances: chancesDoBolao.nullable() }),
    errors: ['bolaoNaoEncontrado'],
  }),
  createCotas: chamada({
    method: 'POST',
    path: '/loteria/grupo/{id}/cotas',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Buys cotas of a pool: by the balance at once, by Pix with the cotas held while it is paid (spec B§2 /loteria/:id; REGRAS 2.12).',
    params: c.idParam,
    body: z.object({ cotas: c.inteiro(1, 100), meioPagamento: c.inteiro(0, 32_767), valorTotal: c.valor }),
    response: z.object({
      idFatura: c.idResposta,
      estado: z.enum(['paga', 'aguardandoPagamento']),
      idPagamento: z.string().nullable(),
      valor: c.valor,
    }),
    errors: [
      'bolaoNaoEncontrado',
      'vendasTerminaram',
      'cotasInsuficientes',
      'umaCotaPorPessoa',
      'soParaMinasGerais',
      'bolaoParaMaiores',
      'jogoEmPausa',
      'jogoExcluido',
      'limiteDeJogo',
      'validacaoObrigatoria',
      'termosNaoAceitos',
      'meioPagamentoIndisponivel',
      'saldoInsuficiente',
      'precoMudou',
    ],
  }),
  deleteCotas: chamada({
    method: 'DELETE',
    path: '/loteria/grupo/{id}/cotas',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Gives all of one’s cotas of a pool back, with everything that was paid, until the close of sales (REGRAS 2.12).',
    params: c.idParam,
    response: z.object({ valor: c.valor, porOriginal: c.valor }),
    errors: ['bolaoNaoEncontrado', 'vendasTerminaram'],
  }),
  listComprovantesDoBolao: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/lista-comprovantes',
    auth: 'usuario',
    resumo: 'The official receipts of a pool, for its members alone (spec B§7; REGRAS 2.12).',
    params: c.idParam,
    response: z.object({ comprovantes: z.array(comprovanteDoBolao) }),
    errors: ['bolaoNaoEncontrado'],
  }),
  getComprovanteDoBolao: chamada({
    method: 'GET',
    path: '/loteria/comprovante/{id}',
    auth: 'usuario',
    resumo:
      'The picture of a receipt with the name of its reader across it, for a member alone (spec B§7; REGRAS 2.12).',
    params: c.idParam,
    response: c.binario,
    tiposDoArquivo: ['image/jpeg'],
    errors: ['naoEncontrado', 'indisponivel'],
  }),
  getProvaDoBolao: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/prova',
    auth: 'publica',
    resumo:
      'The frozen pool for anybody: its roots, their times and all leaves, before the draw (REGRAS 2.12 Commitment).',
    params: c.idParam,
    response: z.object({
      id: c.idResposta,
      nome: z.string(),
      estado: estadoDoBolao,
      modo: modoDoBolao,
      concursos: z.array(z.object({ loteria: slugDaLoteria, nome: z.string(), concurso: c.inteiro(1) })),
      comprovarAte: c.instante,
      sorteioEm: c.instante,
      lacres: z.array(lacre),
      /** How the prize was divided, after the draw. */
      divisao: z.object({ premio: c.valor, porCota: c.valor, cotas: c.inteiro(1), resto: c.valor }).nullable(),
    }),
    errors: ['bolaoNaoEncontrado'],
  }),
  getMinhaProva: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/minha-prova',
    auth: 'usuario',
    resumo:
      'The proof that each of one’s cotas is in the frozen pool, with the salt that opens its seal (REGRAS 2.12 Commitment).',
    params: c.idParam,
    response: z.object({
      provas: z.array(
        z.object({
          momento: z.enum(['fechamento', 'comprovado']),
          raiz: z.string(),
          cota: c.inteiro(1),
          titular: c.idResposta,
          sal: z.string(),
          folha: z.string(),
          indice: c.inteiro(0),
          total: c.inteiro(1),
          caminho: z.array(z.string()),
          /** The first leaf, which says how many there are, with its own way. */
          cabeca: z.object({ folha: z.string(), caminho: z.array(z.string()) }),
        }),
      ),
    }),
    errors: ['bolaoNaoEncontrado'],
  }),
};
