import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Reembolso } from '../../carteira/index.ts';
import { reembolsarAssinatura } from '../../carteira/index.ts';
import { encerrarAssinatura } from '../../grupos/index.ts';

/** Money first, then the seat: refund by its case, then the membership ends. The group is locked (REGRAS 2.9). */
export async function encerrarMembro(
  trx: Trx,
  deps: Deps,
  fim: {
    readonly assinaturaId: number;
    readonly caso: CasoDeReembolso;
    readonly saida: Dia;
    readonly quem: 'membro' | 'administrador' | 'sistema';
    readonly usuarioId: number | null;
    readonly agora: Instante;
  },
): Promise<Reembolso> {
  const { assinaturaId, caso, quem, usuarioId, agora } = fim;
  const calculo = await reembolsarAssinatura(trx, deps, fim);
  await encerrarAssinatura(trx, deps, { assinaturaId, motivo: caso, quem, usuarioId, agora });
  return calculo;
}
