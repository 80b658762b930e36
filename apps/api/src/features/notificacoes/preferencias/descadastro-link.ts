import type { CategoriaComunicacao } from '@rateia/domain/notificacoes/preferencias';
import { CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { ehIdDe } from '@rateia/domain/tabela';
import type { Cifra } from '../../../gateways/chaves/port.ts';

const CONTEXTO = 'descadastro';

export type Descadastro = { readonly usuarioId: number; readonly categoria: CategoriaComunicacao };

/**
 * The hash of an unsubscribe link. It holds the person and the category, encrypted and authenticated, so that it tells
 * nothing, nobody else can make one, and it needs no row. It opens only this, for as long as its key is kept (REGRAS
 * 2.19).
 */
export function hashDeDescadastro(cifra: Cifra, { usuarioId, categoria }: Descadastro): string {
  return cifra.cifrar(`${usuarioId}:${categoria}`, CONTEXTO).toString('base64url');
}

/** The content of a hash; undefined for any hash that we did not make. */
export function lerDescadastro(cifra: Cifra, hash: string): Descadastro | undefined {
  try {
    const [usuarioId, categoria] = cifra.decifrar(Buffer.from(hash, 'base64url'), CONTEXTO).split(':').map(Number);
    return usuarioId !== undefined && ehIdDe(CATEGORIA_COMUNICACAO, categoria) ? { usuarioId, categoria } : undefined;
  } catch {
    // Forged, cut short by a mail program, or of a key that is gone: one answer for all (ASVS 16.5.1).
    return undefined;
  }
}

/** Headers in which an e-mail says how to stop it, for people and for mail programs (RFC 2369, RFC 8058). */
export function cabecalhosDeDescadastro(endereco: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${endereco}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
