import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { RAIZES_COMUNS } from '@rateia/domain/palavras-comuns';
import { ehSenhaComum } from '@rateia/domain/senhas-comuns';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { hashUtilizavel, resumoDoDispositivo } from '../aparelhos/dispositivos.ts';
import { findContaByEmail } from '../repository.ts';
import { expirarSenha } from '../senha/expirar-senha.ts';
import { conferirSenha } from '../senha/senha.ts';
import type { SessaoAberta } from './abrir-sessao.ts';
import { entrarNaConta } from './entrar-na-conta.ts';
import { abrirTentativa, encerrarTentativa } from './tentativas.ts';

/**
 * Login. A wrong password and an unknown e-mail get the same answer after the same time. A device that is new to this
 * account, or an e-mail that was never confirmed, gets a code by e-mail and 412 (spec A§4 Session; ASVS 6.3.8).
 */
export async function token(
  ctx: Contexto,
  { body: { email, senha, hashDispositivo, nomeDispositivo, campanha } }: Recebida<typeof sessao.token>,
  tokens: Tokens,
): Promise<SessaoAberta> {
  const { deps, agora, ip } = ctx;
  const enviado = hashDispositivo ?? ctx.hashDispositivo;
  const dispositivo = hashUtilizavel(enviado);
  const conta = await findContaByEmail(deps.db, { email, dispositivo: resumoDoDispositivo(dispositivo) });
  const conhecido = conta !== undefined && conta.dispositivoId !== null && conta.emailVerificado;
  const tentativa = await abrirTentativa(deps, {
    acao: 'senha',
    conta: email,
    ip,
    dispositivo: enviado,
    dispositivoConhecido: conhecido,
    agora,
  });
  const certa = await conferirSenha(conta?.senhaHash ?? null, senha);
  await encerrarTentativa(deps, tentativa, certa);
  if (conta === undefined || !certa) {
    deps.metricas.entradas.inc({ desfecho: 'recusada' });
    return recusar('credenciaisInvalidas');
  }
  const senhaExpirada = conta.senhaExpirada || (await expirarSeComum(ctx, { usuarioId: conta.id, senha }));
  return await entrarNaConta(ctx, tokens, {
    conta: { ...conta, senhaExpirada },
    dispositivo,
    nomeDispositivo,
    campanha,
    como: 'senha',
  });
}

/** A password that has become one of the common ones since it was made is as good as published (REGRAS 2.18; ASVS 6.2.4). */
async function expirarSeComum(
  { deps, agora, ip }: Contexto,
  { usuarioId, senha }: { readonly usuarioId: number; readonly senha: string },
): Promise<boolean> {
  if (!ehSenhaComum(senha, RAIZES_COMUNS)) return false;
  await emTransacao(deps.db, (trx) => expirarSenha(trx, { usuarioId, motivo: 'senhaComum', agora, ip }));
  return true;
}
