import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { acharRecibo } from './achar-recibo.ts';

type Contrato = typeof carteira.getRecibo;

/** The receipt of one's own payment: lines, means, moment and the next charge (REGRAS 2.3). */
export async function getRecibo(ctx: ContextoUsuario, { params }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  return (await acharRecibo(ctx, { ...params, usuarioId: ctx.usuario.id })) ?? recusar('naoEncontrado');
}
