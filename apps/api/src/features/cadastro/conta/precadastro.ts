import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Contexto } from '../../../http/contexto.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { contarPedidoDeCadastro } from './contar-pedido.ts';
import { guardarPrecadastro } from './precadastros-repository.ts';

/** Notes the e-mail and the campaign of the first step; says nothing about accounts (spec A§4 Registration). */
export async function precadastro(
  ctx: Contexto,
  { body: { email, campanha } }: Recebida<typeof cadastro.precadastro>,
): Promise<void> {
  await contarPedidoDeCadastro(ctx, email);
  const { cifra } = ctx.deps;
  await guardarPrecadastro(ctx.db, {
    indice: cifra.indice(email, CONTEXTO.precadastro),
    cifrado: cifra.cifrar(email, CONTEXTO.precadastro),
    campanha,
    agora: ctx.agora,
  });
}
