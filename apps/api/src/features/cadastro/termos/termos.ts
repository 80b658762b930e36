import type { Executor } from '../../../db/banco.ts';
import { versaoEmVigor } from '../../../db/consentimentos.ts';
import { recusar } from '../../../http/erros.ts';

/** Nobody accepts a version that is not the one in force (spec A§4 Session: terms gate). */
export const exigirVersaoDosTermos = async (db: Executor, versao: string): Promise<void> => {
  if (versao !== (await versaoEmVigor(db, 'termos'))) recusar('conflito');
};
