import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirMembro } from '../exigir-membro.ts';
import { apresentarOpcao } from '../presenter.ts';
import { opcoesDeSaida } from './opcoes-de-saida.ts';

type Contrato = typeof cancelamento.getCancelamentoMembro;

/** The ways a member may leave this group, each with its date and its refund (spec B§7; REGRAS 2.9). */
export async function getCancelamentoMembro(
  ctx: ContextoUsuario,
  { params }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const membro = await exigirMembro(ctx, params.id, 'getCancelamentoMembro');
  const opcoes = await opcoesDeSaida(ctx.db, ctx.deps, { membro, agora: ctx.agora });
  if (opcoes.length === 0) return recusar('cancelamentoNaoPermitido');
  return { opcoes: opcoes.map(apresentarOpcao), idAssinatura: membro.id };
}
