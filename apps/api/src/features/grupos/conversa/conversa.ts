import type { Executor, Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';

const CONTEXTO = 'conversa:texto';

/** One line of a conversation; nobody's when the product says what happened. */
export type Mensagem = {
  readonly id: number;
  readonly autorId: number | null;
  readonly texto: string;
  readonly em: string;
};

/** Writes into the conversation of a membership, which begins with its first line. */
export async function escrever(
  trx: Trx,
  cifra: Cifra,
  m: {
    readonly assinaturaId: number;
    readonly autorId: number | null;
    readonly texto: string;
    readonly agora: string;
  },
): Promise<number> {
  await trx
    .insertInto('conversas')
    .values({ assinatura_id: m.assinaturaId, criada_em: m.agora })
    .onConflict((c) => c.column('assinatura_id').doNothing())
    .execute();
  const { id } = await trx
    .insertInto('conversa_mensagens')
    .values((e) => ({
      conversa_id: e.selectFrom('conversas').select('id').where('assinatura_id', '=', m.assinaturaId),
      autor_id: m.autorId,
      texto_cifrado: cifra.cifrar(m.texto, CONTEXTO),
      em: m.agora,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** All of it, oldest first. */
export async function mensagensDa(db: Executor, cifra: Cifra, assinaturaId: number): Promise<readonly Mensagem[]> {
  const linhas = await db
    .selectFrom('conversa_mensagens as m')
    .innerJoin('conversas as c', 'c.id', 'm.conversa_id')
    .select(['m.id', 'm.autor_id as autorId', 'm.texto_cifrado as cifrado', 'm.em'])
    .where('c.assinatura_id', '=', assinaturaId)
    .orderBy('m.id')
    .execute();
  return linhas.map(({ cifrado, ...l }) => ({ ...l, texto: cifra.decifrar(cifrado, CONTEXTO) }));
}
