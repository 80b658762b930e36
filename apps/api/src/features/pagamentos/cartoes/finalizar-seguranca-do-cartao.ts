import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ProvedorIndefinido } from '../provedor-indefinido.ts';
import { meuCartao } from './cartoes-do-usuario.ts';
import { verificarCartao } from './verificacao.ts';

type Contrato = typeof pagamentos.finalizarSegurancaDoCartao;

/** Asks now what became of the amount that is to be held on a card: its holder waits for it (spec B§7). */
export async function finalizarSegurancaDoCartao(
  ctx: ContextoUsuario,
  { body: { idCartao } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  await meuCartao(ctx, idCartao);
  try {
    await verificarCartao(ctx.deps, idCartao);
  } catch (erro) {
    if (!(erro instanceof ProvedorIndefinido)) throw erro;
    return recusar('indisponivel', { cabecalhos: { 'retry-after': '5' } });
  }
  return await meuCartao(ctx, idCartao);
}
