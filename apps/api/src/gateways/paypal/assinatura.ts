import type { X509Certificate } from 'node:crypto';
import { verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';

const ALGORITMO = 'SHA256withRSA';

/** The five headers of a notice; undefined when one is missing or names another algorithm. */
type CabecalhosDoAviso = {
  readonly transmissao: string;
  readonly hora: string;
  readonly assinatura: string;
  readonly certificado: string;
};

export function cabecalhosDoAviso(cabecalhos: IncomingHttpHeaders): CabecalhosDoAviso | undefined {
  function dito(nome: string): string {
    const valor = cabecalhos[nome];
    return typeof valor === 'string' ? valor : '';
  }
  const [transmissao, hora, assinatura] = ['id', 'time', 'sig'].map((nome) => dito(`paypal-transmission-${nome}`));
  const certificado = dito('paypal-cert-url');
  if (dito('paypal-auth-algo') !== ALGORITMO || !transmissao || !hora || !assinatura || certificado === '')
    return undefined;
  return { transmissao, hora, assinatura, certificado };
}

/** `<transmission id>|<time>|<our webhook id>|<CRC-32 of the raw body, unsigned, decimal>` */
export function textoAssinado(
  { transmissao, hora }: Pick<CabecalhosDoAviso, 'transmissao' | 'hora'>,
  webhookId: string,
  corpo: Buffer,
): string {
  return `${transmissao}|${hora}|${webhookId}|${crc32(corpo)}`;
}

/** RSA PKCS#1 v1.5 with SHA-256, by the key of a certificate. */
export function assinaturaConfere(texto: string, assinatura: string, certificado: X509Certificate): boolean {
  try {
    return verify('RSA-SHA256', Buffer.from(texto), certificado.publicKey, Buffer.from(assinatura, 'base64'));
  } catch {
    // A signature that cannot be read signs nothing.
    return false;
  }
}
