import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const RECOLHER_RESULTADOS = tarefa('recolherResultados');
/** Cotas of a cancelled pool go back, each purchase in a transaction of its own. */
export const DEVOLVER_COTAS = tarefa('devolverCotas', leva<{ readonly itemId: number }>());

/** The sales of a pool end. */
export const BOLAO_ENCERRAR_VENDAS = tipoDePrazo('bolao.encerrarVendas');
/** The last moment for the receipts of a pool. */
export const BOLAO_COMPROVAR = tipoDePrazo('bolao.comprovar');
