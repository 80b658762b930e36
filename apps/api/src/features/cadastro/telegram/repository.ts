import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';

type Janela = { readonly janelaEm: Instante; readonly pedidos: number };

/** The number of links that a person asked for, and the start of the count; the caller has the account locked. */
export async function lerJanela(trx: Trx, usuarioId: number): Promise<Janela | undefined> {
  return await trx
    .selectFrom('validacoes_telegram')
    .select(['janela_em as janelaEm', 'pedidos'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
}

/** Keeps the digest of a link's token; the earlier link, and a confirmation begun with it, are void. */
export async function guardarLink(
  trx: Trx,
  l: Janela & {
    readonly usuarioId: number;
    readonly telefone: Buffer;
    readonly vincula: boolean;
    readonly resumo: Buffer;
    readonly expiraEm: Instante;
    readonly agora: Instante;
  },
): Promise<void> {
  const link = {
    telefone_indice: l.telefone,
    vincula: l.vincula,
    token_resumo: l.resumo,
    conversa_indice: null,
    expira_em: l.expiraEm,
    janela_em: l.janelaEm,
    pedidos: l.pedidos,
    criada_em: l.agora,
  };
  await trx
    .insertInto('validacoes_telegram')
    .values({ usuario_id: l.usuarioId, ...link })
    .onConflict((c) => c.column('usuario_id').doUpdateSet(link))
    .execute();
}

/**
 * Takes a token, once; false when it is used or expired. A confirmation that the same conversation had begun for
 * another account is forgotten.
 */
export async function usarLink(
  trx: Trx,
  l: { readonly resumo: Buffer; readonly conversa: Buffer; readonly agora: Instante },
): Promise<boolean> {
  const dono = await trx
    .selectFrom('validacoes_telegram')
    .select('usuario_id as usuarioId')
    .where('token_resumo', '=', l.resumo)
    .where('expira_em', '>', l.agora)
    .forUpdate()
    .executeTakeFirst();
  if (dono === undefined) return false;
  await trx.deleteFrom('validacoes_telegram').where('conversa_indice', '=', l.conversa).execute();
  await trx
    .updateTable('validacoes_telegram')
    .set({ token_resumo: null, conversa_indice: l.conversa })
    .where('usuario_id', '=', dono.usuarioId)
    .execute();
  return true;
}

/** The confirmation that was begun in a conversation and is not over yet. */
export async function validacaoDaConversa(
  trx: Trx,
  { conversa, agora }: { readonly conversa: Buffer; readonly agora: Instante },
): Promise<{ readonly usuarioId: number; readonly telefone: Buffer; readonly vincula: boolean } | undefined> {
  return await trx
    .selectFrom('validacoes_telegram')
    .select(['usuario_id as usuarioId', 'telefone_indice as telefone', 'vincula'])
    .where('conversa_indice', '=', conversa)
    .where('expira_em', '>', agora)
    .forUpdate()
    .executeTakeFirst();
}

export async function encerrarValidacao(trx: Trx, usuarioId: number): Promise<void> {
  await trx.deleteFrom('validacoes_telegram').where('usuario_id', '=', usuarioId).execute();
}
