import type { loterias } from '@rateia/contracts/loterias';
import type { Politicas } from '../../http/politicas.ts';

/** Roles that may make each call (REGRAS 2.15). A receipt is shown to the members of its pool alone: the call looks. */
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
  listBoloes: ['usuario'],
  getBolaoPromocional: ['usuario'],
  getBolao: ['usuario'],
  listJogosDoBolao: ['usuario'],
  createCotas: ['usuario'],
  deleteCotas: ['usuario'],
  listComprovantesDoBolao: ['usuario'],
  getComprovanteDoBolao: ['usuario'],
  getProvaDoBolao: ['visitante'],
  getMinhaProva: ['usuario'],
};
