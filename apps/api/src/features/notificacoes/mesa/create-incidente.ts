import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { backofficeIncidentes } from '@rateia/contracts/incidentes';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { dizerSobreIncidente } from '../incidentes/incidentes.ts';

type Contrato = typeof backofficeIncidentes.createIncidente;

/** Opens an incident with the first word about it; the trail keeps its author. */
export async function createIncidente(
  { db, usuario, agora, ip }: ContextoUsuario,
  { body: { titulo, partes, texto } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(db, async (trx) => {
    const { id } = await trx
      .insertInto('incidentes')
      .values({ titulo, partes: [...new Set(partes)], operador_id: usuario.id, comecou_em: agora })
      .returning('id')
      .executeTakeFirstOrThrow();
    const dados = { titulo, partes };
    await registrarAuditoria(trx, {
      ...{ usuarioId: usuario.id, acao: 'incidente.abrir', alvo: `incidente:${id}`, dados, ip, em: agora },
    });
    const dito = { incidenteId: id, etapa: 'investigando', texto, operadorId: usuario.id, em: agora } as const;
    return await dizerSobreIncidente(trx, dito);
  });
}
