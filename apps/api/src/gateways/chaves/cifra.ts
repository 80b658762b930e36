import type { KeyObject } from 'node:crypto';
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Chaveiro, Cifra } from './port.ts';

const VERSAO = 1;
const IV = 12;
const TAG = 16;

function derivar(mestra: Buffer, uso: string): Buffer {
  return Buffer.from(hkdfSync('sha256', mestra, Buffer.alloc(0), `rateia:${uso}`, 32));
}

function selar(chave: Buffer, texto: Buffer, contexto: string): Buffer {
  const iv = randomBytes(IV);
  const c = createCipheriv('aes-256-gcm', chave, iv).setAAD(Buffer.from(contexto));
  const corpo = Buffer.concat([c.update(texto), c.final()]);
  return Buffer.concat([iv, c.getAuthTag(), corpo]);
}

function abrir(chave: Buffer, selado: Buffer, contexto: string): Buffer {
  const d = createDecipheriv('aes-256-gcm', chave, selado.subarray(0, IV)).setAAD(Buffer.from(contexto));
  d.setAuthTag(selado.subarray(IV, IV + TAG));
  return Buffer.concat([d.update(selado.subarray(IV + TAG)), d.final()]);
}

/** Cipher over the keys of a provider. Stored form: version, key id length, key id, iv, tag, ciphertext. */
export function criarCifra(provedor: Chaveiro): Cifra {
  function atual() {
    const [primeira] = provedor.mestras();
    if (primeira === undefined) throw new Error('the key provider has no key');
    return primeira;
  }
  function porId(id: string) {
    const achada = provedor.mestras().find((m) => m.id === id);
    if (achada === undefined) throw new Error(`unknown key id ${id}`);
    return achada.chave;
  }
  function comEnvelope(uso: string) {
    return {
      selar: (texto: Buffer, contexto: string): Buffer => {
        const { id, chave } = atual();
        const idBytes = Buffer.from(id);
        return Buffer.concat([
          Buffer.from([VERSAO, idBytes.length]),
          idBytes,
          selar(derivar(chave, uso), texto, contexto),
        ]);
      },
      abrir: (dados: Buffer, contexto: string): Buffer => {
        if (dados[0] !== VERSAO) throw new Error('unknown cipher version');
        const fim = 2 + (dados[1] ?? 0);
        return abrir(derivar(porId(dados.subarray(2, fim).toString()), uso), dados.subarray(fim), contexto);
      },
    };
  }
  const pessoal = comEnvelope('dados-pessoais');
  const cofre = comEnvelope('cofre');
  const chaveIndice = createSecretKey(derivar(provedor.indice(), 'indice'));
  function hmac(chave: Buffer | KeyObject, texto: string) {
    return createHmac('sha256', chave).update(texto).digest();
  }
  return {
    cifrar: (texto, contexto) => pessoal.selar(Buffer.from(texto), contexto),
    decifrar: (dados, contexto) => pessoal.abrir(dados, contexto).toString(),
    indice: (valor, contexto) => hmac(chaveIndice, `${contexto}\0${valor}`),
    hashCodigo: (codigo, contexto) => hmac(chaveIndice, `codigo\0${contexto}\0${codigo}`),
    novaChave: () => randomBytes(32),
    embrulhar: (chave, leitor) => cofre.selar(chave, `leitor:${leitor}`),
    desembrulhar: (dados, leitor) => cofre.abrir(dados, `leitor:${leitor}`),
    cifrarCom: (chave, texto, contexto) => selar(chave, Buffer.from(texto), contexto),
    decifrarCom: (chave, dados, contexto) => abrir(chave, dados, contexto).toString(),
    cifrarBytes: (chave, dados, contexto) => selar(chave, dados, contexto),
    decifrarBytes: (chave, dados, contexto) => abrir(chave, dados, contexto),
    chaveAtual: () => atual().id,
    chavesDeToken: () =>
      provedor.mestras().map((m) => ({ id: m.id, segredo: derivar(m.chave, 'token').toString('base64') })),
    sucessor: (token) => hmac(derivar(provedor.indice(), 'refresh'), token).toString('base64url'),
  };
}
