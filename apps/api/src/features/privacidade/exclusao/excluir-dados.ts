import type { Recebida } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { totalDoResto } from '@rateia/domain/carteira/renuncia';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { conferirPin, exigirSegundoFator, notificarComBloqueio } from '../../sessao/index.ts';
import { vinculoDaExclusao } from '../enviar-pin.ts';
import { getExclusaoPedida, travarUsuario } from './exclusao-repository.ts';
import { exigirSemImpedimentos, marcarExclusao } from './marcar-exclusao.ts';
import type { SituacaoDaExclusao } from './situacao-da-exclusao.ts';
import { situacaoDaExclusao } from './situacao-da-exclusao.ts';

/**
 * Requests the end of the person's own account. Nothing is erased for seven days; every other session ends now (REGRAS
 * 2.17).
 */
export async function excluirDados(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof privacidade.excluirDados>,
): Promise<SituacaoDaExclusao> {
  const { deps, usuario } = ctx;
  if (params.id !== usuario.id) recusar('naoEncontrado');
  await emTransacao(deps.db, (trx) => pedir(trx, ctx, body));
  return await situacaoDaExclusao(deps.db, deps, usuario.id);
}

type Pedido = Recebida<typeof privacidade.excluirDados>['body'];

async function pedir(trx: Trx, ctx: ContextoUsuario, { pin, renuncia }: Pedido): Promise<void> {
  const { deps, usuario, agora, ip, requestId } = ctx;
  const usuarioId = usuario.id;
  await travarUsuario(trx, usuarioId);
  if ((await getExclusaoPedida(trx, usuarioId)) !== undefined) return;
  const resto = await exigirSemImpedimentos(trx, deps, { usuarioId, renuncia });
  await conferirPin(trx, deps, { vinculo: vinculoDaExclusao(usuarioId), pin, agora });
  await exigirSegundoFator(trx, ctx, 'excluirConta');
  const { id, executaEm } = await marcarExclusao(trx, ctx, {
    usuarioId,
    quem: 'usuario',
    exceto: usuario.sessaoId,
    renuncia: resto,
  });
  await notificarComBloqueio(trx, deps, {
    usuarioId,
    modelo: 'exclusaoPedida',
    dados: { quando: formatarMomento(executaEm), renuncia: totalDoResto(resto) },
    fato: id,
    agora,
    requestId,
  });
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'privacidade.exclusaoPedida',
    alvo: `exclusao:${id}`,
    ip,
    em: agora,
  });
}
