import { LOTERIAS_ESPECIAIS } from '@rateia/domain/marketing/loteria-especial';
import { z } from 'zod';

/** A special lottery, by its name in addresses (spec A§1). */
export const slugEspecial = z.enum(Object.keys(LOTERIAS_ESPECIAIS) as [keyof typeof LOTERIAS_ESPECIAIS]);
