import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Proposta } from './repository.ts';

type Decisao = { readonly proposta: Proposta; readonly decisao: 'aprovada' | 'recusada'; readonly mensagem: string };

/** Closes a proposal under the name of the operator who decided. */
export async function decidirProposta(
  trx: Trx,
  { usuario, agora, ip }: ContextoUsuario,
  { proposta, decisao, mensagem }: Decisao,
): Promise<void> {
  await trx
    .updateTable('propostas_de_devolucao')
    .set({ decisao, decidida_por: usuario.id, decidida_em: agora })
    .where('id', '=', proposta.id)
    .execute();
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: decisao === 'aprovada' ? 'devolucao.aprovar' : 'devolucao.recusar',
    alvo: `${proposta.tipo}:${proposta.alvo}`,
    dados: { proposta: proposta.id, acao: proposta.acao, valor: proposta.valor, mensagem },
    ip,
    em: agora,
  });
}
