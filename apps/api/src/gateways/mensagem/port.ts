import type { ContextoChamada, Resultado } from '../resultado.ts';

export interface GatewayMensagem {
  /** Not safe to repeat after `desconhecido`: the person may get it twice. */
  readonly enviarSms: (sms: Sms, contexto?: ContextoChamada) => Promise<Resultado<{ readonly idMensagem: string }>>;
}

export interface Sms {
  /** Digits only, country first: 5511999998888. */
  readonly para: string;
  readonly texto: string;
}
