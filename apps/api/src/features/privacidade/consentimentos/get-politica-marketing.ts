import type { ContextoUsuario } from '../../../http/contexto.ts';
import { politicaMarketingDe } from './marketing.ts';

/** The policy of messages in force, and the answer of the account. */
export const getPoliticaMarketing = ({ db, usuario }: ContextoUsuario) => politicaMarketingDe(db, usuario.id);
