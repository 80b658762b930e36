import { createHash, randomBytes } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import type { AcaoComCodigoProprio, AcaoSensivel, MeioDeConfirmacao } from '@rateia/domain/sessao/confirmacao';
import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { temSegundoFator } from '../segundo-fator/fatores.ts';

const BYTES = 32;
function resumoDe(confirmacao: string): Buffer {
  return createHash('sha256').update(confirmacao).digest();
}

/**
 * Step-up: the act goes on only with a proof that the person of this session gave minutes ago for this very act. The
 * proof is a code by e-mail, or the second factor where the person has one. It is used up in the caller's transaction,
 * so that an act refused for another reason may be sent again with it (spec A§3 PIN types; ASVS 7.5.1).
 */
export async function exigirConfirmacaoForte(
  trx: Trx,
  { usuario, cabecalhos, agora }: ContextoUsuario,
  acao: AcaoSensivel,
): Promise<void> {
  const recebida = cabecalhos[CABECALHOS.confirmacao];
  const { numUpdatedRows } = await trx
    .updateTable('confirmacoes')
    .set({ usada_em: agora })
    .where('resumo', '=', resumoDe(typeof recebida === 'string' ? recebida : ''))
    .where('usuario_id', '=', usuario.id)
    .where('sessao_id', '=', usuario.sessaoId)
    .where('acao', '=', acao)
    .where('usada_em', 'is', null)
    .where('expira_em', '>', agora)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) recusar('confirmacaoNecessaria', { dados: { acao } });
}

/**
 * An act whose code goes to the mailbox also needs the second factor of a person who has one (ASVS 7.5.3; REGRAS 2.18).
 */
export async function exigirSegundoFator(trx: Trx, ctx: ContextoUsuario, acao: AcaoComCodigoProprio): Promise<void> {
  if (await temSegundoFator(trx, ctx.usuario.id)) await exigirConfirmacaoForte(trx, ctx, acao);
}

/** Stores a confirmation and returns the secret that the browser sends along with the act. */
export async function guardarConfirmacao(
  trx: Trx,
  ctx: ContextoUsuario,
  { acao, meio }: { readonly acao: AcaoSensivel; readonly meio: MeioDeConfirmacao },
): Promise<{ readonly confirmacao: string; readonly expiraEm: Instante }> {
  const { usuario, agora, ip, deps } = ctx;
  const confirmacao = randomBytes(BYTES).toString('base64url');
  const expiraEm = somarMinutos(agora, (await deps.regras()).pin.minutos);
  await trx
    .insertInto('confirmacoes')
    .values({
      resumo: resumoDe(confirmacao),
      usuario_id: usuario.id,
      sessao_id: usuario.sessaoId,
      acao,
      meio,
      criada_em: agora,
      expira_em: expiraEm,
    })
    .execute();
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: 'seguranca.confirmou',
    alvo: `sessao:${usuario.sessaoId}`,
    dados: { acao, meio },
    ip,
    em: agora,
  });
  return { confirmacao, expiraEm };
}
