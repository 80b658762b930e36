import * as chamadas from '@rateia/contracts/chamadas';
import { RESPOSTA_FICA_MS } from '@rateia/domain/constantes';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { consulta, respondeATela } from '../../lib/consultas.ts';
import { recusas } from '../../lib/erros-api.ts';

/** The queries of the lotteries; what they answer changes with a draw, so an answer stays a while (spec B§7 "cached"). */
export const loteriasQueries = {
  agenda: () => ({ ...consulta(chamadas.getAgendaDeLoterias), staleTime: RESPOSTA_FICA_MS }),
  meuBolao: (id: number) => consulta(chamadas.getMeuBolao, { params: { id } }),
  concursos: (id: number) => consulta(chamadas.getConcursosDoBolao, { params: { id } }),
  resultado: (id: number, n: number) => consulta(chamadas.getResultadoDoConcurso, { params: { id, n } }),
  premiosDoBolao: (id: number) => consulta(chamadas.getPremiosDoBolao, { params: { id } }),
  comprovantes: (id: number) => consulta(chamadas.getHistoricoDeComprovantes, { params: { id } }),
  historico: (pagina: number) => consulta(chamadas.getHistoricoDeBoloes, { query: { pagina, porPagina: 20 } }),
  /** Limit, spending and time away change by an act of the person, and by his purchases. */
  jogoResponsavel: () => consulta(chamadas.getJogoResponsavel),
  estatistica: (loteria: SlugDaLoteria) => ({
    ...consulta(chamadas.getEstatisticaDaLoteria, { query: { loteria } }),
    staleTime: RESPOSTA_FICA_MS,
  }),
  /** Pools on sale: their cotas go fast, so nothing of it stays. */
  boloes: () => consulta(chamadas.listBoloes, { query: {} }),
  prova: (id: number) => consulta(chamadas.getProvaDoBolao, { params: { id } }),
  /** The files of one's own cotas; a person without one is told nothing. */
  minhaProva: (id: number) => ({
    ...consulta(chamadas.getMinhaProva, { params: { id } }),
    ...respondeATela<'getMinhaProva'>(recusas(['bolaoNaoEncontrado'], () => undefined)),
  }),
  bolao: (id: number) => consulta(chamadas.getBolao, { params: { id } }),
  jogos: (id: number) => ({ ...consulta(chamadas.listJogosDoBolao, { params: { id } }), staleTime: RESPOSTA_FICA_MS }),
  meios: (valor: number) => consulta(chamadas.getMeioPagamento, { query: { valor } }),
};
