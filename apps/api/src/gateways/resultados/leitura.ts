import type { Dia } from '@rateia/domain/datas';
import { ehDia } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { flutuanteParaCentavos } from '@rateia/domain/dinheiro';
import { MESES } from '@rateia/domain/loterias/recusa-da-aposta';
import { z } from 'zod';

/*
 * Words that both sources use in their own fields. A source that writes something else has changed, and its answer is
 * unreadable: nothing is guessed.
 */

/** `19/08/2026`. */
export const diaDoFio = z
  .string()
  .transform((texto) => texto.split('/').reverse().join('-'))
  .refine(ehDia);

/** Money as a float in reais, which is never kept as one. */
export const reaisDoFio = z.number().min(0).transform(flutuanteParaCentavos);

/** `["02", "13"]`; the trevos come without the zero. */
export const dezenasDoFio = z.array(z.string().regex(/^\d{1,2}$/)).transform((dezenas) => dezenas.map(Number));

/** The day of the next concurso; absent, empty or wrong, it is none. */
export const diaOuNada = z.unknown().transform((valor): Dia | undefined => diaDoFio.safeParse(valor).data);

/** An estimate of zero is none. */
export const estimativaOuNada = z
  .unknown()
  .transform((valor): Centavos | undefined => reaisDoFio.safeParse(valor).data || undefined);

/** The month of Dia de Sorte, by its name or, in old answers, by its number; the padding of other lotteries is none. */
export function mesDoFio(texto: string | null | undefined): number | undefined {
  const limpo = (texto ?? '').replaceAll('\0', '').trim().toLowerCase();
  const achado = MESES.findIndex((mes, i) => mes.toLowerCase() === limpo || String(i + 1) === limpo);
  return achado < 0 ? undefined : achado + 1;
}
