import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Janela } from '@rateia/domain/retirada/janela';
import { janelaDaSaida } from '@rateia/domain/retirada/janela';
import type { TipoRetirada } from '@rateia/domain/retirada/regras';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { feriadosExtras } from './fatos-da-conta.ts';

/** When a payout that is asked for now leaves, and the day on which it arrives, by the holidays in force (REGRAS 2.6). */
export async function janelaAgora(
  db: Executor,
  { regras }: Pick<Deps, 'regras'>,
  { tipo, agora }: { readonly tipo: TipoRetirada; readonly agora: Instante },
): Promise<Janela> {
  const feriados = (await feriadosExtras(db, diaDe(agora))).map(({ dia }) => dia);
  return janelaDaSaida({ tipo, agora, feriados }, await regras());
}
