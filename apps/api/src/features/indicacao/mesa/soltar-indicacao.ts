import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Decisao } from './decidir-sobre-indicacao.ts';
import { decidirSobreIndicacao } from './decidir-sobre-indicacao.ts';

/** Lets a held referral go on; the person who looked answers for what the accounts have in common (REGRAS 2.13). */
export async function soltarIndicacao(ctx: ContextoUsuario, decisao: Decisao): Promise<void> {
  await decidirSobreIndicacao(ctx, decisao, {
    ato: 'soltar',
    fazer: async (trx, { id, retidaEm }) => {
      if (retidaEm === null) recusar('transicaoRecusada');
      const conferida = { retida_em: null, conferida_por: ctx.usuario.id };
      await trx.updateTable('indicacoes').set(conferida).where('id', '=', id).execute();
    },
  });
}
