import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { negarRetiradaEmRevisao } from '../revisao/negar-retirada-em-revisao.ts';
import { decidirSobreRetirada } from './decidir-sobre-retirada.ts';

/** Turns a withdrawal under review down; the reserved amount comes back whole (REGRAS 2.15). */
export async function recusarRetirada(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof backoffice.recusarRetirada>,
) {
  return await decidirSobreRetirada(ctx, {
    id: params.id,
    mensagem: body.mensagem,
    acao: 'retirada.recusar',
    decidir: negarRetiradaEmRevisao,
  });
}
