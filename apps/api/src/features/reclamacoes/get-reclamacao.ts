import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { apresentarReclamacao } from './apresentar-reclamacao.ts';
import { exigirParte } from './exigir-parte.ts';
import { acharReclamacao } from './repository.ts';

type Contrato = typeof reclamacoes.getReclamacao;

/** One complaint with its thread, evidence, money and clock, for either side (spec B§4, B§7). */
export async function getReclamacao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { reclamacao } = exigirParte(ctx, await acharReclamacao(ctx.db, id), 'getReclamacao');
  return await apresentarReclamacao(ctx, reclamacao);
}
