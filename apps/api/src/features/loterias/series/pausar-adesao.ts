import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_ADESAO, MAQUINA_ADESAO } from '@rateia/domain/loterias/adesao';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { adesoesDaPessoa } from './repository.ts';
import { devolverSaldo } from './saldo-da-serie.ts';

type Quem = { readonly quem: 'membro' | 'sistema'; readonly usuarioId?: number; readonly agora: Instante };

/** Nothing more is charged for a place in a series until its person takes it up again (REGRAS 2.12 Recurring). */
export async function pausarAdesao(trx: Trx, { id, ...p }: Quem & { readonly id: number }): Promise<void> {
  exigir(await mover(trx, MAQUINA_ADESAO, { id, evento: 'pausar', ...p, mudar: { mudou_em: p.agora } }));
}

/** A person goes away from the pools: his places in series rest, also after he comes back, and their balances are his to use (REGRAS 2.12 Limits). */
export async function pausarAdesoesDe(
  trx: Trx,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  for (const { id, estado } of await adesoesDaPessoa(trx, usuarioId)) {
    await devolverSaldo(trx, { adesaoId: id, agora });
    if (estado === ID_ESTADO_ADESAO.ativa) await pausarAdesao(trx, { id, quem: 'membro', usuarioId, agora });
  }
}
