import { createHash } from 'node:crypto';
import type { Executor, Trx } from '../../../db/banco.ts';
import { retirarCadastroNaoConfirmado } from '../../cadastro/index.ts';

export const CONTEXTO_DO_EMAIL = 'trocaEmail:endereco';

export type TrocaAberta = { readonly id: string; readonly novoCifrado: Buffer };

export function resumoDoSegredo(segredo: string): Buffer {
  return createHash('sha256').update(segredo).digest();
}

/** A new change in the place of the one that was open. */
export async function abrirTroca(
  trx: Trx,
  t: { readonly usuarioId: number; readonly novoCifrado: Buffer; readonly agora: string },
): Promise<string> {
  await trx
    .updateTable('trocas_de_email')
    .set({ estado: 'abandonada' })
    .where('usuario_id', '=', t.usuarioId)
    .where('estado', '=', 'pedida')
    .execute();
  const { id } = await trx
    .insertInto('trocas_de_email')
    .values({ usuario_id: t.usuarioId, estado: 'pedida', novo_cifrado: t.novoCifrado, pedida_em: t.agora })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function trocaAberta(db: Executor, usuarioId: number): Promise<TrocaAberta | undefined> {
  return await db
    .selectFrom('trocas_de_email')
    .select(['id', 'novo_cifrado as novoCifrado'])
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'pedida')
    .executeTakeFirst();
}

export async function concluirTroca(
  trx: Trx,
  t: {
    readonly id: string;
    readonly antigoCifrado: Buffer;
    readonly segredo: string;
    readonly desfazerAte: string;
    readonly agora: string;
  },
): Promise<void> {
  await trx
    .updateTable('trocas_de_email')
    .set({
      estado: 'feita',
      antigo_cifrado: t.antigoCifrado,
      desfazer_hash: resumoDoSegredo(t.segredo),
      desfazer_ate: t.desfazerAte,
      feita_em: t.agora,
    })
    .where('id', '=', t.id)
    .execute();
}

/**
 * The account of the change that a secret belongs to, whatever the state of the change: the account is locked before
 * its changes are.
 */
export async function donoDoDesfazer(db: Executor, segredo: string): Promise<number | undefined> {
  return (
    await db
      .selectFrom('trocas_de_email')
      .select('usuario_id')
      .where('desfazer_hash', '=', resumoDoSegredo(segredo))
      .executeTakeFirst()
  )?.usuario_id;
}

export type TrocaFeita = {
  readonly id: string;
  readonly usuarioId: number;
  readonly antigoCifrado: Buffer;
  readonly pedidaEm: string;
  readonly feitaEm: string;
};

/** Takes back, once and in time, the change to which this secret belongs. */
export async function usarDesfazer(
  trx: Trx,
  { segredo, agora }: { readonly segredo: string; readonly agora: string },
): Promise<TrocaFeita | undefined> {
  const linha = await trx
    .updateTable('trocas_de_email')
    .set({ estado: 'desfeita', desfeita_em: agora })
    .where('desfazer_hash', '=', resumoDoSegredo(segredo))
    .where('estado', '=', 'feita')
    .where('desfazer_ate', '>', agora)
    .returning(['id', 'usuario_id', 'antigo_cifrado', 'pedida_em', 'feita_em'])
    .executeTakeFirst();
  if (linha === undefined || linha.antigo_cifrado === null || linha.feita_em === null) return undefined;
  const { id, usuario_id: usuarioId, antigo_cifrado: antigoCifrado, pedida_em: pedidaEm, feita_em: feitaEm } = linha;
  return { id, usuarioId, antigoCifrado, pedidaEm, feitaEm };
}

/**
 * Changes after a change that is taken back lose their own way back, including one under way. The person who made them
 * is out, and the address of any of them would otherwise give him the account again.
 */
export async function encerrarTrocasDepois(trx: Trx, { id, usuarioId, feitaEm }: TrocaFeita): Promise<void> {
  await trx
    .updateTable('trocas_de_email')
    .set({ desfazer_ate: null })
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'feita')
    .where('feita_em', '>=', feitaEm)
    .where('id', '!=', id)
    .execute();
  await trx
    .updateTable('trocas_de_email')
    .set({ estado: 'abandonada' })
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'pedida')
    .execute();
}

/** The account's address, its row locked. */
export async function travarEmail(trx: Trx, usuarioId: number): Promise<string> {
  return (
    await trx
      .selectFrom('usuarios')
      .select('email')
      .where('id', '=', usuarioId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
  ).email;
}

/** The account that owns an address: a registration that nobody confirmed owns none. */
export async function donoDoEmail(db: Executor, email: string): Promise<number | undefined> {
  return (
    await db
      .selectFrom('usuarios')
      .select('id')
      .where('email', '=', email)
      .where('email_verificado_em', 'is not', null)
      .executeTakeFirst()
  )?.id;
}

/** The address is the account's from now on, and no more that of a registration which nobody confirmed. */
export async function guardarEmail(
  trx: Trx,
  { usuarioId, email, agora }: { readonly usuarioId: number; readonly email: string; readonly agora: string },
): Promise<void> {
  await retirarCadastroNaoConfirmado(trx, { email, agora });
  await trx.updateTable('usuarios').set({ email, email_verificado_em: agora }).where('id', '=', usuarioId).execute();
}

/**
 * Removes the password and all known devices: the person who changed the address may know the password and hold a
 * device, and neither may open the account again.
 */
export async function fecharSenhaEAparelhos(
  trx: Trx,
  { usuarioId, agora, parede }: { readonly usuarioId: number; readonly agora: string; readonly parede: string },
): Promise<void> {
  await trx.updateTable('usuarios').set({ senha_expirada_em: agora }).where('id', '=', usuarioId).execute();
  await trx
    .updateTable('dispositivos')
    .set({ revogado_em: parede, liberado_em: null })
    .where('usuario_id', '=', usuarioId)
    .execute();
}
