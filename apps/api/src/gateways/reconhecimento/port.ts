import type { Comparacao } from '@rateia/domain/cadastro/comparacao';
import type { ContextoChamada, Resultado } from '../resultado.ts';

/** Compares a person with a document and with the official record of a CPF. Asking twice is one more query, no harm. */
export interface GatewayReconhecimento {
  readonly comparar: (pedido: PedidoDeComparacao, contexto?: ContextoChamada) => Promise<Resultado<Comparacao>>;
}

/** Pictures are JPEG. */
export interface PedidoDeComparacao {
  readonly cpf: string;
  readonly nome: string;
  readonly nascimento: string | null;
  readonly frente: Buffer;
  readonly verso: Buffer | null;
  readonly selfie: Buffer;
}
