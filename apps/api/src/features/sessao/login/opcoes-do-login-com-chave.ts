import type { Resposta } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import type { Contexto } from '../../../http/contexto.ts';
import { opcoesSemSenha } from './chave-sem-senha.ts';

/**
 * A challenge for any passkey of ours that the browser holds; it says nothing about any account (spec A§6 Two-factor).
 */
export async function opcoesDoLoginComChave({
  deps,
  agora,
}: Contexto): Promise<Resposta<typeof sessao.opcoesDoLoginComChave>> {
  return await opcoesSemSenha(deps, agora);
}
