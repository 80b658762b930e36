import { somarSegundos } from '@rateia/domain/datas';
import { cadaUm } from '../../../db/cada-um.ts';
import { enfileirarSemFato } from '../../../db/fila.ts';
import type { MotivoDesconhecido } from '../../../gateways/resultado.ts';
import type { Deps } from '../../../http/deps.ts';
import { ENVIAR_RETIRADA } from '../agenda.ts';
import { anotarConsulta, enviadasSemResposta } from '../repository.ts';
import { anotarSituacao } from './anotar-transferencia.ts';
import { saidaDa } from './saida.ts';

/** The time that answer and notice have before the provider is asked. */
const SEGUNDOS_DE_ESPERA = 15;
const LOTE = 200;
/** The provider answered about this payout, and its answer cannot be understood. */
const RESPOSTA_SEM_SENTIDO: MotivoDesconhecido = 'resposta';

/**
 * Asks the provider about payouts that nobody answered for (CONFIABILIDADE 1.5). One that it does not know may still be
 * on its way, so it is sent again under the same id. One about which the answer says nothing goes behind the rest; while
 * nobody answers at all, they wait for the next round.
 */
export async function conferirRetiradasEnviadas(deps: Deps): Promise<void> {
  const agora = deps.relogio.agora();
  const antesDe = somarSegundos(agora, -SEGUNDOS_DE_ESPERA);
  await cadaUm(await enviadasSemResposta(deps.db, { antesDe, limite: LOTE }), async ({ id, idEnvio, tipo }) => {
    const situacao = await saidaDa({ tipo }).consultar(deps, idEnvio);
    await anotarConsulta(deps.db, { id, agora });
    if (situacao.estado === 'INEXISTENTE') {
      await enfileirarSemFato(deps.db, ENVIAR_RETIRADA, { retiradaId: id }, { chave: `enviarRetirada:${id}` });
    } else if (situacao.estado !== 'DESCONHECIDO') {
      await anotarSituacao(deps, { idEnvio, ...situacao });
    } else if (situacao.motivo !== RESPOSTA_SEM_SENTIDO) return 'para';
    return 'segue';
  });
}
