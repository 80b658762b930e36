/** Headers of every request (spec A§7): version, token key, bearer and device hash. */
export const CABECALHOS = {
  versao: 'x-versao',
  chaveToken: 'x-token-key',
  dispositivo: 'x-hash-dispositivo',
  idempotencia: 'idempotency-key',
  /** Proof, minutes old, that the person of the session confirmed who it is, for one sensitive act. */
  confirmacao: 'x-confirmacao',
  /** Proof of the key that the session belongs to, where the browser holds one (RFC 9449's name; ADR 021). */
  prova: 'dpop',
  requisicao: 'x-request-id',
  /** Answered by the server: the product's clock (ISO, UTC), which countdowns follow. */
  agora: 'x-agora',
} as const;

/** Public key name of this client; identifies the app, not a secret. */
export const CHAVE_TOKEN_WEB = 'rateia-web';
