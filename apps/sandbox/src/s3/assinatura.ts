import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

type Pedido = {
  readonly metodo: string;
  readonly url: URL;
  readonly cabecalhos: IncomingHttpHeaders;
  readonly corpo: Buffer;
};
type Credencial = { readonly id: string; readonly segredo: string };

function hex(dados: string | Buffer): string {
  return createHash('sha256').update(dados).digest('hex');
}
function hmac(chave: string | Buffer, dados: string): Buffer {
  return createHmac('sha256', chave).update(dados).digest();
}
function escapar(t: string): string {
  return encodeURIComponent(t).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Whether a request carries the AWS Signature Version 4 that this credential makes for it, worked out anew from the request. */
export function assinaturaConfere(pedido: Pedido, { id, segredo }: Credencial): boolean {
  const cabecalho =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, quem, dia = '', regiao = '', nomes = '', assinatura = ''] =
    cabecalho.exec(String(pedido.cabecalhos['authorization'] ?? '')) ?? [];
  const momento = String(pedido.cabecalhos['x-amz-date'] ?? '');
  if (quem !== id || !momento.startsWith(dia)) return false;
  const declarado = String(pedido.cabecalhos['x-amz-content-sha256'] ?? '');
  if (declarado !== 'UNSIGNED-PAYLOAD' && declarado !== hex(pedido.corpo)) return false;
  const valores = nomes.split(';').map((n) => `${n}:${String(pedido.cabecalhos[n] ?? '').trim()}\n`);
  const busca = [...pedido.url.searchParams].map(([n, v]) => `${escapar(n)}=${escapar(v)}`).sort();
  const canonico = [pedido.metodo, pedido.url.pathname, busca.join('&'), valores.join(''), nomes, declarado].join('\n');
  const escopo = `${dia}/${regiao}/s3/aws4_request`;
  const chave = ['aws4_request', 's3', regiao, dia].reduceRight<Buffer | string>(hmac, `AWS4${segredo}`);
  const esperada = hmac(chave, ['AWS4-HMAC-SHA256', momento, escopo, hex(canonico)].join('\n'));
  return timingSafeEqual(esperada, Buffer.from(assinatura, 'hex'));
}
