import type { Instante } from '@rateia/domain/datas';
import { MAQUINA_BOLAO } from '@rateia/domain/loterias/bolao';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import { BOLAO_ENCERRAR_VENDAS } from '../agenda.ts';
import type { Bolao } from './bolao.ts';

/** A draft is sold from now until its close of sales (REGRAS 2.12). The caller holds the pool's lock. */
export async function porBolaoAVenda(
  trx: Trx,
  p: {
    readonly bolao: Bolao;
    readonly quem: 'operador' | 'sistema';
    readonly usuarioId: number | null;
    readonly agora: Instante;
  },
): Promise<void> {
  const { bolao, quem, usuarioId, agora } = p;
  const { id, estado: de, vendasAte, comprovarAte } = bolao;
  const contexto = { agora, vendasAte, comprovarAte, comprovantesCompletos: false };
  const mudar = { mudou_em: agora };
  exigir(await mover(trx, MAQUINA_BOLAO, { id, de, evento: 'porAVenda', quem, usuarioId, agora, contexto, mudar }));
  await agendarPrazo(trx, { tipo: BOLAO_ENCERRAR_VENDAS, alvoId: id, venceEm: vendasAte, agora });
}
