import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Situacao } from './consentimento.ts';
import { situacaoDe } from './consentimento.ts';

/**
 * The person's last answer about the use of the face, and the validations that taking it back would end (LGPD art. 8;
 * REGRAS 2.20).
 */
export async function getConsentimentoBiometrico({ db, usuario }: ContextoUsuario): Promise<Situacao> {
  return await situacaoDe(db, usuario.id);
}
