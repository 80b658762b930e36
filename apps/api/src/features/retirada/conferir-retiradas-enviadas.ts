import { somarSegundos } from '@rateia/domain/datas';
import { enfileirar } from '../../db/fila.ts';
import type { Deps } from '../../http/deps.ts';
import { anotarSituacao } from './anotar-envio.ts';
import { enviadasSemResposta } from './repository.ts';

/** How long answer and notice have before the provider is asked. */
const SEGUNDOS_DE_ESPERA = 15;
const LOTE = 200;

/**
 * Asks the provider about payouts that nobody answered for (CONFIABILIDADE 1.5). One that it does not know may still be
 * on its way, so it is sent again under the same id; while nobody answers, the rest wait for the next round.
 */
export const conferirRetiradasEnviadas = async (deps: Deps): Promise<void> => {
  const antesDe = somarSegundos(deps.relogio.agora(), -SEGUNDOS_DE_ESPERA);
  for (const { id, idEnvio } of await enviadasSemResposta(deps.db, { antesDe, limite: LOTE })) {
    const situacao = await deps.gateways.pixEnvio.consultar(idEnvio);
    if (situacao.estado === 'INEXISTENTE') {
      await enfileirar(deps.db, 'enviarRetirada', { retiradaId: id }, { chave: `enviarRetirada:${id}` });
    } else if (situacao.estado === 'DESCONHECIDO') return;
    else await anotarSituacao(deps, { idEnvio, ...situacao });
  }
};
