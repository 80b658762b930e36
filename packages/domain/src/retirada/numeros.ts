import { centavos } from '../dinheiro.ts';

/** The numbers of withdrawals, in centavos, hours and minutes (REGRAS 2.6). */
export const REGRAS_DA_RETIRADA = {
  minimo: centavos(2_000),
  minimoNoEncerramento: centavos(100),
  basico: { porDia: centavos(100_000), porMes: centavos(500_000) },
  verificado: { porDia: centavos(1_000_000), porMes: centavos(5_000_000) },
  noturno: { deHora: 20, ateHora: 6, maximo: centavos(100_000) },
  pix: { taxa: centavos(150), gratisDesde: centavos(5_000), gratisPorMes: 1, automaticoAte: centavos(50_000) },
  ted: { custeio: centavos(490) },
  boleto: { taxa: centavos(290), minutosDaLeitura: 30 },
  /** The hours of business days in which banks take a TED or pay a boleto. */
  janela: { abreHora: 7, fechaHora: 16 },
  /** The hour of its day, and the minutes that it waits for a withdrawal which its owner is making. */
  automatica: { hora: 10, minutosDeEspera: 60 },
  horasDeDescansoDaChave: 24,
  diasUteisDeAnalise: 1,
  /** A draft whose code is not given in this time is dropped. */
  minutosParaAutorizar: 60,
  /** A change this fresh puts a person in front of the payout. */
  risco: { horasDoAparelho: 24, horasDaSenha: 24 },
};
