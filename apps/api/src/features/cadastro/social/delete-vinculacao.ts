import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { podeDesvincular } from '@rateia/domain/cadastro/social';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirConfirmacaoForte, notificarComBloqueio } from '../../sessao/index.ts';
import { deleteContaSocial, getContasSociais, travarSenhaDaConta } from './repository.ts';
import type { Vinculacoes } from './vinculacoes.ts';
import { apresentarVinculacoes } from './vinculacoes.ts';
import { nomeDoProvedor } from './vincular.ts';

/** Unlinks an account at a provider; the last way of logging in stays. Unlinking twice changes nothing. */
export async function deleteVinculacao(
  ctx: ContextoUsuario,
  { params: { socialAuth } }: Recebida<typeof cadastro.deleteVinculacao>,
): Promise<Vinculacoes> {
  const { deps, usuario, agora, ip, requestId } = ctx;
  const usuarioId = usuario.id;
  await emTransacao(deps.db, async (trx) => {
    const temSenha = await travarSenhaDaConta(trx, usuarioId);
    const vinculadas = await getContasSociais(trx, usuarioId);
    if (!vinculadas.some((conta) => conta.socialAuth === socialAuth)) return;
    if (!podeDesvincular({ temSenha, vinculadas: vinculadas.length })) recusar('ultimaFormaDeEntrar');
    await exigirConfirmacaoForte(trx, ctx, 'contasSociais');
    await deleteContaSocial(trx, { usuarioId, socialAuth });
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'cadastro.contaSocialDesvinculada',
      alvo: `usuario:${usuarioId}`,
      dados: { socialAuth },
      ip,
      em: agora,
    });
    await notificarComBloqueio(trx, deps, {
      usuarioId,
      modelo: 'contaSocialDesvinculada',
      dados: { provedor: nomeDoProvedor(socialAuth), quando: formatarMomento(agora) },
      fato: `${socialAuth}:${agora}`,
      agora,
      requestId,
    });
  });
  return await apresentarVinculacoes(deps.db, deps, usuarioId);
}
