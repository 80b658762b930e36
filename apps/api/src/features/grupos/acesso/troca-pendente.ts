import type { TrocaDeAcesso } from '@rateia/domain/grupos/troca-de-acesso';
import { trocaDeAcesso } from '@rateia/domain/grupos/troca-de-acesso';
import type { Executor } from '../../../db/banco.ts';
import type { Grupo } from '../repository.ts';
import { quemDeixouAcesso, rotacaoPendente } from './cofre.ts';

/** What the administrator still has to do in the service because somebody left, in words; null when nothing. */
export const trocaPendente = async (
  db: Executor,
  { id, nome, formaAcesso: forma }: Grupo,
): Promise<TrocaDeAcesso | null> =>
  (await rotacaoPendente(db, id)) ? trocaDeAcesso({ forma, grupo: nome, quem: await quemDeixouAcesso(db, id) }) : null;
