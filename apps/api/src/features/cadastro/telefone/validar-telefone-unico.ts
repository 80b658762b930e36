import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { getConta } from '../repository.ts';
import { enviarPinDoTelefone } from './pin-do-telefone.ts';

type Chamada = typeof cadastro.validarTelefoneUnico;

/** Sends a code by SMS to the phone of an account that has none. Changing a confirmed one is another flow (spec A§7). */
export async function validarTelefoneUnico(
  ctx: ContextoUsuario,
  { body: { telefone } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  if ((await getConta(ctx.db, ctx.usuario.id)).telefoneVerificado) recusar('conflito');
  return await emTransacao(ctx.db, (trx) => enviarPinDoTelefone(trx, ctx, { tipo: ID_TIPO_PIN.telefone, telefone }));
}
