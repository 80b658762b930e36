import { DIA_DE_SORTE } from './catalogo/dia-de-sorte.ts';
import { DUPLA_SENA, DUPLA_SENA_DE_PASCOA } from './catalogo/dupla-sena.ts';
import { LOTECA } from './catalogo/loteca.ts';
import { LOTOFACIL, LOTOFACIL_DA_INDEPENDENCIA } from './catalogo/lotofacil.ts';
import { LOTOMANIA } from './catalogo/lotomania.ts';
import { MAIS_MILIONARIA } from './catalogo/mais-milionaria.ts';
import { MEGA_DA_VIRADA, MEGA_SENA } from './catalogo/mega-sena.ts';
import { QUINA, QUINA_DE_SAO_JOAO } from './catalogo/quina.ts';
import { TIMEMANIA } from './catalogo/timemania.ts';
import { TREM_DAS_ONZE } from './catalogo/trem-das-onze.ts';
import type { Loteria, SlugDaLoteria } from './loteria.ts';

/** One descriptor for each lottery of the product (spec B§1). */
export const LOTERIAS: Readonly<Record<SlugDaLoteria, Loteria>> = {
  'mega-sena': MEGA_SENA,
  'mega-da-virada': MEGA_DA_VIRADA,
  lotofacil: LOTOFACIL,
  'lotofacil-da-independencia': LOTOFACIL_DA_INDEPENDENCIA,
  quina: QUINA,
  'quina-de-sao-joao': QUINA_DE_SAO_JOAO,
  'dupla-sena': DUPLA_SENA,
  'dupla-sena-de-pascoa': DUPLA_SENA_DE_PASCOA,
  timemania: TIMEMANIA,
  lotomania: LOTOMANIA,
  'dia-de-sorte': DIA_DE_SORTE,
  'mais-milionaria': MAIS_MILIONARIA,
  loteca: LOTECA,
  'trem-das-onze': TREM_DAS_ONZE,
};

/** A pool of bets of several lotteries: no lottery, but a kind of bet with an id of its own (spec B§3). */
export const MULTIPLAS = { id: 115, slug: 'multiplas', nome: 'Loterias múltiplas' } as const;

/** Pools of one concurso, and pools that buy again for each (spec B§3). */
export const MODALIDADES = { recorrente: 343, unica: 344, multiplas: MULTIPLAS.id } as const;
