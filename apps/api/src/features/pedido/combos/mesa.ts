import { backofficeCombos } from '@rateia/contracts/backoffice-combos';
import { mesa } from '../../../http/feature.ts';
import { createCombo } from './create-combo.ts';
import { listCombos } from './list-combos.ts';
import { pararCombo } from './parar-combo.ts';
import { politicasDosCombos } from './policies.ts';

/** Combos are made and stopped (spec B§3 Combo). */
export const mesaDosCombos = mesa({
  contrato: backofficeCombos,
  permissoes: politicasDosCombos,
  rotas: { listCombos, createCombo, pararCombo },
});
