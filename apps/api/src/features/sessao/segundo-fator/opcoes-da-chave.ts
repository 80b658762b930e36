import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirConfirmacaoForte } from '../confirmacao/confirmacao-forte.ts';
import { getDonoDaConta } from '../repository.ts';
import { opcoesDeCadastro } from './chaves-de-acesso.ts';
import { fatoresDaConta } from './fatores.ts';

/** Begins a passkey: the challenge is the proof that the person confirmed, so the answer to it needs no other. */
export async function opcoesDaChave(ctx: ContextoUsuario) {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const { id: usuarioId, sessaoId } = usuario;
    if ((await fatoresDaConta(trx, usuarioId)).chaves >= MAXIMO_DE_CHAVES)
      recusar('limiteDeChaves', { valores: { max: MAXIMO_DE_CHAVES } });
    await exigirConfirmacaoForte(trx, ctx, 'segundoFator');
    const { email, nome, idHash } = await getDonoDaConta(trx, usuarioId);
    return await opcoesDeCadastro(trx, deps, { usuarioId, dono: sessaoId, agora, email, nome, idHash });
  });
}

/** An account with more keys than this is an attempt to fill our tables. */
const MAXIMO_DE_CHAVES = 10;
