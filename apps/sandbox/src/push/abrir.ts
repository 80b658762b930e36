import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { objeto, texto } from '../psp/validacao.ts';

const CURVA = 'prime256v1';
const SAL = 16;
const MARCA_DE_AUTENTICIDADE = 16;

/** A browser that allowed messages, with the keys that it made; the private one never leaves a real browser. */
export interface AparelhoPush {
  readonly p256dh: string;
  readonly auth: string;
  readonly privada: string;
}

/** New keys, as a browser makes them when a page subscribes (RFC 8291 §2). */
export function novoAparelho(auth: string): AparelhoPush {
  const troca = createECDH(CURVA);
  troca.generateKeys();
  return { p256dh: troca.getPublicKey('base64url'), privada: troca.getPrivateKey('base64url'), auth };
}

/** Opens a message as the browser does (RFC 8291 §3.4; RFC 8188); undefined for one that was not sealed for it. */
export function abrirPush(corpo: Buffer, aparelho: AparelhoPush): string | undefined {
  const comprimento = corpo.at(SAL + 4) ?? 0;
  const inicio = SAL + 5 + comprimento;
  if (corpo.length <= inicio + MARCA_DE_AUTENTICIDADE) return undefined;
  const sal = corpo.subarray(0, SAL);
  const deles = corpo.subarray(SAL + 5, inicio);
  function derivar(material: Buffer, tempero: Buffer, info: Buffer, bytes: number) {
    return Buffer.from(hkdfSync('sha256', material, tempero, info, bytes));
  }
  try {
    const troca = createECDH(CURVA);
    troca.setPrivateKey(Buffer.from(aparelho.privada, 'base64url'));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(aparelho.p256dh, 'base64url'), deles]);
    const material = derivar(troca.computeSecret(deles), Buffer.from(aparelho.auth, 'base64url'), info, 32);
    const chave = derivar(material, sal, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derivar(material, sal, Buffer.from('Content-Encoding: nonce\0'), 12);
    const aberto = createDecipheriv('aes-128-gcm', chave, nonce);
    aberto.setAuthTag(corpo.subarray(-MARCA_DE_AUTENTICIDADE));
    const claro = Buffer.concat([
      aberto.update(corpo.subarray(inicio, -MARCA_DE_AUTENTICIDADE)),
      aberto.final(),
    ]).toString('utf8');
    return claro.endsWith('\u0002') ? claro.slice(0, -1) : undefined;
  } catch {
    // A key or a seal that does not fit: nothing can be read, and no more can be said.
    return undefined;
  }
}

/** True if the sender proved his identity to this service and for now (RFC 8292 §2, §3). */
export function autorizado(
  cabecalho: string | undefined,
  { origem, agoraMs }: { readonly origem: string; readonly agoraMs: number },
) {
  const [, jwt = '', k = ''] = /^vapid t=([\w.-]+), ?k=([\w-]{87})$/.exec(cabecalho ?? '') ?? [];
  const [cabeca = '', conteudo = '', assinatura = ''] = jwt.split('.');
  const ponto = Buffer.from(k, 'base64url');
  if (ponto.length !== 65) return false;
  const { aud, exp, sub } = objeto(lerJson(Buffer.from(conteudo, 'base64url').toString('utf8')));
  const validade = Number(exp) * 1_000 - agoraMs;
  if (aud !== origem || !(validade > 0 && validade <= 86_400_000)) return false;
  if (!/^(mailto:|https:)/.test(texto(sub) ?? '')) return false;
  const chave = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: ponto.subarray(1, 33).toString('base64url'),
      y: ponto.subarray(33).toString('base64url'),
    },
  });
  return verify(
    'sha256',
    Buffer.from(`${cabeca}.${conteudo}`),
    { key: chave, dsaEncoding: 'ieee-p1363' },
    Buffer.from(assinatura, 'base64url'),
  );
}

export function lerJson(claro: string): unknown {
  try {
    return JSON.parse(claro);
  } catch {
    return undefined;
  }
}
