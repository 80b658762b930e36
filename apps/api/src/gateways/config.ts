/** Files of the client certificate, for providers that demand mTLS. */
export interface ConfigTls {
  readonly certificado: string;
  readonly chave: string;
  readonly autoridade?: string;
  readonly senha?: string;
}

export interface ConfigOAuth {
  readonly urlToken: string;
  readonly clienteId: string;
  readonly clienteSegredo: string;
}

export interface ConfigPix extends ConfigOAuth {
  /** Up to and including the version, e.g. `https://pix.example.com/api/v2`. */
  readonly urlBase: string;
  /** Our own Pix key, where the charges are paid. */
  readonly chave: string;
  /** Receiver's name and city, for the BR Code of a provider that does not return `pixCopiaECola`. */
  readonly recebedor: { readonly nome: string; readonly cidade: string };
  readonly webhook: ConfigWebhook;
  readonly tls?: ConfigTls;
}

export interface ConfigWebhook {
  /** At least 32 characters, from which the secret part of the registered address and the signature key are derived. */
  readonly segredo: string;
  /** Also demand the signed header (for providers, or a proxy of ours, that can sign the body). */
  readonly exigirAssinatura?: boolean;
}

/** A source of results of the lotteries. */
export interface ConfigDeResultados {
  readonly urlBase: string;
}

export interface ConfigTransferencia extends ConfigOAuth {
  /** The address without version: the protocol mixes `/v2` and `/v3`. */
  readonly urlBase: string;
  /** The key of the account that pays. */
  readonly chavePagador: string;
  readonly webhook: ConfigWebhook;
  readonly tls?: ConfigTls;
}

export interface ConfigEmail {
  readonly servidor: string;
  readonly porta: number;
  /** TLS from the first byte (port 465). Otherwise STARTTLS is used when the server offers it. */
  readonly seguro: boolean;
  /** Without TLS nothing is sent: neither credentials nor messages. */
  readonly exigirTls: boolean;
  /** File of the authority that vouches for the server, when it is not a public one. */
  readonly autoridade?: string;
  readonly remetente: string;
  readonly usuario?: string;
  readonly senha?: string;
}

export interface ConfigMensagem {
  readonly urlBase: string;
  readonly token: string;
  readonly remetente: string;
  /** Absent where there is no bot. */
  readonly telegram?: ConfigTelegram;
}

export interface ConfigTelegram {
  /** `https://api.telegram.org` */
  readonly urlBase: string;
  readonly token: string;
  /** Name of the bot, without @. */
  readonly bot: string;
  /** The address at which its conversations are opened: `https://t.me`. */
  readonly link: string;
  readonly webhook: ConfigWebhook;
}

export interface ConfigPush {
  /** Private key by which push services know us (RFC 8292): base64url of 32 bytes. */
  readonly chave: string;
  /** The contact for the push services: `mailto:` or https. */
  readonly contato: string;
  /** Everything goes there instead of to the browsers' services: the sandbox. */
  readonly desvio?: string;
}

export interface ConfigAntifraude {
  readonly urlBase: string;
  readonly token: string;
}

export interface ConfigCep {
  readonly urlBase: string;
}

export interface ConfigGoogle {
  /** The issuer, as it names itself: `https://accounts.google.com`. */
  readonly emissor: string;
  readonly clienteId: string;
  readonly clienteSegredo: string;
}

export interface ConfigFacebook {
  /** Both up to and including the version, e.g. `https://graph.facebook.com/v23.0`. */
  readonly urlDialogo: string;
  readonly urlGraph: string;
  readonly appId: string;
  readonly appSegredo: string;
}

/** A provider that is absent has no button. */
export interface ConfigSocial {
  readonly google?: ConfigGoogle;
  readonly facebook?: ConfigFacebook;
}

/** A bucket of an S3-compatible store. */
export interface ConfigS3 {
  readonly urlBase: string;
  readonly balde: string;
  readonly regiao: string;
  readonly chaveId: string;
  readonly chaveSegredo: string;
}

/** The store of files: a bucket when there is one, else a folder. */
export interface ConfigArquivos {
  readonly pasta: string;
  readonly s3?: ConfigS3;
}

export interface ConfigReconhecimento extends ConfigOAuth {
  /** The address without version: `https://gateway.apiserpro.serpro.gov.br/datavalid`. */
  readonly urlBase: string;
}
