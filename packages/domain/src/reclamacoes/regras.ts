/** The deadlines of a complaint, and what counts against an administrator (REGRAS 2.7). */
export const REGRAS_DAS_RECLAMACOES = {
  diasDoRascunho: 30,
  horasDeConversa: 24,
  horasDaResposta: 48,
  horasDaRespostaUrgente: 24,
  horasDaProposta: 72,
  horasDoAcordo: 48,
  horasDaInformacao: 48,
  diasUteisDaMediacao: 5,
  diasDoPadrao: 15,
  diasParaReabrir: 7,
  diasDepoisDoProblema: 30,
  diasDepoisDoFim: 7,
  rodadas: 2,
  /** Files of each side, and as many again for the one that opens the complaint again. */
  anexosPorLado: 5,
  perdidasAteBarrar: 3,
  diasDasPerdidas: 90,
  diasSemGruposNovos: 90,
  /** Points that a lost complaint takes from the reputation. */
  pontosDaPerdida: 15,
};
