import { ID_ESTADO_INDICACAO } from '@rateia/domain/indicacao/indicacoes';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Decisao } from './decidir-sobre-indicacao.ts';
import { decidirSobreIndicacao } from './decidir-sobre-indicacao.ts';

/** Holds back the credit of a referral that has none yet (REGRAS 2.13). */
export async function segurarIndicacao(ctx: ContextoUsuario, decisao: Decisao): Promise<void> {
  const { cadastrada, comprou } = ID_ESTADO_INDICACAO;
  await decidirSobreIndicacao(ctx, decisao, {
    ato: 'segurar',
    fazer: async (trx, { id, estado }) => {
      if (estado !== cadastrada && estado !== comprou) recusar('transicaoRecusada');
      await trx.updateTable('indicacoes').set({ retida_em: ctx.agora }).where('id', '=', id).execute();
    },
  });
}
