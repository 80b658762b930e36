import { emTransacao } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { BOLAO_COMPROVAR, BOLAO_ENCERRAR_VENDAS, DEVOLVER_COTAS, RECOLHER_RESULTADOS } from './agenda.ts';
import { cancelarSemComprovante } from './boloes/cancelar-bolao.ts';
import { devolverCotas } from './boloes/devolver-cotas.ts';
import { encerrarVendas } from './boloes/encerrar-vendas.ts';
import { recolherResultados } from './resultados/recolher-resultados.ts';

/** Each minute the sources are asked for the concursos that are due; cotas of a cancelled pool go back. */
export function tarefasDeLoterias(deps: Deps) {
  return [
    servir(RECOLHER_RESULTADOS, async () => await recolherResultados(deps)),
    servir(DEVOLVER_COTAS, async ({ itemId }) => {
      const agora = deps.relogio.agora();
      await emTransacao(deps.db, async (trx) => await devolverCotas(trx, deps, { itemId, agora }));
    }),
  ];
}

/** The clocks of pools (REGRAS 2.12). */
export function prazosDeLoterias(deps: Deps) {
  return [
    quandoVencer(BOLAO_ENCERRAR_VENDAS, async (trx, { alvoId: bolaoId }, agora) => {
      await encerrarVendas(trx, deps, { bolaoId, agora });
    }),
    quandoVencer(BOLAO_COMPROVAR, async (trx, { alvoId: bolaoId }, agora) => {
      await cancelarSemComprovante(trx, deps, { bolaoId, agora });
    }),
  ];
}
