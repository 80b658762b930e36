import type { Centavos } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import { boletoNoFio } from './apresentacao.ts';
import { assinar, chaveDoTexto } from './assinatura.ts';
import { STARK } from './credenciais.ts';
import type { Boleto } from './guarda.ts';
import { novoId } from './guarda.ts';

/** A place that the client registered, and what it wants to hear of. */
export interface Registro {
  readonly id: string;
  readonly url: string;
  readonly subscriptions: readonly string[];
}

export function registrosDe({ guarda }: Pick<Contexto, 'guarda'>) {
  return guarda.parte<Registro>('stark-webhooks');
}
/** The key that signs the notices; another name is another key. */
export function chaveDosEventos({ guarda }: Pick<Contexto, 'guarda'>) {
  return chaveDoTexto(`${STARK.chave}:eventos:${guarda.parte<string>('stark-chave')['atual'] ?? '1'}`);
}

/** From now on notices are signed with another key, as a provider changes it now and then. */
export function trocarChave({ guarda }: Pick<Contexto, 'guarda'>): void {
  const parte = guarda.parte<string>('stark-chave');
  parte['atual'] = String(Number(parte['atual'] ?? '1') + 1);
  guarda.alterado();
}

/** Tells whoever registered of a change of a bill. */
export function avisarDoBoleto(contexto: Contexto, boleto: Boleto, type: string, valor?: Centavos): void {
  const noFio = { ...boletoNoFio(contexto, boleto), ...(valor === undefined ? {} : { amount: valor }) };
  avisar(contexto, { subscription: 'boleto', type, corpo: { boleto: noFio } });
}

/** An event of a product, signed over the bytes that are sent. */
export function avisar(
  contexto: Contexto,
  {
    subscription,
    type,
    corpo: daEntidade,
  }: { readonly subscription: string; readonly type: string; readonly corpo: object },
): void {
  const created = contexto.relogio.agora().replace('Z', '000+00:00');
  const log = { id: novoId(contexto), created, type, errors: [], ...daEntidade };
  const event = { id: novoId(contexto), created, subscription, isDelivered: false, workspaceId: '1', log };
  // The provider writes spaces between the parts: a reader that parses and writes again breaks the signature.
  const corpo = JSON.stringify({ event }, null, 1).replace(/\n\s*/g, ' ');
  const cabecalhos = { 'digital-signature': assinar(corpo, chaveDosEventos(contexto)) };
  for (const { url, subscriptions } of Object.values(registrosDe(contexto)))
    if (subscriptions.includes(subscription)) contexto.entregas.enviar({ url, corpo, cabecalhos });
}
