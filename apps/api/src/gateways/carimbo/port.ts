import type { Instante } from '@rateia/domain/datas';
import type { ContextoChamada } from '../resultado.ts';

/** A timestamp authority: it signs that a hash existed at a moment (RFC 3161; REGRAS 2.12 Commitment). */
export interface GatewayDeCarimbo {
  /** Safe to repeat: a later stamp of the same hash is another stamp. */
  readonly carimbar: (resumo: Buffer, contexto?: ContextoChamada) => Promise<PedidoDeCarimbo>;
}

export type PedidoDeCarimbo =
  | { readonly situacao: 'carimbado'; readonly carimbo: Carimbo }
  /** The authority refuses, or its token proves nothing: it is not asked again. */
  | { readonly situacao: 'recusado' }
  /** No answer, or one that cannot be read: it is asked again. */
  | { readonly situacao: 'indisponivel' };

/** A token that was verified: its DER, the moment that it signs, and the authority by the name in its certificate. */
export type Carimbo = { readonly token: Buffer; readonly em: Instante; readonly autoridade: string };
