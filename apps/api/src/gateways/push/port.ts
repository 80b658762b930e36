import type { ContextoChamada, Resultado } from '../resultado.ts';

/** Messages to browsers that asked for them, through the push service of each browser (RFC 8030). */
export interface GatewayPush {
  /** The key by which the push services know us: the page subscribes with it (RFC 8292 §4). */
  readonly chavePublica: string;
  /** True if this is an address of a push service that we know, with keys for which a message can be sealed. */
  readonly aceita: (inscricao: InscricaoPush) => boolean;
  /**
   * Safe to repeat: a message with the same `chave` takes the place of the one before. `inexistente` when the browser
   * asked for none any more.
   */
  readonly enviar: (
    inscricao: InscricaoPush,
    mensagem: MensagemPush,
    contexto?: ContextoChamada,
  ) => Promise<Resultado<void>>;
}

/** The subscription that the browser gave the page: the address to write to, and the keys to seal with. */
export interface InscricaoPush {
  readonly endereco: string;
  /** The subscription's public key and its secret, base64url (RFC 8291 §2). */
  readonly p256dh: string;
  readonly auth: string;
}

interface MensagemPush {
  readonly conteudo: string;
  /** At most 32 characters of base64url (RFC 8030 §5.4). */
  readonly chave: string;
  /** Wakes a device that rests. */
  readonly urgente: boolean;
}
