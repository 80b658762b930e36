import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { EventoDevolucao } from '@rateia/domain/pagamentos/devolucao';

/** The provider's answer about a return, as events of its machine. */
export type PassoDaDevolucao = Extract<EventoDevolucao, 'processar' | 'devolver' | 'recusar'>;

export type DevolucaoDita = {
  /** Our id of it, or the provider's where nobody here asked for it. */
  readonly id: string;
  readonly passo: PassoDaDevolucao;
  readonly valor: Centavos;
  /** Its payer contests the payment at his bank. */
  readonly contestada?: true;
};

/** The word of a provider about a dispute, as far as it says it. */
export type DisputaDita = {
  /** Its name there, under which it takes our answer. */
  readonly noProvedor: string | null;
  readonly responderAte: Instante | null;
  /** The last word of the bank. */
  readonly desfecho: 'ganhar' | 'perder' | null;
};

/** Money that reached our account at a provider, without anything that names its payer: his CPF is a blind index. */
export type Recebido = {
  /** The provider's name of the receipt: each receipt has one, for ever. */
  readonly referencia: string;
  /** The provider's name of the charge that it pays; null for money that nobody asked for. */
  readonly cobranca: string | null;
  readonly valor: Centavos;
  readonly horario: Instante;
  readonly pagadorIndice: Buffer | null;
  readonly devolucoes: readonly DevolucaoDita[];
  /** Of a payment that is contested. */
  readonly disputa?: DisputaDita;
};
