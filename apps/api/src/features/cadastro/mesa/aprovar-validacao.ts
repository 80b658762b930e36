import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Decidida } from './decidir-sobre-validacao.ts';
import { decidirSobreValidacao } from './decidir-sobre-validacao.ts';

/** Approved after name, CPF and face were compared (REGRAS 2.15). */
export async function aprovarValidacao(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof backoffice.aprovarValidacao>,
): Decidida {
  return await decidirSobreValidacao(
    ctx,
    { idPublico: params.id, evento: 'aprovar', mensagem: body.mensagem },
    body.conferido,
  );
}
