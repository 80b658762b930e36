import { createHmac } from 'node:crypto';
import type { Contexto } from '../contexto.ts';
import { MERCADO_PAGO } from './credenciais.ts';
import type { PagamentoGuardado } from './guarda.ts';
import { novoId } from './guarda.ts';

/** Tells the address of a payment of a change of it, signed over the id that stands in the address. */
export function avisarDoPagamento(contexto: Contexto, p: PagamentoGuardado): void {
  avisar(contexto, { p, tipo: 'payment', alvo: String(p.id), acao: 'payment.updated' });
}

export function avisarDaContestacao(contexto: Contexto, p: PagamentoGuardado, id: string): void {
  avisar(contexto, { p, tipo: 'chargebacks', alvo: id, acao: 'chargebacks.created' });
}

function avisar(
  contexto: Contexto,
  aviso: { readonly p: PagamentoGuardado; readonly tipo: string; readonly alvo: string; readonly acao: string },
): void {
  const { p, tipo, alvo, acao } = aviso;
  if (p.notification_url === undefined) return;
  const id = novoId(contexto);
  const corpo = JSON.stringify({
    id,
    live_mode: false,
    type: tipo,
    date_created: contexto.relogio.agora(),
    user_id: 1,
    api_version: 'v1',
    action: acao,
    data: { id: alvo },
  });
  const url = new URL(p.notification_url);
  url.searchParams.set('data.id', alvo);
  url.searchParams.set('type', tipo);
  contexto.entregas.enviar({ url: url.href, corpo, cabecalhos: cabecalhosDo(alvo, String(id)) });
}

/** The manifest of the signature: id of the address, id of the request, time in seconds. */
export function cabecalhosDo(alvo: string, requisicao: string): Readonly<Record<string, string>> {
  const ts = String(Math.floor(Date.now() / 1_000));
  const manifesto = `id:${alvo};request-id:${requisicao};ts:${ts};`;
  const v1 = createHmac('sha256', MERCADO_PAGO.segredo).update(manifesto).digest('hex');
  return { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requisicao };
}
