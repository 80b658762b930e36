import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import type { SessaoAberta } from '../../sessao/index.ts';
import { travarConta } from '../repository.ts';
import { confirmarCadastro } from './confirmar-cadastro.ts';
import { usarLinkDoCadastro } from './links.ts';
import { aplicarRegistro } from './registro-feito.ts';

/** Confirms the registration by the link of its e-mail, once, and logs in (spec A§7 usuario/cadastro/pin/ativar). */
export async function ativarCadastro(
  ctx: Contexto,
  { params: { hash }, body }: Recebida<typeof cadastro.ativarCadastro>,
  tokens: Tokens,
): Promise<SessaoAberta> {
  return await emTransacao(ctx.deps.db, async (trx) => {
    const { usuarioId, registro } =
      (await usarLinkDoCadastro(trx, { hash, agora: ctx.agora })) ?? recusar('linkVencido');
    const { emailVerificado, email } = await travarConta(trx, usuarioId);
    if (emailVerificado) recusar('linkVencido');
    await aplicarRegistro(trx, ctx, { usuarioId, email, registro, enviado: body.cadastro });
    const { hashDispositivo, nomeDispositivo } = body;
    return await confirmarCadastro(trx, { ctx, tokens }, { usuarioId, hashDispositivo, nomeDispositivo });
  });
}
