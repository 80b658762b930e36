import { createHash, randomBytes } from 'node:crypto';
import { instanteDe } from '@rateia/domain/datas';
import { redeLargaDe } from '@rateia/domain/sessao/limites';
import type { ModoDeLogin } from '@rateia/domain/sessao/login';
import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { VIDA_DO_TOKEN_S } from '../../../http/tokens.ts';
import { temSegundoFator } from '../segundo-fator/fatores.ts';
import { chaveDoLogin } from '../segundo-fator/prova-da-chave.ts';
import { lembrarRede } from './redes.ts';

const BYTES_DO_REFRESH = 32;
const DIA_MS = 86_400_000;

export type SessaoAberta = {
  readonly token: string;
  readonly refreshToken: string;
  readonly hashDispositivo: string;
  readonly expiraEm: string;
};

/** The digest of a refresh token, which is stored instead of it. */
export function resumoDoRefresh(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}

/** When an access token made now ends, on the machine's clock. */
export function fimDoToken(parede: number): string {
  return instanteDe(parede + VIDA_DO_TOKEN_S * 1_000);
}

type Entrada = {
  readonly usuarioId: number;
  readonly dispositivoId: number;
  readonly hashDispositivo: string;
  readonly como: ModoDeLogin;
};

/** A new session for each login, with an absolute life (ASVS 7.2.4, 10.4.8). Every one is in the audit trail (16.3.1). */
export async function abrirSessao(
  trx: Trx,
  { ctx, tokens }: { readonly ctx: Contexto; readonly tokens: Tokens },
  { usuarioId, dispositivoId, hashDispositivo, como }: Entrada,
): Promise<SessaoAberta> {
  const { relogio, regras, metricas } = ctx.deps;
  const parede = relogio.parede();
  const agora = instanteDe(parede);
  // An account with a second factor is entered only through it, whichever way led here. A passkey alone counts as both
  // factors.
  const comFator = como === 'segundoFator' || como === 'chave';
  if (!comFator && (await temSegundoFator(trx, usuarioId))) recusar('entradaVencida');
  await lembrarRede(trx, { usuarioId, rede: redeLargaDe(ctx.ip), parede: agora });
  const { sessao } = await regras();
  const { id: sessaoId } = await trx
    .insertInto('sessoes')
    .values({
      usuario_id: usuarioId,
      dispositivo_id: dispositivoId,
      chave: chaveDoLogin(ctx),
      criada_em: agora,
      expira_em: instanteDe(parede + sessao.diasDaSessao * DIA_MS),
      fator_em: comFator ? agora : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refreshToken = randomBytes(BYTES_DO_REFRESH).toString('base64url');
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: resumoDoRefresh(refreshToken), sessao_id: sessaoId, emitido_em: agora })
    .execute();
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'sessao.entrou',
    alvo: `sessao:${sessaoId}`,
    dados: { como, dispositivoId },
    ip: ctx.ip,
    em: ctx.agora,
  });
  metricas.entradas.inc({ desfecho: como });
  return { token: tokens.emitir({ usuarioId, sessaoId }), refreshToken, hashDispositivo, expiraEm: fimDoToken(parede) };
}
