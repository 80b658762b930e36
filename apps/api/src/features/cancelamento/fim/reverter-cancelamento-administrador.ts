import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { fimMarcadoPor, moverGrupo } from '../../grupos/index.ts';
import { exigirAdministrador } from '../exigir-administrador.ts';
import { fimDoGrupo, travarGrupo } from '../repository.ts';

type Contrato = typeof cancelamento.reverterCancelamentoAdministrador;

/**
 * Takes a set end back, while nobody moved because of it. An end that the operation set is the operation's to take back
 * (REGRAS 2.1).
 */
export async function reverterCancelamentoAdministrador(
  ctx: ContextoUsuario,
  { body: { idGrupo: grupoId } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { deps, agora, usuario } = ctx;
  return await emTransacao(ctx.db, async (trx) => {
    await exigirAdministrador({ ...ctx, db: trx }, { grupoId, chamada: 'reverterCancelamentoAdministrador' });
    await travarGrupo(trx, grupoId);
    const fimEm = await fimDoGrupo(trx, grupoId);
    if (fimEm === null) return recusar('cancelamentoNaoPermitido');
    if ((await fimMarcadoPor(trx, grupoId)) !== 'administrador') return recusar('fimDaEquipe');
    const movido = await moverGrupo(trx, deps, {
      ...{ grupoId, evento: 'reverterFim', quem: 'administrador', usuarioId: usuario.id, agora },
    });
    if (!movido.ok) {
      if (movido.recusa.codigo !== 'grupo.membroJaSaiuPeloFim') return recusar('cancelamentoNaoPermitido');
      return recusar('fimComSaidas', { valores: { data: formatarDia(fimEm) } });
    }
    await registrarAuditoria(trx, {
      ...{ usuarioId: usuario.id, acao: 'cancelamento.grupo.reverter', alvo: `grupo:${grupoId}` },
      ...{ dados: { fimEm, para: movido.para }, ip: ctx.ip, em: agora },
    });
    return { statusId: movido.para };
  });
}
