import { semIndicacao } from '@rateia/domain/cadastro/indicacao';
import type { Executor, Trx } from '../../../db/banco.ts';

export async function guardarPrecadastro(
  db: Executor,
  p: {
    readonly indice: Buffer;
    readonly cifrado: Buffer;
    readonly campanha: Readonly<Record<string, unknown>> | undefined;
    readonly agora: string;
  },
): Promise<void> {
  await db
    .insertInto('precadastros')
    .values({
      email_indice: p.indice,
      email_cifrado: p.cifrado,
      campanha: JSON.stringify(p.campanha ?? {}),
      criado_em: p.agora,
      visto_em: p.agora,
    })
    .onConflict((c) => c.column('email_indice').doUpdateSet({ visto_em: p.agora }))
    .execute();
}

/**
 * Takes the note of the first step away, and gives the campaign that first brought the person. Anybody can send that step
 * for any e-mail: it credits nobody (REGRAS 2.13).
 */
export async function retirarPrecadastro(
  trx: Trx,
  indice: Buffer,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const linha = await trx
    .deleteFrom('precadastros')
    .where('email_indice', '=', indice)
    .returning('campanha')
    .executeTakeFirst();
  const campanha = linha?.campanha;
  return typeof campanha === 'object' &&
    campanha !== null &&
    !Array.isArray(campanha) &&
    Object.keys(campanha).length > 0
    ? semIndicacao(campanha)
    : undefined;
}
