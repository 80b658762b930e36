import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { liberarRetiradaEmRevisao } from '../revisao/liberar-retirada-em-revisao.ts';
import { decidirSobreRetirada } from './decidir-sobre-retirada.ts';

/** Lets a withdrawal under review go out (REGRAS 2.15 release review). */
export async function aprovarRetirada(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof backoffice.aprovarRetirada>,
) {
  return await decidirSobreRetirada(ctx, {
    id: params.id,
    mensagem: body.mensagem,
    acao: 'retirada.aprovar',
    decidir: liberarRetiradaEmRevisao,
  });
}
