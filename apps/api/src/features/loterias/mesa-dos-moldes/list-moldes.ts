import type { backofficeMoldes as contrato } from '@rateia/contracts/backoffice-moldes';
import type { Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { moldesNaMesa } from './moldes.ts';

/** The templates by their names, each with the next concurso of its lotteries (REGRAS 2.12 Templates). */
export async function listMoldes(ctx: ContextoUsuario): Promise<Resposta<typeof contrato.listMoldes>> {
  return { itens: await moldesNaMesa(ctx) };
}
