import type { Instante } from '@rateia/domain/datas';
import type { Executor } from '../../../db/banco.ts';
import type { CupomGuardado } from './repository.ts';
import { acharCupom } from './repository.ts';

type CupomAnunciado = Pick<CupomGuardado, 'codigo' | 'pontos' | 'valor' | 'maximo' | 'minimo' | 'soNaPrimeira'>;

/** The coupon of a code as people are told of it, while anybody may still apply it (REGRAS 2.29, 2.31). */
export async function cupomAnunciado(
  db: Executor,
  { codigo, agora }: { readonly codigo: string; readonly agora: Instante },
): Promise<CupomAnunciado | undefined> {
  const cupom = await acharCupom(db, { codigo });
  if (cupom === undefined) return undefined;
  const { comecaEm, terminaEm, paradoEm, limite, usos, pontos, valor, maximo, minimo, soNaPrimeira } = cupom;
  const acabou = terminaEm !== null && terminaEm <= agora;
  if (comecaEm > agora || acabou || paradoEm !== null || (limite !== null && usos >= limite)) return undefined;
  return { codigo: cupom.codigo, pontos, valor, maximo, minimo, soNaPrimeira };
}
