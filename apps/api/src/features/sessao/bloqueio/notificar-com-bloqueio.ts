import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { MODELOS } from '../../notificacoes/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { ModeloComBloqueio } from '../agenda.ts';
import { criarLink, enviarLink } from '../links/links.ts';

type Modelo = ModeloComBloqueio;
type Aviso<M extends Modelo> = {
  readonly usuarioId: number;
  readonly modelo: M;
  readonly dados: Parameters<(typeof MODELOS)[M]>[0] & Readonly<Record<string, string | number | null>>;
  readonly fato: string | number;
  readonly agora: Instante;
  readonly requestId?: string;
};

/**
 * Tells the owner of a change to the protections of the account. In the app and by push the notice has no link. The
 * e-mail has a link "Não fui eu", which blocks the account without a login, because the victim may have lost the login.
 * No list shows that link (REGRAS 2.18).
 */
export async function notificarComBloqueio<M extends Modelo>(
  trx: Trx,
  deps: Deps,
  { usuarioId, modelo, dados, fato, agora, requestId }: Aviso<M>,
): Promise<void> {
  const pedido = requestId === undefined ? {} : { requestId };
  await notificar(trx, { usuarioId, modelo, dados, fato, agora, ...pedido });
  const { sessao } = await deps.regras();
  const { caminho } = await criarLink(trx, { tipo: 'bloqueio', usuarioId, agora, minutos: sessao.minutosDoBloqueio });
  await enviarLink(trx, deps, { usuarioId, modelo, dados, caminho, ...pedido });
}
