import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { mascararTelefone } from '@rateia/domain/usuario/telefone';
import type { Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { criarPin } from '../../sessao/index.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { notificarTelefone } from './notificar-telefone.ts';
import { telefoneDeOutro } from './telefones-repository.ts';

const ESCOPO = { [ID_TIPO_PIN.telefone]: 'telefone', [ID_TIPO_PIN.alteracaoTelefone]: 'trocaTelefone' } as const;
type TipoPinDoTelefone = keyof typeof ESCOPO;

/** The act that a phone code is bound to: its kind, the account and the number. */
export function vinculoDoTelefone(
  cifra: Cifra,
  p: { readonly tipo: TipoPinDoTelefone; readonly usuarioId: number; readonly telefone: string },
): string {
  return `${ESCOPO[p.tipo]}:${p.usuarioId}:${cifra.indice(p.telefone, CONTEXTO.telefone).toString('hex')}`;
}

/**
 * Sends a code to a phone. A phone that another account has confirmed gets a warning instead. The caller gets the same
 * answer in both cases, after the same work and within the same limits, so that nobody learns who has an account (ASVS
 * 6.3.8; REGRAS 2.21).
 */
export async function enviarPinDoTelefone(
  trx: Trx,
  { deps, usuario, agora, requestId }: ContextoUsuario,
  { tipo, telefone }: { readonly tipo: TipoPinDoTelefone; readonly telefone: string },
): Promise<{ readonly telefone: string; readonly expiraEm: string }> {
  const usuarioId = usuario.id;
  const indice = deps.cifra.indice(telefone, CONTEXTO.telefone);
  const livre = (await telefoneDeOutro(trx, { indice, usuarioId })) === undefined;
  const { expiraEm } = await criarPin(trx, deps, {
    tipo,
    usuarioId,
    canal: 'sms',
    destino: telefone,
    vinculo: vinculoDoTelefone(deps.cifra, { tipo, usuarioId, telefone }),
    entregar: livre,
    agora,
    requestId,
  });
  if (!livre) await notificarTelefone(trx, deps, { telefone, aviso: 'pedidoPorOutro', agora, requestId });
  return { telefone: mascararTelefone(telefone), expiraEm };
}
