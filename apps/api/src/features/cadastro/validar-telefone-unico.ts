import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { mascararTelefone } from '@rateia/domain/usuario/telefone';
import { emTransacao } from '../../db/banco.ts';
import type { Cifra } from '../../gateways/chaves/port.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { criarPin } from '../sessao/index.ts';
import { CONTEXTO } from './pessoais.ts';
import { getConta, telefoneDeOutro } from './repository.ts';

/** What a phone code is bound to: the account and the number. */
export const vinculoDoTelefone = (
  cifra: Cifra,
  { usuarioId, telefone }: { readonly usuarioId: number; readonly telefone: string },
): string => `telefone:${usuarioId}:${cifra.indice(telefone, CONTEXTO.telefone).toString('hex')}`;

/** Sends a code by SMS to a phone that no other account has confirmed. Changing a confirmed one is another flow (spec A§7). */
export const validarTelefoneUnico = async (
  { deps, usuario, agora, requestId }: ContextoUsuario,
  { body: { telefone } }: Recebida<typeof cadastro.validarTelefoneUnico>,
): Promise<{ telefone: string; expiraEm: string }> => {
  const indice = deps.cifra.indice(telefone, CONTEXTO.telefone);
  const { telefoneVerificado } = await getConta(deps.db, usuario.id);
  if (telefoneVerificado) recusar('conflito');
  if (await telefoneDeOutro(deps.db, { indice, usuarioId: usuario.id })) recusar('telefoneJaUsado');
  const { expiraEm } = await emTransacao(deps.db, (trx) =>
    criarPin(trx, deps, {
      tipo: ID_TIPO_PIN.telefone,
      usuarioId: usuario.id,
      canal: 'sms',
      destino: telefone,
      vinculo: vinculoDoTelefone(deps.cifra, { usuarioId: usuario.id, telefone }),
      agora,
      requestId,
    }),
  );
  return { telefone: mascararTelefone(telefone), expiraEm };
};
