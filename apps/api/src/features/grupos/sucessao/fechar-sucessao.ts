import type { Instante } from '@rateia/domain/datas';
import { MAQUINA_SUCESSAO } from '@rateia/domain/grupos/sucessao';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { SUCESSAO_FIM } from '../agenda.ts';

/** Closes a handing over without a successor; undefined where its state does not allow the event. */
export async function fecharSucessao(
  trx: Trx,
  f: {
    readonly id: number;
    readonly evento: 'retirar' | 'recusar' | 'vencer' | 'encerrar' | 'voltar';
    readonly quem: 'administrador' | 'membro' | 'operador' | 'sistema';
    readonly usuarioId: number | null;
    readonly agora: Instante;
  },
): Promise<string | undefined> {
  const r = await mover(trx, MAQUINA_SUCESSAO, { ...f, mudar: { fechada_em: f.agora } });
  if (!r.ok) return undefined;
  await cancelarPrazos(trx, { tipos: [SUCESSAO_FIM], alvoId: f.id });
  return r.para;
}
