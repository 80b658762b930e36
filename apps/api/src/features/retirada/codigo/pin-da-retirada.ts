import { comoPendencias } from '@rateia/domain/cadastro/pendencias';
import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import type { Instante } from '@rateia/domain/datas';
import type { CanalDoCodigo } from '@rateia/domain/notificacoes/entrega';
import { mascararEmail } from '@rateia/domain/usuario/email';
import { mascararTelefone } from '@rateia/domain/usuario/telefone';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { criarPin, ultimoPin } from '../../sessao/index.ts';
import { getConta } from '../limites/fatos-da-conta.ts';
import type { Retirada } from '../repository.ts';

/** Context under which a person's phone is encrypted. */
const CONTEXTO_DO_TELEFONE = 'usuario:telefone';

/** The act that the code of a withdrawal is bound to: this one withdrawal (ASVS 6.6.2). */
export function vinculoDaRetirada({ id }: Pick<Retirada, 'id'>): string {
  return `retirada:${id}`;
}

/** Sends the code of a withdrawal by e-mail (106) or SMS (245) (REGRAS 2.6 PIN). */
export async function enviarPinDaRetirada(
  trx: Trx,
  { deps, usuario, agora, requestId }: ContextoUsuario,
  { retirada, canal }: { readonly retirada: Retirada; readonly canal: CanalDoCodigo },
): Promise<Retirada> {
  const { email, telefoneCifrado } = await getConta(trx, usuario.id);
  const comum = { usuarioId: usuario.id, canal, vinculo: vinculoDaRetirada(retirada), agora, requestId };
  async function guardar({ expiraEm }: { readonly expiraEm: Instante }): Promise<Retirada> {
    await trx.updateTable('retiradas').set({ pin_expira_em: expiraEm }).where('id', '=', retirada.id).execute();
    return { ...retirada, pinExpiraEm: expiraEm };
  }
  if (canal === 'email') {
    return await guardar(await criarPin(trx, deps, { ...comum, tipo: ID_TIPO_PIN.retirada, destino: email }));
  }
  if (telefoneCifrado === null)
    return recusar('validacaoObrigatoria', { dados: { pendencias: comoPendencias(['telefone']) } });
  const destino = deps.cifra.decifrar(telefoneCifrado, CONTEXTO_DO_TELEFONE);
  return await guardar(await criarPin(trx, deps, { ...comum, tipo: ID_TIPO_PIN.retiradaSms, destino }));
}

/** The masked address of the last code of a withdrawal: the kind of the code tells the channel. */
export async function paraOndeFoiOPin(
  db: Executor,
  cifra: Cifra,
  retirada: Pick<Retirada, 'id' | 'usuarioId'>,
): Promise<string | null> {
  const pin = await ultimoPin(db, vinculoDaRetirada(retirada));
  if (pin === undefined) return null;
  const { email, telefoneCifrado } = await getConta(db, retirada.usuarioId);
  if (pin.tipo !== ID_TIPO_PIN.retiradaSms) return mascararEmail(email);
  return telefoneCifrado === null ? null : mascararTelefone(cifra.decifrar(telefoneCifrado, CONTEXTO_DO_TELEFONE));
}
