import type { MomentoDoLacre } from '@rateia/domain/loterias/arquivo-da-prova';
import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const RECOLHER_RESULTADOS = tarefa('recolherResultados');
/** Cotas of a cancelled pool go back, each purchase in a transaction of its own. */
export const DEVOLVER_COTAS = tarefa('devolverCotas', leva<{ readonly itemId: number }>());

/** Pools whose results are all there are checked and divided. */
export const APURAR_BOLOES = tarefa('apurarBoloes');
/** Members of a checked pool are told, some at a time. */
export const AVISAR_DO_RESULTADO = tarefa(
  'avisarDoResultado',
  leva<{ readonly bolaoId: number; readonly depoisDe: number; readonly correcao: number }>(),
);
/** Members of a pool that was frozen get its root and the files of their cotas, some at a time. */
export const AVISAR_DO_LACRE = tarefa(
  'avisarDoLacre',
  leva<{ readonly bolaoId: number; readonly momento: MomentoDoLacre; readonly depoisDe: number }>(),
);
/** Roots without a stamp are taken to the timestamp authority. */
export const CARIMBAR_LACRES = tarefa('carimbarLacres');
/** The part of one member of a prize that was received. */
export const PAGAR_PREMIO = tarefa('pagarPremio', leva<{ readonly bolaoId: number; readonly usuarioId: number }>());

/** A prize that nobody fetched yet, so many days after the draw. */
export const BOLAO_RESGATE = tipoDePrazo('bolao.resgate', leva<{ readonly dias: number }>());
/** The sales of a pool end. */
export const BOLAO_ENCERRAR_VENDAS = tipoDePrazo('bolao.encerrarVendas');
/** The last moment for the receipts of a pool. */
export const BOLAO_COMPROVAR = tipoDePrazo('bolao.comprovar');
