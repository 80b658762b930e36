import { MAQUINA_INDICACAO } from '@rateia/domain/indicacao/indicacoes';
import { mover } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { encerrarPromocional } from '../../carteira/index.ts';
import type { Decisao } from './decidir-sobre-indicacao.ts';
import { decidirSobreIndicacao } from './decidir-sobre-indicacao.ts';

/** Voids a referral; what is not spent of its credits goes back to the platform (REGRAS 2.13, 2.29). */
export async function anularIndicacao(ctx: ContextoUsuario, decisao: Decisao): Promise<void> {
  const { agora, usuario } = ctx;
  await decidirSobreIndicacao(ctx, decisao, {
    ato: 'anular',
    fazer: async (trx, { id, estado: de, creditoDoIndicado, creditoDoIndicador }) => {
      const motivo = 'operacao';
      const r = await mover(trx, MAQUINA_INDICACAO, {
        id,
        de,
        evento: 'anular',
        quem: 'operador',
        usuarioId: usuario.id,
        agora,
        mudar: { motivo, retida_em: null, creditada_em: null, credito_do_indicador: null },
        dados: { motivo, creditoDoIndicador },
      });
      if (!r.ok) recusar('transicaoRecusada');
      for (const creditoId of [creditoDoIndicado, creditoDoIndicador])
        if (creditoId !== null) await encerrarPromocional(trx, { creditoId, agora });
    },
  });
}
