import type { backofficeCombos as contrato } from '@rateia/contracts/backoffice-combos';
import type { Resposta } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Combo } from './combo.ts';
import { combos, comboVale } from './combo.ts';

type ComboDaMesa = Resposta<typeof contrato.createCombo>;

/** Combos, the newest first (spec B§3 Combo). */
export async function listCombos({ db, agora }: ContextoUsuario): Promise<Resposta<typeof contrato.listCombos>> {
  const itens = (await combos(db).orderBy('k.id', 'desc').execute()).map((combo) => apresentarCombo(combo, agora));
  return { itens, total: itens.length };
}

export function apresentarCombo(combo: Combo, agora: Instante): ComboDaMesa {
  const { id, nome, tipo, itens, cupom, terminaEm, paradoEm } = combo;
  const situacao = paradoEm !== null ? 'parado' : comboVale(combo, agora) ? 'valendo' : 'terminado';
  return { id, nome, tipo, itens: [...itens], cupom, terminaEm, situacao };
}
