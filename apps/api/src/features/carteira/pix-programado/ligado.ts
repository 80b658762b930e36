import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';

/** True where the product has Pix programado: its rule is on, and its bank has it. */
export async function temProgramado(deps: Deps): Promise<boolean> {
  return deps.gateways.pixAutomatico !== undefined && (await deps.regras()).meios.pixProgramado.ligado;
}

export async function exigirProgramado(deps: Deps): Promise<void> {
  if (!(await temProgramado(deps))) recusar('meioPagamentoIndisponivel');
}
