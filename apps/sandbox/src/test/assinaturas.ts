import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { Credenciais } from '../credenciais.ts';

type Cliente = Pick<Credenciais, 'clienteId' | 'clienteSegredo'>;

export function basic({ clienteId, clienteSegredo }: Cliente): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${clienteId}:${clienteSegredo}`).toString('base64')}` };
}

/**
 * Headers by which the sender of a push message identifies itself (RFC 8292) and says that the message is sealed (RFC
 * 8188).
 */
export function vapid(aud: string): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const k = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const exp = Math.floor(Date.now() / 1_000) + 60;
  const jwt = [
    { typ: 'JWT', alg: 'ES256' },
    { aud, exp, sub: 'mailto:ola@rateia.exemplo.com.br' },
  ]
    .map((parte) => Buffer.from(JSON.stringify(parte)).toString('base64url'))
    .join('.');
  const assinatura = sign('sha256', Buffer.from(jwt), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    authorization: `vapid t=${jwt}.${assinatura.toString('base64url')}, k=${k.toString('base64url')}`,
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: '60',
  };
}

interface PedidoS3 {
  readonly metodo: string;
  readonly caminho: string;
  readonly maquina: string;
  readonly credenciais: Cliente;
}

/** AWS Signature Version 4 of a request whose body is not part of it. */
export function assinaturaS3({ metodo, caminho, maquina, credenciais }: PedidoS3): Record<string, string> {
  const semCorpo = 'UNSIGNED-PAYLOAD';
  const momento = '20261120T120000Z';
  const escopo = '20261120/sa-east-1/s3/aws4_request';
  const canonico = [metodo, caminho, '', `host:${maquina}\n`, 'host', semCorpo].join('\n');
  const chave = escopo.split('/').reduce<Buffer | string>(hmac, `AWS4${credenciais.clienteSegredo}`);
  const texto = ['AWS4-HMAC-SHA256', momento, escopo, createHash('sha256').update(canonico).digest('hex')].join('\n');
  const assinatura = hmac(chave, texto).toString('hex');
  return {
    authorization: `AWS4-HMAC-SHA256 Credential=${credenciais.clienteId}/${escopo}, SignedHeaders=host, Signature=${assinatura}`,
    'x-amz-date': momento,
    'x-amz-content-sha256': semCorpo,
  };
}

function hmac(chave: Buffer | string, dados: string): Buffer {
  return createHmac('sha256', chave).update(dados).digest();
}
