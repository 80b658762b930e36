import { parede } from './relogio.ts';
import { storage } from './storage.ts';

const BANCO = 'rateia';
const GAVETA = 'chaves';
const NOME = 'sessao';

/**
 * Signs one request with this browser's key (ADR 021): a JWS over address, instant and, on a renewal, the refresh
 * token. Undefined where a browser can keep no key. The private half never leaves the browser: not even this code can
 * read it.
 */
export async function provar(method: string, endereco: string, refreshToken?: string): Promise<string | undefined> {
  const par = await chave(refreshToken !== undefined);
  if (par === undefined) return undefined;
  const { origin, pathname } = new URL(endereco, location.origin);
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', par.publicKey);
  const base = [
    { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } },
    {
      htm: method,
      htu: origin + pathname,
      iat: Math.floor(parede() / 1000),
      ...(refreshToken === undefined
        ? {}
        : { rth: emBase64(await crypto.subtle.digest('SHA-256', bytes(refreshToken))) }),
    },
  ]
    .map((parte) => emBase64(bytes(JSON.stringify(parte))))
    .join('.');
  const assinatura = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, par.privateKey, bytes(base));
  return `${base}.${emBase64(assinatura)}`;
}

/**
 * The key of this browser, made at its first use. A browser that cannot store a key has none. A browser that stored one
 * and cannot read it now fails a renewal, which is tried again, so that it does not look like a thief.
 */
async function chave(renovando: boolean): Promise<CryptoKeyPair | undefined> {
  try {
    const par = await guardada(
      await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']),
    );
    storage.set('chave', true);
    return par;
  } catch (erro) {
    if (renovando && storage.get('chave') === true) throw erro;
    storage.remove('chave');
    return undefined;
  }
}

/** The pair that all tabs share: the stored one, else this one. It is returned once it is stored for good.. */
async function guardada(nova: CryptoKeyPair): Promise<CryptoKeyPair> {
  const banco = await abrir();
  try {
    return await new Promise((resolve, reject) => {
      let par = nova;
      const transacao = banco.transaction(GAVETA, 'readwrite');
      const gaveta = transacao.objectStore(GAVETA);
      const leitura: IDBRequest<CryptoKeyPair | undefined> = gaveta.get(NOME);
      leitura.addEventListener('success', () => {
        if (leitura.result === undefined) gaveta.put(nova, NOME);
        else par = leitura.result;
      });
      transacao.addEventListener('complete', () => resolve(par));
      transacao.addEventListener('abort', () => reject(transacao.error as Error));
    });
  } finally {
    banco.close();
  }
}

function abrir(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const pedido = indexedDB.open(BANCO, 1);
    pedido.addEventListener('upgradeneeded', () => pedido.result.createObjectStore(GAVETA));
    pedido.addEventListener('success', () => resolve(pedido.result));
    pedido.addEventListener('error', () => reject(pedido.error as Error));
  });
}

function bytes(texto: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(texto);
}

function emBase64(dado: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  return btoa(String.fromCodePoint(...new Uint8Array(dado)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
