import type { TrocaDeAcesso } from '@rateia/domain/grupos/troca-de-acesso';
import { trocaDeAcesso } from '@rateia/domain/grupos/troca-de-acesso';
import type { Executor } from '../../../db/banco.ts';
import type { Grupo } from '../repository.ts';
import { quemDeixouAcesso, rotacaoPendente } from './cofre.ts';

/** The administrator's open task in the service after a member left, in words; null when there is none. */
export async function trocaPendente(
  db: Executor,
  { id, nome, formaAcesso: forma }: Grupo,
): Promise<TrocaDeAcesso | null> {
  return (await rotacaoPendente(db, id))
    ? trocaDeAcesso({ forma, grupo: nome, quem: await quemDeixouAcesso(db, id) })
    : null;
}
