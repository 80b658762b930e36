import type { ContextoUsuario } from '../../../http/contexto.ts';
import { politicaMarketingDe } from './marketing.ts';

/** The policy of messages in force, and the answer of the account. */
export function getPoliticaMarketing({ db, usuario }: ContextoUsuario) {
  return politicaMarketingDe(db, usuario.id);
}
