import type { Executor } from '../../../db/banco.ts';
import { versaoEmVigor } from '../../../db/consentimentos.ts';
import { recusar } from '../../../http/erros.ts';

/** Refuses the acceptance of a version that is not in force (spec A§4 Session: terms gate). */
export async function exigirVersaoDosTermos(db: Executor, versao: string): Promise<void> {
  if (versao !== (await versaoEmVigor(db, 'termos'))) recusar('conflito');
}
