import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { travarConta } from '../repository.ts';
import { criarLink } from './criar-link.ts';

/**
 * A link to the bot that confirms this number, without a code. Whether another account has the number is told by the bot,
 * to who has it (spec A§7; REGRAS 2.19, 2.21).
 */
export const validarTelegram = async (
  ctx: ContextoUsuario,
  { body: { telefone } }: Recebida<typeof cadastro.validarTelegram>,
): Promise<Resposta<typeof cadastro.validarTelegram>> => {
  const { db, deps, usuario } = ctx;
  if (deps.gateways.mensagem.telegram === undefined) return recusar('telegramIndisponivel');
  const indice = deps.cifra.indice(telefone, CONTEXTO.telefone);
  return await emTransacao(db, async (trx) => {
    if ((await travarConta(trx, usuario.id)).telefoneVerificado) recusar('conflito');
    return await criarLink(trx, ctx, { telefone: indice, vincula: false });
  });
};
