import { createPublicKey, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Contexto } from '../contexto.ts';
import { assinanteDosAvisos } from './certificado.ts';
import { WEBHOOK_DO_PAYPAL } from './credenciais.ts';
import { novoId, webhookDe } from './guarda.ts';

/** The ways in which a notice may be false. */
export type Fraude = 'outroLugar' | 'corpoTrocado' | 'outroAmbiente';

interface Evento {
  readonly tipo: string;
  readonly tipoDaCoisa: string;
  readonly coisa: object;
}

/** Sends an event to the address of the webhook, signed over the bytes that leave; or a false one. */
export function avisar(contexto: Contexto, { tipo, tipoDaCoisa, coisa }: Evento, fraude?: Fraude): void {
  const registrado = webhookDe(contexto)[WEBHOOK_DO_PAYPAL];
  if (registrado === undefined || !registrado.eventos.includes(tipo)) return;
  const corpo = JSON.stringify({
    id: `WH-${novoId(contexto)}-${novoId(contexto)}`,
    event_version: '1.0',
    create_time: contexto.relogio.agora(),
    resource_type: tipoDaCoisa,
    event_type: tipo,
    resource: coisa,
    links: [],
  });
  const transmissao = contexto.sorteio.hexadecimal(32);
  // True time, whatever the test clock says.
  const hora = new Date().toISOString().replace(/\.\d{3}Z$/, 'Z');
  const webhook = fraude === 'outroAmbiente' ? novoId(contexto) : WEBHOOK_DO_PAYPAL;
  const texto = `${transmissao}|${hora}|${webhook}|${crc32(Buffer.from(corpo))}`;
  const cabecalhos = {
    'paypal-transmission-id': transmissao,
    'paypal-transmission-time': hora,
    'paypal-transmission-sig': sign('sha256', Buffer.from(texto), assinanteDosAvisos().chave).toString('base64'),
    'paypal-cert-url': enderecoDoCertificado(contexto, fraude),
    'paypal-auth-algo': 'SHA256withRSA',
  };
  const enviado = fraude === 'corpoTrocado' ? corpo.replace('"event_version":"1.0"', '"event_version":"1.1"') : corpo;
  contexto.entregas.enviar({ url: registrado.url, corpo: enviado, cabecalhos });
}

/** The same certificate, from a host that is not this one's. */
function enderecoDoCertificado({ maquina }: Pick<Contexto, 'maquina'>, fraude: Fraude | undefined): string {
  const base = fraude === 'outroLugar' ? `127.0.0.1:${maquina().split(':')[1]}` : maquina();
  return `http://${base}/paypal/v1/notifications/certs/CERT-360caa42-fca2a594-sandbox`;
}

/** The provider's own look at a notice: five headers, the id of the webhook, and the event. */
export function conferirAviso(dito: {
  readonly transmissao: string;
  readonly hora: string;
  readonly assinatura: string;
  readonly webhook: string;
  readonly evento: unknown;
}): boolean {
  const crc = crc32(Buffer.from(JSON.stringify(dito.evento)));
  const texto = `${dito.transmissao}|${dito.hora}|${dito.webhook}|${crc}`;
  const publica = createPublicKey(assinanteDosAvisos().chave);
  const confere = verify('sha256', Buffer.from(texto), publica, Buffer.from(dito.assinatura, 'base64'));
  return confere && dito.webhook === WEBHOOK_DO_PAYPAL;
}
