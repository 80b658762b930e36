import { createHash } from 'node:crypto';
import type { Contexto } from '../contexto.ts';
import { ordemNoFio } from './apresentacao.ts';
import { PAGBANK } from './credenciais.ts';
import type { OrdemGuardada } from './guarda.ts';
import { checkoutsDe } from './guarda.ts';

/** The ways in which a notice comes: as it should, or as it was seen to come. */
export type ModoDeAviso = 'assinado' | 'semAssinatura' | 'corpoMexido' | 'daApiAntiga';

/** Tells the address of a page of a payment on it, with the whole order. */
export function avisar(contexto: Contexto, o: OrdemGuardada, modo: ModoDeAviso = 'assinado'): boolean {
  const url = checkoutsDe(contexto)[o.checkout]?.notification_url;
  if (url === undefined) return false;
  const corpo = JSON.stringify(ordemNoFio(contexto, o));
  const assinatura = createHash('sha256').update(`${PAGBANK.token}-${corpo}`).digest('hex');
  const cabecalhos = { 'x-product-id': o.id, 'x-authenticity-token': assinatura };
  const escritas = {
    assinado: { url, corpo, cabecalhos },
    semAssinatura: { url, corpo, cabecalhos: { 'x-product-id': o.id } },
    corpoMexido: { url, corpo: corpo.replaceAll(',"', ', "'), cabecalhos },
    daApiAntiga: {
      url,
      corpo: `notificationCode=${o.id}&notificationType=transaction`,
      cabecalhos: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  };
  contexto.entregas.enviar(escritas[modo]);
  return true;
}
