import type { cadastro } from '@rateia/contracts/cadastro';
import type { Resposta } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarConta } from '../repository.ts';
import { telefoneConfirmadoDe } from './conversas-repository.ts';
import { criarLink } from './criar-link.ts';

/**
 * Makes a link to the bot: a person who opens it and shares the number of the account gets messages there (REGRAS
 * 2.19).
 */
export async function vincularTelegram(ctx: ContextoUsuario): Promise<Resposta<typeof cadastro.vincularTelegram>> {
  return await emTransacao(ctx.db, async (trx) => {
    await travarConta(trx, ctx.usuario.id);
    const telefone = await telefoneConfirmadoDe(trx, ctx.usuario.id);
    if (telefone === null) return recusar('conflito', { message: 'Confirme antes o seu telefone.' });
    return await criarLink(trx, ctx, { telefone, vincula: true });
  });
}
