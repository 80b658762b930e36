import { formatarHora } from '@rateia/domain/datas-formatadas';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirarSemFato } from '../../../db/fila.ts';
import type { Contexto } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { ENVIAR_LINK_PEDIDO } from '../agenda.ts';
import { anularLinks, criarLink, enviarLink, linksDaUltimaHora } from '../links/links.ts';
import { contarTentativa } from '../login/tentativas.ts';

/** Context under which an e-mail is encrypted in the job that looks its account up. */
export const CONTEXTO_DO_PEDIDO = 'pedido:email';

/**
 * "Esqueci a senha", and "bloquear a minha conta" without a link. The answer and its time are the same for every
 * e-mail, because nothing is looked up before it: a job does that (ASVS 6.3.8).
 */
export async function pedirPorEmail(
  { deps, agora, ip, hashDispositivo: dispositivo, requestId }: Contexto,
  { email, tipo }: { readonly email: string; readonly tipo: 'senha' | 'bloqueio' },
): Promise<void> {
  const conta = `${tipo}:${email}`;
  await contarTentativa(deps.db, deps, { acao: 'recuperacao', conta, ip, dispositivo, agora });
  const emailCifrado = deps.cifra.cifrar(email, CONTEXTO_DO_PEDIDO).toString('base64');
  await enfileirarSemFato(deps.db, ENVIAR_LINK_PEDIDO, { tipo, emailCifrado }, { requestId });
}

/** The job behind both: an account of that e-mail gets its link, three an hour; any other e-mail gets nothing. */
export async function enviarLinkPedido(
  deps: Deps,
  {
    tipo,
    emailCifrado,
    requestId,
  }: { readonly tipo: 'senha' | 'bloqueio'; readonly emailCifrado: string; readonly requestId: string | undefined },
): Promise<void> {
  const email = deps.cifra.decifrar(Buffer.from(emailCifrado, 'base64'), CONTEXTO_DO_PEDIDO);
  await emTransacao(deps.db, async (trx) => {
    const conta = await trx.selectFrom('usuarios').select('id').where('email', '=', email).executeTakeFirst();
    if (conta === undefined) return;
    await mandarLink(trx, deps, { usuarioId: conta.id, tipo, requestId });
  });
}

/** One link to a new password is valid at a time; of each kind no more than three are sent in an hour (REGRAS 2.6). */
export async function mandarLink(
  trx: Trx,
  deps: Deps,
  {
    usuarioId,
    tipo,
    requestId,
  }: { readonly usuarioId: number; readonly tipo: 'senha' | 'bloqueio'; readonly requestId: string | undefined },
): Promise<void> {
  const agora = deps.relogio.agora();
  const { pin, sessao } = await deps.regras();
  if ((await linksDaUltimaHora(trx, { usuarioId, tipo, agora })) >= pin.emissoesPorHora) return;
  // The links of notices go on: a person who asks for a block cannot take "não fui eu" away from the owner.
  if (tipo === 'senha') await anularLinks(trx, { usuarioId, tipos: ['senha'], agora });
  const link = await criarLink(trx, { tipo, usuarioId, agora, minutos: sessao.minutosDoLink });
  await enviarLink(trx, deps, {
    usuarioId,
    modelo: tipo === 'senha' ? 'recuperarSenha' : 'pedidoDeBloqueio',
    dados: { validoAte: formatarHora(link.expiraEm) },
    caminho: link.caminho,
    ...(requestId === undefined ? {} : { requestId }),
  });
}
