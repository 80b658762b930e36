import type { ConfigOAuth, ConfigPix } from '../config.ts';

export interface ConfigPixAutomatico extends ConfigOAuth, Pick<ConfigPix, 'urlBase' | 'webhook' | 'tls'> {
  /** Our account that receives, as each charge names it. */
  readonly conta: { readonly agencia?: string; readonly conta: string; readonly tipoConta: 'CORRENTE' | 'PAGAMENTO' };
}
