import type { loterias } from '@rateia/contracts/loterias';
import type { Manipuladores } from '../../http/rotas.ts';
import { getBolao } from './boloes/get-bolao.ts';
import { getBolaoPromocional } from './boloes/get-bolao-promocional.ts';
import { listBoloes } from './boloes/list-boloes.ts';
import { listJogosDoBolao } from './boloes/list-jogos-do-bolao.ts';
import { createCotasDoCombo } from './combos/create-cotas-do-combo.ts';
import { getComboDeBoloes } from './combos/get-combo-de-boloes.ts';
import { createCotas } from './compra/create-cotas.ts';
import { deleteCotas } from './compra/delete-cotas.ts';
import { getComprovanteDoBolao } from './comprovantes/get-comprovante-do-bolao.ts';
import { listComprovantesDoBolao } from './comprovantes/list-comprovantes-do-bolao.ts';
import { getAgendaDeLoterias } from './get-agenda-de-loterias.ts';
import { getEstatisticaDaLoteria } from './get-estatistica-da-loteria.ts';
import { createAfastamento } from './jogo-responsavel/create-afastamento.ts';
import { encerrarAfastamento } from './jogo-responsavel/encerrar-afastamento.ts';
import { getJogoResponsavel } from './jogo-responsavel/get-jogo-responsavel.ts';
import { updateLimiteDeJogo } from './jogo-responsavel/update-limite-de-jogo.ts';
import { getConcursoDoBolao } from './premios/get-concurso-do-bolao.ts';
import { getConcursosDoBolao } from './premios/get-concursos-do-bolao.ts';
import { getHistoricoDeBoloes } from './premios/get-historico-de-boloes.ts';
import { getHistoricoDeComprovantes } from './premios/get-historico-de-comprovantes.ts';
import { getMeuBolao } from './premios/get-meu-bolao.ts';
import { getPremiosDoBolao } from './premios/get-premios-do-bolao.ts';
import { getProximaAposta } from './premios/get-proxima-aposta.ts';
import { getResultadoDoConcurso } from './premios/get-resultado-do-concurso.ts';
import { getResultadosAnteriores } from './premios/get-resultados-anteriores.ts';
import { getTotalDePremios } from './premios/get-total-de-premios.ts';
import { getMinhaProva } from './prova/get-minha-prova.ts';
import { getProvaDoBolao } from './prova/get-prova-do-bolao.ts';
import { createAdesao } from './series/create-adesao.ts';
import { createSaldoDaSerie } from './series/create-saldo-da-serie.ts';
import { deleteAdesao } from './series/delete-adesao.ts';
import { deleteSaldoDaSerie } from './series/delete-saldo-da-serie.ts';
import { getSerie } from './series/get-serie.ts';
import { listSeries } from './series/list-series.ts';
import { pularSorteio } from './series/pular-sorteio.ts';
import { retomarAdesao } from './series/retomar-adesao.ts';

export const rotasDeLoterias: Manipuladores<typeof loterias> = {
  getAgendaDeLoterias,
  getEstatisticaDaLoteria,
  listBoloes,
  getBolaoPromocional,
  getBolao,
  listJogosDoBolao,
  createCotas,
  deleteCotas,
  listComprovantesDoBolao,
  getComprovanteDoBolao,
  getProvaDoBolao,
  getMinhaProva,
  getJogoResponsavel,
  updateLimiteDeJogo,
  createAfastamento,
  encerrarAfastamento,
  getMeuBolao,
  getPremiosDoBolao,
  getConcursosDoBolao,
  getConcursoDoBolao,
  getResultadoDoConcurso,
  getResultadosAnteriores,
  getTotalDePremios,
  getProximaAposta,
  getHistoricoDeBoloes,
  getHistoricoDeComprovantes,
  listSeries,
  getSerie,
  createAdesao,
  retomarAdesao,
  createSaldoDaSerie,
  deleteSaldoDaSerie,
  deleteAdesao,
  pularSorteio,
  getComboDeBoloes,
  createCotasDoCombo,
};
