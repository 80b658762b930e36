import { instanteDe } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { herdarSancoes } from '../../../db/sancoes-herdadas.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Contexto } from '../../../http/contexto.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { SessaoAberta } from '../../sessao/index.ts';
import { abrirSessao, hashUtilizavel, nomeDoAparelho, registrarDispositivo } from '../../sessao/index.ts';
import { confirmarEmailDaConta } from '../repository.ts';
import { apagarLinksDoCadastro, linksDoCadastro } from './links.ts';

type Confirmacao = {
  readonly usuarioId: number;
  readonly hashDispositivo: string | undefined;
  readonly nomeDispositivo: string | undefined;
};

/** The e-mail of a registration is theirs: the account begins, the device it was shown on is trusted, and they are in. */
export async function confirmarCadastro(
  trx: Trx,
  { ctx, tokens }: { readonly ctx: Contexto; readonly tokens: Tokens },
  { usuarioId, hashDispositivo: enviado, nomeDispositivo }: Confirmacao,
): Promise<SessaoAberta> {
  const { deps, agora, ip, requestId } = ctx;
  const hashDispositivo = hashUtilizavel(enviado ?? ctx.hashDispositivo);
  await confirmarEmailDaConta(trx, { id: usuarioId, agora });
  await herdarSancoes(trx, deps.cifra, { usuarioId, agora });
  await apagarLinksDoCadastro(trx, await linksDoCadastro(trx, usuarioId));
  const dispositivoId = await registrarDispositivo(trx, {
    usuarioId,
    hashDispositivo,
    nome: nomeDoAparelho(nomeDispositivo, ctx.agente),
    ip,
    parede: instanteDe(deps.relogio.parede()),
    liberado: true,
  });
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'cadastro.emailConfirmado',
    alvo: `usuario:${usuarioId}`,
    ip,
    em: agora,
  });
  await notificar(trx, { usuarioId, modelo: 'boasVindas', dados: {}, fato: usuarioId, agora, requestId });
  return await abrirSessao(trx, { ctx, tokens }, { usuarioId, dispositivoId, hashDispositivo, como: 'cadastro' });
}
