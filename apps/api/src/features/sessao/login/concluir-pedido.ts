import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { herdarSancoes } from '../../../db/sancoes-herdadas.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { hashUtilizavel, liberarDispositivoDe, resumoDoDispositivo } from '../aparelhos/dispositivos.ts';
import { anotarLiberacao, notificarDeAparelho } from '../aparelhos/notificar-de-aparelho.ts';
import type { Liberacao } from '../repository.ts';
import { confirmarEmail, usarLiberacao } from '../repository.ts';
import type { SessaoAberta } from './abrir-sessao.ts';
import { abrirSessao } from './abrir-sessao.ts';
import { TIPO_SOLICITACAO } from './entrar-na-conta.ts';

/** Trusts the device, remembers the network, tells the account, and opens the session: once for each request. */
export async function concluirPedido(
  trx: Trx,
  { ctx, tokens }: { readonly ctx: Contexto; readonly tokens: Tokens },
  { pedido, resumo, como }: { readonly pedido: Liberacao; readonly resumo: string; readonly como: string },
): Promise<SessaoAberta> {
  const { deps, agora, ip } = ctx;
  if (!(await usarLiberacao(trx, { hash: resumo, agora }))) recusar('pinInvalido');
  const { usuarioId, dispositivoId, dispositivoNome: aparelho } = pedido;
  const hashDispositivo = hashDoCliente(ctx, pedido);
  const primeira = await confirmarEmail(trx, { usuarioId, agora });
  if (primeira) await herdarSancoes(trx, deps.cifra, { usuarioId, agora });
  await liberarDispositivoDe(trx, {
    id: dispositivoId,
    hashDispositivo,
    ip,
    parede: instanteDe(deps.relogio.parede()),
  });
  await anotarLiberacao(trx, ctx, { usuarioId, dispositivoId, como });
  if (!primeira && pedido.tipo === TIPO_SOLICITACAO.dispositivo)
    await notificarDeAparelho(trx, ctx, { usuarioId, dispositivoId, aparelho });
  return await abrirSessao(trx, { ctx, tokens }, { usuarioId, dispositivoId, hashDispositivo, como: 'liberacao' });
}

/** A request that may still be answered: nobody has used or refused it, and its time is not over. */
export function pedidoEmAberto(pedido: Liberacao, agora: string): boolean {
  return !pedido.usada && !pedido.recusada && milissegundosDe(pedido.expiraEm) > milissegundosDe(agora);
}

/** The id the client already had when it asked, else a new one for it to keep: only a digest of the old is stored. */
function hashDoCliente({ hashDispositivo }: Contexto, { dispositivoHash }: Liberacao): string {
  return hashDispositivo !== null && resumoDoDispositivo(hashDispositivo).equals(dispositivoHash)
    ? hashDispositivo
    : hashUtilizavel(null);
}
