import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import { criarPin } from '../../sessao/index.ts';
import type { RegistroFeito } from './links.ts';
import { criarLinkDoCadastro } from './links.ts';
import { vinculoDoCadastro } from './vinculo-do-cadastro.ts';

/** The minutes for which the link beside the code is valid; the code itself ends after minutes. */
const MINUTOS_DO_LINK = 24 * 60;

type Pedido = {
  readonly email: string;
  readonly usuarioId: number | null;
  /**
   * The registration that the code is for, by the digest of its handle, and its data where a link is to confirm them.
   */
  readonly resumo: Buffer | undefined;
  readonly registro?: RegistroFeito | undefined;
  readonly semEmissao?: boolean;
  readonly agora: Instante;
  readonly requestId: string;
};

/**
 * Makes a registration code, delivered only when `usuarioId` is given. False when the limits refuse it: registration
 * never tells, because the answer would say that the e-mail is known (ASVS 6.3.8).
 */
export async function criarPinDoCadastro(
  trx: Trx,
  deps: Deps,
  { email, usuarioId, resumo, registro, semEmissao = false, agora, requestId }: Pedido,
): Promise<boolean> {
  try {
    const hash =
      usuarioId === null
        ? undefined
        : await criarLinkDoCadastro(trx, { usuarioId, agora, minutos: MINUTOS_DO_LINK, registro });
    await criarPin(trx, deps, {
      tipo: ID_TIPO_PIN.email,
      usuarioId,
      canal: 'email',
      destino: email,
      vinculo: vinculoDoCadastro(deps.cifra, { email, resumo }),
      semEmissao,
      agora,
      requestId,
      ...(hash === undefined ? {} : { caminho: `/cadastro/confirmacao/${hash}` }),
    });
    return true;
  } catch (erro) {
    if (erro instanceof ErroDeCatalogo && (erro.chave === 'pinLimiteEnvios' || erro.chave === 'pinBloqueado'))
      return false;
    throw erro;
  }
}
