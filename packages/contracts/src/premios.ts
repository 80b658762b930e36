import { ESTADO_BOLAO, MODO_DO_BOLAO } from '@rateia/domain/loterias/bolao';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const slug = z.enum(Object.keys(LOTERIAS) as [keyof typeof LOTERIAS]);
const estado = z.enum(todosOsIds(ESTADO_BOLAO));

/** The drawn numbers of a concurso; of Loteca the result of each match. */
const sorteado = z.object({
  data: c.dia,
  /** One list of numbers for each draw of the concurso, in rising order. */
  sorteios: z.array(z.array(c.inteiro(0))),
  trevos: z.array(c.inteiro(0)),
  time: z.string().nullable(),
  mes: c.inteiro(0).nullable(),
  colunas: z.array(z.enum(['1', 'X', '2'])),
});

const concurso = z.object({
  loteria: slug,
  nome: z.string(),
  concurso: c.inteiro(1),
  sorteioEm: c.instante,
  /** Null until both sources, or two people of the operation, gave it. */
  resultado: sorteado.nullable(),
});

const faixaGanha = z.object({
  faixa: c.inteiro(1),
  nome: z.string(),
  /** Winning simple bets. */
  quantidade: c.inteiro(0),
  premio: c.valor,
});

const apostaConferida = z.object({
  ordem: c.inteiro(0),
  loteria: slug,
  concurso: c.inteiro(1),
  /** Numbers of the bet, in rising order; of Loteca none. */
  dezenas: z.array(c.inteiro(0)),
  trevos: z.array(c.inteiro(0)),
  time: z.string().nullable(),
  mes: c.inteiro(0).nullable(),
  /** Of Loteca: the marked results of each match. */
  palpites: z.array(z.array(z.enum(['1', 'X', '2']))),
  simples: c.inteiro(1),
  /** Hits of each draw; null until it was checked. */
  acertos: z.array(c.inteiro(0)).nullable(),
  faixas: z.array(faixaGanha),
  premio: c.valor,
});

const doBolao = z.object({ id: c.id });
const doConcurso = z.object({ id: c.id, n: c.inteiroNoEndereco(1) });

