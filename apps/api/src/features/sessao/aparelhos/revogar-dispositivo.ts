import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { instanteDe } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { encerrarSessoes, esquecerSessoes } from '../sessoes/encerrar-sessoes.ts';
import { revogarDispositivoDe } from './dispositivos.ts';

/** Takes the trust back and ends the device's sessions; the next login on it asks for a code (spec A§4). */
export async function revogarDispositivo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof seguranca.revogarDispositivo>,
): Promise<void> {
  const { deps, usuario, agora, ip } = ctx;
  const { id: usuarioId } = usuario;
  const encerradas = await emTransacao(deps.db, async (trx) => {
    const parede = instanteDe(deps.relogio.parede());
    if (id === usuario.dispositivoId) recusar('aparelhoAtual');
    if (!(await revogarDispositivoDe(trx, { usuarioId, id, agora, parede }))) recusar('naoEncontrado');
    const fim = { motivo: 'aparelhoRevogado', parede } as const;
    const doAparelho = await encerrarSessoes(trx, { usuarioId, dispositivoId: id }, fim);
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'dispositivo.revogado',
      alvo: `dispositivo:${id}`,
      ip,
      em: agora,
    });
    return doAparelho;
  });
  esquecerSessoes(deps, encerradas);
}
