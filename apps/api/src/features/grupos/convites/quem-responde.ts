import {
  CONVITES_QUE_VALEM,
  ID_FORMA_DO_CONVITE,
  lerEnderecoDoConvite,
  recusaDeConvite,
} from '@rateia/domain/grupos/convite';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { relacaoCom } from '../papeis.ts';
import type { Grupo } from '../repository.ts';
import { acharGrupo } from '../repository.ts';
import type { Convite } from './convites-repository.ts';
import {
  aceitoPor,
  CONTEXTO_DO_CONVITE,
  conviteDaConta,
  conviteDoCodigo,
  travarConvite,
} from './convites-repository.ts';

/** The e-mail of an account, once it is known to be its owner's. */
export async function emailVerificadoDe(db: Executor, usuarioId: number): Promise<string | undefined> {
  return (
    await db
      .selectFrom('usuarios')
      .select('email')
      .where('id', '=', usuarioId)
      .where('email_verificado_em', 'is not', null)
      .executeTakeFirst()
  )?.email;
}

export async function indiceDoEmailDe(
  db: Executor,
  { deps: { cifra }, usuario }: Pick<ContextoUsuario, 'deps' | 'usuario'>,
): Promise<Buffer | undefined> {
  const email = await emailVerificadoDe(db, usuario.id);
  return email === undefined ? undefined : cifra.indice(email, CONTEXTO_DO_CONVITE.email);
}

/**
 * The invitation that an address names for the caller. A code is nobody's secret but its holders'; a number finds only
 * an invitation that is the account's own, and for anybody else there is none (REGRAS 2.15, 2.26).
 */
export async function conviteParaMim(db: Executor, ctx: ContextoUsuario, endereco: string): Promise<Convite> {
  const alvo = lerEnderecoDoConvite(endereco);
  if (alvo === undefined) return recusar('conviteNaoEncontrado');
  const emailIndice = await indiceDoEmailDe(db, ctx);
  const convite =
    'codigo' in alvo
      ? await conviteDoCodigo(db, alvo.codigo)
      : await conviteDaConta(db, { grupoId: alvo.grupoId, usuarioId: ctx.usuario.id, emailIndice });
  if (convite === undefined) return recusar('conviteNaoEncontrado');
  const deOutro = convite.forma === ID_FORMA_DO_CONVITE.email && !mesmoIndice(convite.emailIndice, emailIndice);
  return deOutro && convite.convidadoPor !== ctx.usuario.id ? recusar('conviteDeOutroEmail') : convite;
}

function mesmoIndice(a: Buffer | null, b: Buffer | undefined): boolean {
  return a !== null && b !== undefined && a.equals(b);
}

/**
 * The group of an invitation that the caller may answer, or has accepted; refuses an invitation that serves no more and
 * a person who is in already (REGRAS 2.26).
 */
export async function lerParaResponder(
  db: Executor,
  ctx: ContextoUsuario,
  convite: Convite,
): Promise<{ readonly grupo: Grupo; readonly aceito: boolean }> {
  const grupo = await acharGrupo(db, convite.grupoId);
  if (grupo === undefined) return recusar('conviteNaoEncontrado');
  const usuarioId = ctx.usuario.id;
  const { relacao, assinatura } = await relacaoCom(db, { grupo, usuarioId });
  if (relacao === 'administrador') recusar('administradorNaoAssina');
  if (assinatura !== undefined && assinatura.pagaEm !== null) recusar('jaParticipa');
  const aceito =
    CONVITES_QUE_VALEM.includes(convite.estado) &&
    (await aceitoPor(db, { conviteId: convite.id, usuarioId })) !== undefined;
  const recusa = aceito ? undefined : recusaDeConvite(convite, ctx.agora);
  if (recusa !== undefined) recusar(recusa);
  return { grupo, aceito };
}

/** The same, held until the answer is written. */
export async function travarOMeu(trx: Trx, ctx: ContextoUsuario, endereco: string): Promise<Convite> {
  const { id } = await conviteParaMim(trx, ctx, endereco);
  return (await travarConvite(trx, id)) ?? recusar('conviteNaoEncontrado');
}
