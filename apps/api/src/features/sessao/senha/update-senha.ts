import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirConfirmacaoForte } from '../confirmacao/confirmacao-forte.ts';
import { abrirTentativa, encerrarTentativa } from '../login/tentativas.ts';
import { getDonoDaConta } from '../repository.ts';
import { esquecerSessoes } from '../sessoes/encerrar-sessoes.ts';
import { comProvaContada } from '../sessoes/provas-da-sessao.ts';
import { conferirSenha, hashDaSenha } from './senha.ts';
import { exigirSenhaBoa, gravarSenha } from './trocar-senha.ts';

/**
 * Changes the password. The person gives the old one, under the limits on guessing, so that an open session alone
 * cannot take over the account (ASVS 6.2.3). A person who registered by a social account and has no password yet
 * confirms instead.
 */
export async function updateSenha(
  ctx: ContextoUsuario,
  { body: { senhaAtual, senha } }: Recebida<typeof seguranca.updateSenha>,
): Promise<void> {
  const { deps, usuario } = ctx;
  const { id: usuarioId, sessaoId } = usuario;
  exigirSenhaBoa(senha);
  const dono = await getDonoDaConta(deps.db, usuarioId);
  if (dono.senhaHash !== null) {
    await comProvaContada(ctx, () => conferirSenhaAtual(ctx, dono, senhaAtual ?? ''));
    if (senhaAtual === senha) recusar('senhaRepetida');
  }
  const senhaHash = await hashDaSenha(senha);
  const encerradas = await emTransacao(deps.db, async (trx) => {
    if (dono.senhaHash === null) await exigirConfirmacaoForte(trx, ctx, 'criarSenha');
    return await gravarSenha(trx, ctx, { usuarioId, senhaHash, como: 'perfil', exceto: sessaoId });
  });
  esquecerSessoes(deps, encerradas);
}

async function conferirSenhaAtual(
  { deps, agora, ip, hashDispositivo: dispositivo }: ContextoUsuario,
  { email, senhaHash }: { readonly email: string; readonly senhaHash: string | null },
  senha: string,
): Promise<void> {
  const conta = { acao: 'senha', conta: email, ip, dispositivo, dispositivoConhecido: true, agora } as const;
  const tentativa = await abrirTentativa(deps, conta);
  const certa = await conferirSenha(senhaHash, senha);
  await encerrarTentativa(deps, tentativa, certa);
  if (!certa) recusar('senhaAtualNaoConfere');
}
