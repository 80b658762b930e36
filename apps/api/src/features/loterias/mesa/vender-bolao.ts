import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { Recebida } from '@rateia/contracts/chamada';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import { temRestricao } from '../../../db/restricao.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { concursosDoBolao } from '../boloes/bolao.ts';
import { loteriasLigadas } from '../boloes/exigir-bolao.ts';
import { porBolaoAVenda } from '../boloes/por-a-venda.ts';
import { mudarBolao } from './mudar-bolao.ts';

/** Puts a draft on sale, where its lotteries are switched on; the promotional pool is one at a time (REGRAS 2.12 States). */
export async function venderBolao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.venderBolao>,
): Promise<void> {
  const { agora, usuario, deps } = ctx;
  const regras = await deps.regras();
  await mudarBolao(ctx, {
    id,
    acao: 'bolao.vender',
    fazer: async (trx, bolao) => {
      if (bolao.estado !== ID_ESTADO_BOLAO.rascunho || bolao.vendasAte <= agora) recusar('bolaoForaDaEtapa');
      if (!loteriasLigadas(await concursosDoBolao(trx, id), regras)) recusar('loteriasDesligadas');
      await porBolaoAVenda(trx, { bolao, quem: 'operador', usuarioId: usuario.id, agora }).catch((erro: unknown) => {
        if (temRestricao(erro, 'boloes_promocional')) return recusar('conflito');
        throw erro;
      });
    },
  });
}
