import { storage } from '../../../lib/storage.ts';

/**
 * The handle of the registration that this browser made: its codes and links confirm it alone. It is kept for the other
 * tabs too, in which the link of the e-mail opens (REGRAS 2.18).
 */
export const registroGuardado = {
  guardar: (cadastro: string): void => storage.set('cadastro', cadastro),
  esquecer: (): void => storage.remove('cadastro'),
  /** The handle as a part of a call's body; empty when this browser made no registration. */
  doPedido: (): { readonly cadastro?: string } => {
    const cadastro = storage.get('cadastro');
    return typeof cadastro === 'string' ? { cadastro } : {};
  },
};
