/** Encryption of personal data and secrets at rest. Keys come from a provider (file, environment, KMS) and rotate. */
export interface Cifra {
  /** AES-256-GCM under the current key; `contexto` (e.g. `usuario:cpf`) is authenticated and needed to read it back. */
  readonly cifrar: (texto: string, contexto: string) => Buffer;
  readonly decifrar: (cifrado: Buffer, contexto: string) => string;
  /** Blind index: equal values give equal bytes, and nothing can be read from them. Its key does not rotate. */
  readonly indice: (valor: string, contexto: string) => Buffer;
  /** Keyed hash of a short code, so that a leaked table cannot be searched offline. */
  readonly hashCodigo: (codigo: string, contexto: string) => Buffer;
  /** A fresh random 256-bit key for one secret, wrapped per reader with `embrulhar`. */
  readonly novaChave: () => Buffer;
  readonly embrulhar: (chave: Buffer, leitor: string) => Buffer;
  readonly desembrulhar: (embrulhada: Buffer, leitor: string) => Buffer;
  readonly cifrarCom: (chave: Buffer, texto: string, contexto: string) => Buffer;
  readonly decifrarCom: (chave: Buffer, cifrado: Buffer, contexto: string) => string;
  /** The same for the bytes of a file. */
  readonly cifrarBytes: (chave: Buffer, dados: Buffer, contexto: string) => Buffer;
  readonly decifrarBytes: (chave: Buffer, cifrado: Buffer, contexto: string) => Buffer;
  /** Id of the master that seals now; every sealed value names its own. */
  readonly chaveAtual: () => string;
  /** Keys that sign access tokens: the current one signs, all of them verify. */
  readonly chavesDeToken: () => readonly { readonly id: string; readonly segredo: string }[];
  /** Successor of an opaque refresh token: the same token always gives the same successor. */
  readonly sucessor: (token: string) => string;
}

/** Master keys, newest first; 32 bytes each. */
export interface Chaveiro {
  readonly mestras: () => readonly { readonly id: string; readonly chave: Buffer }[];
  /** Stable key of the blind indexes; losing it loses look-ups, changing it needs a re-index. */
  readonly indice: () => Buffer;
}
