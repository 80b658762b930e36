import type { loterias } from '@rateia/contracts/loterias';
import type { Politicas } from '../../http/politicas.ts';

/** Roles that may make each call (REGRAS 2.15). */
export const politicasDeLoterias: Politicas<keyof typeof loterias> = {
  getJogoResponsavel: ['usuario'],
  updateLimiteDeJogo: ['usuario'],
  createAfastamento: ['usuario'],
  encerrarAfastamento: ['usuario'],
  getMeuBolao: ['usuario'],
  getPremiosDoBolao: ['usuario'],
  getConcursosDoBolao: ['usuario'],
  getConcursoDoBolao: ['usuario'],
  getResultadoDoConcurso: ['usuario'],
  getResultadosAnteriores: ['usuario'],
  getTotalDePremios: ['usuario'],
  getProximaAposta: ['usuario'],
  getHistoricoDeBoloes: ['usuario'],
  getHistoricoDeComprovantes: ['usuario'],
  getAgendaDeLoterias: ['usuario'],
  getEstatisticaDaLoteria: ['usuario'],
};
