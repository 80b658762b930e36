import type { loterias } from '@rateia/contracts/loterias';
import type { Manipuladores } from '../../http/rotas.ts';
import { getAgendaDeLoterias } from './get-agenda-de-loterias.ts';
import { getEstatisticaDaLoteria } from './get-estatistica-da-loteria.ts';

export const rotasDeLoterias: Manipuladores<typeof loterias> = { getAgendaDeLoterias, getEstatisticaDaLoteria };
