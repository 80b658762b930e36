import type { loterias } from '@rateia/contracts/loterias';
import type { Manipuladores } from '../../http/rotas.ts';
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

export const rotasDeLoterias: Manipuladores<typeof loterias> = {
  getAgendaDeLoterias,
  getEstatisticaDaLoteria,
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
};
