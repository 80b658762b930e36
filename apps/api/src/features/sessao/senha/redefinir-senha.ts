import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { emTransacao } from '../../../db/banco.ts';
import { herdarSancoes } from '../../../db/sancoes-herdadas.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { usarLink } from '../links/links.ts';
import { perdoarTentativas } from '../login/tentativas.ts';
import { confirmarEmail, getDonoDaConta, largarCadastroNaoConfirmado } from '../repository.ts';
import { esquecerSessoes } from '../sessoes/encerrar-sessoes.ts';
import { conferirSenha, hashDaSenha } from './senha.ts';
import { exigirSenhaBoa, gravarSenha } from './trocar-senha.ts';

/**
 * Makes a new password by a link. It opens no session and removes no second factor: a person who has only the e-mail
 * still lacks that (ASVS 6.4.3). It lifts the owner's own block, never the operation's.
 */
export async function redefinirSenha(
  ctx: Contexto,
  { body: { hash, senha } }: Recebida<typeof sessao.redefinirSenha>,
): Promise<void> {
  const { deps, agora } = ctx;
  exigirSenhaBoa(senha);
  const senhaHash = await hashDaSenha(senha);
  const encerradas = await emTransacao(deps.db, async (trx) => {
    const { usuarioId } = (await usarLink(trx, { token: hash, tipos: ['novaSenha'], agora })) ?? recusar('linkVencido');
    const antes = await getDonoDaConta(trx, usuarioId);
    if (antes.senhaExpirada && (await conferirSenha(antes.senhaHash, senha))) recusar('senhaRepetida');
    await largarCadastroNaoConfirmado(trx, usuarioId);
    if (await confirmarEmail(trx, { usuarioId, agora })) await herdarSancoes(trx, deps.cifra, { usuarioId, agora });
    await trx
      .updateTable('usuarios')
      .set({ bloqueado_em: null, bloqueado_por: null })
      .where('id', '=', usuarioId)
      .where('bloqueado_por', '=', 'dono')
      .execute();
    await perdoarTentativas(trx, deps, antes);
    return await gravarSenha(trx, ctx, { usuarioId, senhaHash, como: 'recuperacao' });
  });
  esquecerSessoes(deps, encerradas);
}
