import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { resumoDoDispositivo } from '../aparelhos/dispositivos.ts';
import { notificarComBloqueio } from '../bloqueio/notificar-com-bloqueio.ts';
import type { Prova } from '../segundo-fator/prova-da-chave.ts';
import { lerProva } from '../segundo-fator/prova-da-chave.ts';
import { encerrarSessoes } from '../sessoes/encerrar-sessoes.ts';
import type { SessaoAberta } from './abrir-sessao.ts';
import { fimDoToken, resumoDoRefresh } from './abrir-sessao.ts';

type Troca = { readonly usuarioId: number; readonly sessaoId: string; readonly sucessor: string };

/**
 * Exchanges a refresh token for its successor. Two tabs may send the same token, and an answer may be lost: the token
 * before the current one gives the same successor until that successor is used. An older token, another device, or a
 * key of the session that is not proved ends the session (ASVS 10.4.5; spec A§7; REGRAS 2.18).
 */
export async function refreshToken(
  ctx: Contexto,
  { body: { refreshToken: enviado } }: Recebida<typeof sessao.refreshToken>,
  tokens: Tokens,
): Promise<SessaoAberta> {
  const { deps, hashDispositivo } = ctx;
  // The refusal comes after the commit: a revocation must stay.
  const troca = await emTransacao(deps.db, (trx) => trocar(trx, { ctx, enviado }));
  if (troca === null || hashDispositivo === null) return recusar('naoAutenticado');
  const { usuarioId, sessaoId, sucessor } = troca;
  return {
    token: tokens.emitir({ usuarioId, sessaoId }),
    refreshToken: sucessor,
    hashDispositivo,
    expiraEm: fimDoToken(deps.relogio.parede()),
  };
}

async function trocar(
  trx: Trx,
  { ctx, enviado }: { readonly ctx: Contexto; readonly enviado: string },
): Promise<Troca | null> {
  const { deps, hashDispositivo } = ctx;
  const parede = deps.relogio.parede();
  const agora = instanteDe(parede);
  const hash = resumoDoRefresh(enviado);
  const viva = await travarSessao(trx, hash);
  if (viva === undefined || milissegundosDe(viva.expiraEm) <= parede) return null;
  const { sessaoId, usuarioId } = viva;
  if (hashDispositivo === null || !resumoDoDispositivo(hashDispositivo).equals(viva.dispositivo)) {
    await revogar(trx, ctx, { sessaoId, usuarioId, motivo: 'outroDispositivo' });
    return null;
  }
  const prova = lerProva(ctx, enviado);
  const motivo = viva.chave === null ? null : recusaDaChave(viva.chave, prova);
  if (motivo === 'semProva') await revogar(trx, ctx, { sessaoId, usuarioId, motivo });
  if (motivo !== null) return null;
  const sucessor = deps.cifra.sucessor(enviado);
  // Read under the session's lock: a copy sent at the same moment has already written its turn.
  const usadoEm = await usoDe(trx, hash);
  if (usadoEm === null) {
    await trx.updateTable('refresh_tokens').set({ usado_em: agora }).where('hash', '=', hash).execute();
    await trx
      .insertInto('refresh_tokens')
      .values({ hash: resumoDoRefresh(sucessor), sessao_id: sessaoId, emitido_em: agora })
      .execute();
    if (viva.chave === null && prova.situacao === 'valida')
      await trx.updateTable('sessoes').set({ chave: prova.chave }).where('id', '=', sessaoId).execute();
    return { usuarioId, sessaoId, sucessor };
  }
  if ((await usoDe(trx, resumoDoRefresh(sucessor))) === null) return { usuarioId, sessaoId, sucessor };
  await revogar(trx, ctx, { sessaoId, usuarioId, motivo: 'reuso' });
  return null;
}

/**
 * The reason to refuse the renewal of a session that belongs to a key. The right key at the wrong time is a device
 * whose clock is wrong, or an old proof: the renewal is refused, and the session stays. A renewal without the right
 * proof counts as a stolen token.
 */
function recusaDaChave(chave: Buffer, prova: Prova): 'semProva' | 'foraDeHora' | null {
  if (!('chave' in prova && chave.equals(prova.chave))) return 'semProva';
  return prova.situacao === 'valida' ? null : 'foraDeHora';
}

type SessaoTravada = {
  readonly sessaoId: string;
  readonly usuarioId: number;
  readonly expiraEm: string;
  readonly chave: Buffer | null;
  readonly dispositivo: Buffer;
};

/** The live session of a token, locked until the transaction ends: one exchange at a time in a family. */
async function travarSessao(trx: Trx, hash: Buffer): Promise<SessaoTravada | undefined> {
  const dono = await trx.selectFrom('refresh_tokens').select('sessao_id').where('hash', '=', hash).executeTakeFirst();
  if (dono === undefined) return undefined;
  const l = await trx
    .selectFrom('sessoes as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuario_id')
    .innerJoin('dispositivos as d', 'd.id', 's.dispositivo_id')
    .select(['s.id', 's.usuario_id', 's.expira_em', 's.chave', 'd.hash'])
    .where('s.id', '=', dono.sessao_id)
    .where('s.encerrada_em', 'is', null)
    .where('u.bloqueado_em', 'is', null)
    .where('d.revogado_em', 'is', null)
    .forUpdate('s')
    .executeTakeFirst();
  return l === undefined
    ? undefined
    : { sessaoId: l.id, usuarioId: l.usuario_id, expiraEm: l.expira_em, chave: l.chave, dispositivo: l.hash };
}

/** When a token was exchanged; null when it is the current one, undefined when it does not exist. */
async function usoDe(trx: Trx, hash: Buffer): Promise<string | null | undefined> {
  return (await trx.selectFrom('refresh_tokens').select('usado_em').where('hash', '=', hash).executeTakeFirst())
    ?.usado_em;
}

async function revogar(
  trx: Trx,
  ctx: Contexto,
  {
    sessaoId,
    usuarioId,
    motivo,
  }: {
    readonly sessaoId: string;
    readonly usuarioId: number;
    readonly motivo: 'reuso' | 'outroDispositivo' | 'semProva';
  },
): Promise<void> {
  const { deps, agora, ip, requestId } = ctx;
  await encerrarSessoes(trx, { sessaoId }, { motivo, parede: instanteDe(deps.relogio.parede()) });
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'sessao.revogada',
    alvo: `sessao:${sessaoId}`,
    dados: { motivo },
    ip,
    em: agora,
  });
  await notificarComBloqueio(trx, deps, {
    usuarioId,
    modelo: 'sessaoEncerrada',
    dados: { quando: formatarMomento(agora) },
    fato: sessaoId,
    agora,
    requestId,
  });
  deps.metricas.entradas.inc({ desfecho: motivo });
}
