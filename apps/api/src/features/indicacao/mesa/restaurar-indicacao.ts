import { MAQUINA_INDICACAO } from '@rateia/domain/indicacao/indicacoes';
import { mover } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { darBoasVindas } from '../indicacoes/dar-boas-vindas.ts';
import type { Decisao } from './decidir-sobre-indicacao.ts';
import { decidirSobreIndicacao } from './decidir-sobre-indicacao.ts';

/** Takes a void referral up again from its beginning; a credit that was given once is not given again (REGRAS 2.13). */
export async function restaurarIndicacao(ctx: ContextoUsuario, decisao: Decisao): Promise<void> {
  const { agora, usuario, deps } = ctx;
  await decidirSobreIndicacao(ctx, decisao, {
    ato: 'restaurar',
    fazer: async (trx, { id, indicadoId, estado: de, creditoDoIndicado }) => {
      const r = await mover(trx, MAQUINA_INDICACAO, {
        id,
        de,
        evento: 'restaurar',
        quem: 'operador',
        usuarioId: usuario.id,
        agora,
        mudar: { motivo: null, conferida_por: usuario.id, fatura_id: null, comprou_em: null, credita_em: null },
      });
      if (!r.ok) recusar('transicaoRecusada');
      if (creditoDoIndicado === null) await darBoasVindas(trx, deps, { id, indicadoId, agora });
    },
  });
}
