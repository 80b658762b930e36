import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { CONTRADICOES } from '../../../db/revisoes.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { restringir } from '../pessoas/restricao.ts';

/**
 * A decision on withdrawals by right that repeat: no consequence, or a restriction with words that the person reads.
 * The person keeps the money that went back, because the right itself is never held back (REGRAS 2.9).
 */
export async function decidirRevisao(
  { db, usuario, agora, ip }: ContextoUsuario,
  { params, body: { decisao, mensagem } }: Recebida<typeof backoffice.decidirRevisao>,
): Promise<void> {
  return await emTransacao(db, async (trx) => {
    const revisao =
      (await trx
        .selectFrom('revisoes')
        .select(['usuario_id', 'tipo', 'decisao'])
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirst()) ?? recusar('naoEncontrado');
    if (revisao.usuario_id === usuario.id) return recusar('semPermissao');
    // A contradiction holds money: it is decided where amounts have their bounds (REGRAS 2.5, 2.24).
    const contradicao = CONTRADICOES.some((tipo) => tipo === revisao.tipo);
    if (revisao.decisao !== null || contradicao) return recusar('transicaoRecusada');
    await trx
      .updateTable('revisoes')
      .set({ decisao, mensagem, decidida_por: usuario.id, decidida_em: agora })
      .where('id', '=', params.id)
      .execute();
    if (decisao === 'restringir') await restringir(trx, { usuarioId: revisao.usuario_id, mensagem, link: null });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: `revisao.${decisao}`,
      alvo: `usuario:${revisao.usuario_id}`,
      dados: { revisao: params.id, mensagem },
      ip,
      em: agora,
    });
  });
}
