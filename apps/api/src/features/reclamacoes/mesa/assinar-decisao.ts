import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { DecisaoAberta } from './decisoes-repository.ts';

/** Closes a proposed decision under the name of its second person (REGRAS 2.15). */
export async function assinarDecisao(
  trx: Trx,
  { usuario, agora, ip }: ContextoUsuario,
  a: { readonly decisao: DecisaoAberta; readonly reclamacaoId: number; readonly como: 'aprovada' | 'recusada' },
): Promise<void> {
  await trx
    .updateTable('reclamacao_decisoes')
    .set({ decisao: a.como, decidida_por: usuario.id, decidida_em: agora })
    .where('id', '=', a.decisao.id)
    .execute();
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: a.como === 'aprovada' ? 'reclamacao.aprovar' : 'reclamacao.recusar',
    alvo: `reclamacao:${a.reclamacaoId}`,
    dados: { valor: a.decisao.valor },
    ip,
    em: agora,
  });
}
