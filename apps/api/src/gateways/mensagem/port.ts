import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';

export interface GatewayMensagem {
  /** The bot that confirms a number without a code; absent where there is none. */
  readonly telegram?: GatewayTelegram;
  /** Not safe to repeat after `desconhecido`: the person may get it twice. */
  readonly enviarSms: (sms: Sms, contexto?: ContextoChamada) => Promise<Resultado<{ readonly idMensagem: string }>>;
}

export interface Sms {
  /** Digits only, country first: 5511999998888. */
  readonly para: string;
  readonly texto: string;
}

/** The chat-app channel (spec A§3 Message channels: 2). A person opens the conversation; we can only answer in it. */
export interface GatewayTelegram {
  /** The address at which a person begins a conversation that carries this token. */
  readonly linkDaConversa: (token: string) => string;
  /** Not safe to repeat after `desconhecido`: the person may get it twice. */
  readonly enviar: (
    mensagem: MensagemDeTelegram,
    contexto?: ContextoChamada,
  ) => Promise<Resultado<{ readonly idMensagem: string }>>;
  /** Tells the provider where to call; `url` is the address without its secret part. */
  readonly configurarWebhook: (url: string) => Promise<Resultado<void>>;
  readonly interpretarWebhook: (
    webhook: WebhookRecebido,
  ) => { readonly valido: false } | { readonly valido: true; readonly evento: EventoDeTelegram | undefined };
}

interface MensagemDeTelegram {
  /** Id of a conversation that its person opened. */
  readonly conversa: string;
  readonly texto: string;
  /** Shows the button by which a person shares the number of this very account. */
  readonly pedeContato?: boolean;
}

/** An act of a person in his own conversation; a copy of a notice has the same id. */
export type EventoDeTelegram = { readonly id: string; readonly conversa: string } & (
  | { readonly tipo: 'inicio'; readonly token: string }
  /** The 11 digits of the number that Telegram knows this person by; the contact of another person counts as none. */
  | { readonly tipo: 'contato'; readonly telefone: string }
  | { readonly tipo: 'outro' }
);
