import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { travarConta } from '../repository.ts';
import { criarLink } from './criar-link.ts';

/**
 * Makes a link to the bot that confirms this number, without a code. Only the bot tells that another account has the
 * number, and only to the holder of the number (spec A§7; REGRAS 2.19, 2.21).
 */
export async function validarTelegram(
  ctx: ContextoUsuario,
  { body: { telefone } }: Recebida<typeof cadastro.validarTelegram>,
): Promise<Resposta<typeof cadastro.validarTelegram>> {
  const { db, deps, usuario } = ctx;
  if (deps.gateways.mensagem.telegram === undefined) return recusar('telegramIndisponivel');
  const indice = deps.cifra.indice(telefone, CONTEXTO.telefone);
  return await emTransacao(db, async (trx) => {
    if ((await travarConta(trx, usuario.id)).telefoneVerificado) recusar('conflito');
    return await criarLink(trx, ctx, { telefone: indice, vincula: false });
  });
}
