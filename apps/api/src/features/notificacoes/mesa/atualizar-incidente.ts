import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { backofficeIncidentes } from '@rateia/contracts/incidentes';
import { aceitaAtualizacao } from '@rateia/domain/notificacoes/incidentes';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { dizerSobreIncidente, travarIncidente } from '../incidentes/incidentes.ts';

type Contrato = typeof backofficeIncidentes.atualizarIncidente;

/** Says how far an incident is. Of two operators who end it at once, the second is refused. */
export async function atualizarIncidente(
  { db, usuario, agora, ip }: ContextoUsuario,
  { params: { id }, body: { etapa, texto } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(db, async (trx) => {
    const incidente = (await travarIncidente(trx, id)) ?? recusar('naoEncontrado');
    if (!aceitaAtualizacao(incidente.etapa)) return recusar('transicaoRecusada');
    const dados = { de: incidente.etapa, para: etapa };
    await registrarAuditoria(trx, {
      ...{ usuarioId: usuario.id, acao: 'incidente.atualizar', alvo: `incidente:${id}`, dados, ip, em: agora },
    });
    return await dizerSobreIncidente(trx, { incidenteId: id, etapa, texto, operadorId: usuario.id, em: agora });
  });
}
