import { emTransacao } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import {
  APURAR_BOLOES,
  AVISAR_DO_LACRE,
  AVISAR_DO_RESULTADO,
  BOLAO_COMPROVAR,
  BOLAO_ENCERRAR_VENDAS,
  BOLAO_RESGATE,
  CARIMBAR_LACRES,
  DEVOLVER_COTAS,
  PAGAR_PREMIO,
  RECOLHER_RESULTADOS,
} from './agenda.ts';
import { cancelarSemComprovante } from './boloes/cancelar-bolao.ts';
import { devolverCotas } from './boloes/devolver-cotas.ts';
import { encerrarVendas } from './boloes/encerrar-vendas.ts';
import { apurarBoloes } from './premios/apurar-boloes.ts';
import { avisarDoResgate } from './premios/avisar-do-resgate.ts';
import { avisarDoResultado } from './premios/avisar-do-resultado.ts';
import { pagarPremio } from './premios/pagar-premio.ts';
import { avisarDoLacre } from './prova/avisar-do-lacre.ts';
import { carimbarLacres } from './prova/carimbar-lacres.ts';
import { recolherResultados } from './resultados/recolher-resultados.ts';

/**
 * Each minute the sources are asked for the concursos that are due, and the pools whose results are there are checked; members
 * are told, prizes are paid, and cotas of a cancelled pool go back.
 */
export function tarefasDeLoterias(deps: Deps) {
  return [
    servir(RECOLHER_RESULTADOS, async () => {
      await recolherResultados(deps);
      await apurarBoloes(deps);
    }),
    servir(APURAR_BOLOES, async () => await apurarBoloes(deps)),
    servir(AVISAR_DO_RESULTADO, async (dados) => await avisarDoResultado(deps, dados)),
    servir(AVISAR_DO_LACRE, async (dados) => await avisarDoLacre(deps, dados)),
    servir(CARIMBAR_LACRES, async () => await carimbarLacres(deps)),
    servir(PAGAR_PREMIO, async (dados) => {
      const agora = deps.relogio.agora();
      await emTransacao(deps.db, async (trx) => await pagarPremio(trx, { ...dados, agora }));
    }),
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
    quandoVencer(BOLAO_RESGATE, async (trx, { alvoId: bolaoId, dados: { dias } }, agora) => {
      await avisarDoResgate(trx, { bolaoId, dias, agora });
    }),
  ];
}