/** A member's pool: draw, check and prize (spec B§7 Lottery; REGRAS 2.12). To others than its members it does not exist. */
export const premios = {
  getMeuBolao: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/minhas-cotas',
    auth: 'usuario',
    resumo: "A member's pool: its state, its clocks, and his cotas (spec B§2 /meus-grupos/loteria).",
    params: doBolao,
    response: z.object({
      id: c.idResposta,
      nome: z.string(),
      estado,
      estadoRotulo: z.string(),
      modo: z.enum(todosOsIds(MODO_DO_BOLAO)),
      totalCotas: c.inteiro(2),
      minhasCotas: z.array(c.inteiro(1)),
      /** The paid price of the cotas, fee included. */
      pago: c.valor,
      vendasAte: c.instante,
      comprovarAte: c.instante,
      sorteioEm: c.instante,
      motivoCancelamento: z.string().nullable(),
      /** The money that came back of a cancelled pool, with the apology on top of it; null before it is back. */
      devolvido: z.object({ cotas: c.inteiro(1), valor: c.valor, desculpa: c.valor }).nullable(),
      /** The roots of its proof, the first one first. */
      provas: z.array(z.object({ momento: z.enum(['fechamento', 'comprovado']), raiz: z.string(), em: c.instante })),
    }),
    errors: ['bolaoNaoEncontrado'],
  }),
  getPremiosDoBolao: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/premios',
    auth: 'usuario',
    resumo: 'The prize of a pool, its division, and where and until when it is fetched (spec B§7; REGRAS 2.12).',
    params: doBolao,
    response: z.object({
      situacao: z.enum(['aguardando', 'semPremio', 'aReceber', 'pago']),
      premio: c.valor,
      porCota: c.valor,
      cotas: c.inteiro(2),
      resto: c.valor,
      minhasCotas: c.inteiro(1),
      minhaParte: c.valor,
      resgate: z
        .object({
          ate: c.dia,
          onde: z.string(),
          documentos: z.array(z.string()),
          guardiao: z.string(),
        })
        .nullable(),
      itens: z.array(apostaConferida.pick({ ordem: true, loteria: true, concurso: true, faixas: true, premio: true })),
    }),
    errors: ['bolaoNaoEncontrado'],
  }),
  getConcursosDoBolao: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/concurso',
    auth: 'usuario',
    resumo: 'The concursos that a pool enters, the first draw first, with the results that are known (spec B§7).',
    params: doBolao,
    response: z.object({ itens: z.array(concurso) }),
    errors: ['bolaoNaoEncontrado'],
  }),
  getConcursoDoBolao: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/concurso/{n}',
    auth: 'usuario',
    resumo: 'One concurso of a pool, or the one before or after it (spec B§7 `acao`; REGRAS 2.14).',
    params: doConcurso,
    query: z.object({ acao: z.enum(['anterior', 'atual', 'proximo']).default('atual') }),
    response: concurso,
    errors: ['bolaoNaoEncontrado', 'naoEncontrado'],
  }),
  getResultadoDoConcurso: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/concurso/{n}/resultado',
    auth: 'usuario',
    resumo: 'The bets of a pool in one concurso, with their hits and prizes once it was drawn (spec B§7).',
    params: doConcurso,
    response: z.object({ concursos: z.array(concurso), apostas: z.array(apostaConferida), premio: c.valor }),
    errors: ['bolaoNaoEncontrado', 'naoEncontrado'],
  }),
  getResultadosAnteriores: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/concurso/{n}/resultado-historico',
    auth: 'usuario',
    resumo: 'The last results of the lottery of a concurso, up to it, the newest first (spec B§7).',
    params: doConcurso,
    response: z.object({ itens: z.array(sorteado.extend({ concurso: c.inteiro(1) })) }),
    errors: ['bolaoNaoEncontrado', 'naoEncontrado'],
  }),
  getTotalDePremios: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/total-premios',
    auth: 'usuario',
    resumo: "The prize of a pool and the member's part of it, and what is in his wallet already (spec B§7).",
    params: doBolao,
    response: z.object({ premio: c.valor, minhaParte: c.valor, recebido: c.valor }),
    errors: ['bolaoNaoEncontrado'],
  }),
  getProximaAposta: chamada({
    method: 'GET',
    path: '/loteria/cronograma/proxima-aposta',
    auth: 'usuario',
    resumo: 'The next draw that a pool enters, with the end of its sales; null after the last (spec B§7).',
    query: z.object({ idGrupo: c.id }),
    response: z.object({
      proxima: concurso
        .pick({ loteria: true, nome: true, concurso: true, sorteioEm: true })
        .extend({ vendasAte: c.instante })
        .nullable(),
    }),
    errors: ['bolaoNaoEncontrado'],
  }),
  getHistoricoDeBoloes: chamada({
    method: 'GET',
    path: '/loteria/grupos/historico',
    auth: 'usuario',
    resumo:
      "The person's pools that are over, the newest first, with their prizes (spec B§2 /meus-grupos/historico, B§7).",
    query: z.object({ pagina: c.pagina, porPagina: c.porPagina }),
    response: c.lista(
      z.object({
        id: c.idResposta,
        nome: z.string(),
        loterias: z.array(slug),
        estado,
        estadoRotulo: z.string(),
        sorteioEm: c.instante,
        minhasCotas: c.inteiro(1),
        pago: c.valor,
        minhaParte: c.valor,
        /** The money that came back of a cancelled pool, the apology included; null for one that was drawn. */
        devolvido: c.valor.nullable(),
      }),
    ),
    errors: [],
  }),
  getHistoricoDeComprovantes: chamada({
    method: 'GET',
    path: '/loteria/grupo/{id}/historico-comprovantes',
    auth: 'usuario',
    resumo: 'The official receipts of a pool by concurso, the newest first (spec B§7).',
    params: doBolao,
    response: z.object({
      itens: z.array(
        z.object({
          id: c.idResposta,
          loteria: slug,
          concurso: c.inteiro(1),
          terminal: z.string(),
          sha256: z.string(),
          enviadoEm: c.instante,
        }),
      ),
    }),
    errors: ['bolaoNaoEncontrado'],
  }),
};
