import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { travarMembro } from '../repository.ts';
import { agendarFim } from './agendar-fim.ts';

/**
 * A member leaves with the month that is paid, because he did not agree to what comes after it; undefined while no paid
 * month runs (REGRAS 2.9, 2.11).
 */
export async function sairComOCiclo(
  trx: Trx,
  deps: Deps,
  { assinaturaId, agora }: { readonly assinaturaId: number; readonly agora: Instante },
): Promise<Dia | undefined> {
  const { cicloFim: saidaEm } = await travarMembro(trx, assinaturaId);
  if (saidaEm === null || saidaEm < diaDe(agora)) return undefined;
  const fim = { assinaturaId, saidaEm, caso: 'fimDoCiclo', quem: 'sistema', usuarioId: null, agora } as const;
  return (await agendarFim(trx, deps, fim)) ? saidaEm : undefined;
}
