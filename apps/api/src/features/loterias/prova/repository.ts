import type { Instante } from '@rateia/domain/datas';
import type { MomentoDoLacre } from '@rateia/domain/loterias/arquivo-da-prova';
import type { DocumentoDoBolao } from '@rateia/domain/loterias/prova';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** A pool as it was frozen. */
export type Lacre = {
  readonly momento: MomentoDoLacre;
  readonly raiz: string;
  readonly documento: DocumentoDoBolao;
  readonly publicadoEm: Instante;
  readonly carimbo: { readonly token: Buffer; readonly em: Instante; readonly autoridade: string } | null;
};

/** The seals of a pool, the first one first. */
export async function lacresDoBolao(db: Executor, bolaoId: number): Promise<readonly Lacre[]> {
  const linhas = await db
    .selectFrom('bolao_lacres')
    .select([sql<MomentoDoLacre>`momento`.as('momento'), 'raiz', sql<DocumentoDoBolao>`documento`.as('documento')])
    .select(['publicado_em as publicadoEm', 'carimbo as token', 'carimbado_em as em', 'carimbado_por as autoridade'])
    .where('bolao_id', '=', bolaoId)
    .orderBy('publicado_em')
    .execute();
  return linhas.map(({ token, em, autoridade, ...lacre }) => ({
    ...lacre,
    carimbo: token === null || em === null || autoridade === null ? null : { token, em, autoridade },
  }));
}

/** A cota by its number, with the salt of its seal. */
export type CotaComSal = { readonly numero: number; readonly sal: string };

/** The sold cotas of a person in a pool, each with the salt of its seal. */
export async function sais(
  db: Executor,
  { bolaoId, usuarioId }: { readonly bolaoId: number; readonly usuarioId: number },
): Promise<readonly CotaComSal[]> {
  return await db
    .selectFrom('cotas as c')
    .innerJoin('itens_de_cota as k', 'k.item_id', 'c.item_id')
    .select(['c.numero', 'k.sal'])
    .where('c.bolao_id', '=', bolaoId)
    .where('c.usuario_id', '=', usuarioId)
    .where('c.estado', '=', 'vendida')
    .orderBy('c.numero')
    .execute();
}
