import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { mascararEmail } from '@rateia/domain/usuario/email';
import { emTransacao } from '../../db/banco.ts';
import type { Contexto } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import type { Tokens } from '../../http/tokens.ts';
import type { SessaoAberta } from '../sessao/index.ts';
import { confirmarCadastro } from './confirmar-cadastro.ts';
import { olharLinkDoCadastro, usarLinkDoCadastro } from './links.ts';
import { travarConta } from './repository.ts';

/** Whose registration a link confirms, for the page that asks first: a link that is only opened does nothing. */
export const getAtivacao = async (
  { db, agora }: Contexto,
  { params: { hash } }: Recebida<typeof cadastro.getAtivacao>,
): Promise<Resposta<typeof cadastro.getAtivacao>> => {
  const achado = (await olharLinkDoCadastro(db, { hash, agora })) ?? recusar('linkVencido');
  return { primeiroNome: achado.primeiro_nome, email: mascararEmail(achado.email) };
};

/** Confirms the registration by the link of its e-mail, once, and logs in (spec A§7 usuario/cadastro/pin/ativar). */
export const ativar = async (
  ctx: Contexto,
  { params: { hash }, body }: Recebida<typeof cadastro.ativar>,
  tokens: Tokens,
): Promise<SessaoAberta> =>
  await emTransacao(ctx.deps.db, async (trx) => {
    const usuarioId = (await usarLinkDoCadastro(trx, { hash, agora: ctx.agora })) ?? recusar('linkVencido');
    const conta = await travarConta(trx, usuarioId);
    if (conta.emailVerificado) recusar('linkVencido');
    const { hashDispositivo, nomeDispositivo } = body;
    return await confirmarCadastro(trx, { ctx, tokens }, { usuarioId, hashDispositivo, nomeDispositivo });
  });
