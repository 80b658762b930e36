import type { KeyObject } from 'node:crypto';
import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate and its private key, in PEM. */
export type Certificado = { readonly certificado: string; readonly chave: string };
export type Autoridade = Certificado & { readonly nome: string; readonly privada: KeyObject };

const OID = {
  ecdsaComSha256: '06082a8648ce3d040302',
  nomeComum: '0603550403',
  restricoesBasicas: '0603551d13',
  nomesAlternativos: '0603551d11',
} as const;

function bytes(hexadecimal: string): Buffer {
  return Buffer.from(hexadecimal, 'hex');
}

/** One DER element: tag, length, content. */
function elemento(tag: number, ...partes: readonly Buffer[]): Buffer {
  const conteudo = Buffer.concat(partes);
  const n = conteudo.length;
  const tamanho = n < 0x80 ? [n] : n < 0x100 ? [0x81, n] : [0x82, n >> 8, n & 0xff];
  return Buffer.concat([Buffer.from([tag, ...tamanho]), conteudo]);
}
function sequencia(...partes: readonly Buffer[]): Buffer {
  return elemento(0x30, ...partes);
}
const algoritmo = sequencia(bytes(OID.ecdsaComSha256));
function nomeDe(nome: string): Buffer {
  return sequencia(elemento(0x31, sequencia(bytes(OID.nomeComum), elemento(0x0c, Buffer.from(nome)))));
}
function quando(texto: string): Buffer {
  return elemento(0x18, Buffer.from(texto));
}
function extensao(oid: string, valor: Buffer): Buffer {
  return sequencia(bytes(oid), elemento(0x04, valor));
}
const EH_AUTORIDADE = extensao(OID.restricoesBasicas, sequencia(elemento(0x01, bytes('ff'))));
const NESTA_MAQUINA = extensao(OID.nomesAlternativos, sequencia(elemento(0x87, Buffer.from([127, 0, 0, 1]))));

function emPem(der: Buffer): string {
  const linhas = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${linhas.join('\n')}\n-----END CERTIFICATE-----\n`;
}

type Pedido = {
  readonly nome: string;
  readonly emissor: string;
  readonly publica: KeyObject;
  readonly quemAssina: KeyObject;
  readonly extensao: Buffer;
};

function emitir(p: Pedido): string {
  const conteudo = sequencia(
    elemento(0xa0, elemento(0x02, bytes('02'))),
    elemento(0x02, Buffer.concat([bytes('01'), randomBytes(8)])),
    algoritmo,
    nomeDe(p.emissor),
    sequencia(quando('20200101000000Z'), quando('20990101000000Z')),
    nomeDe(p.nome),
    p.publica.export({ type: 'spki', format: 'der' }),
    elemento(0xa3, sequencia(p.extensao)),
  );
  const assinatura = Buffer.concat([bytes('00'), sign('sha256', conteudo, p.quemAssina)]);
  return emPem(sequencia(conteudo, algoritmo, elemento(0x03, assinatura)));
}

function novoPar() {
  return generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
}
function chaveEmPem(privada: KeyObject): string {
  return privada.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** A certificate authority of its own. */
export function criarAutoridade(nome: string): Autoridade {
  const { publicKey: publica, privateKey: privada } = novoPar();
  const certificado = emitir({ nome, emissor: nome, publica, quemAssina: privada, extensao: EH_AUTORIDADE });
  return { nome, privada, certificado, chave: chaveEmPem(privada) };
}

/** The same private key, sealed. */
export function chaveSelada(chave: string, passphrase: string): string {
  return createPrivateKey(chave).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }).toString();
}

/** A certificate for a client, or for a server on 127.0.0.1. */
export function certificadoDe(autoridade: Autoridade, nome: string): Certificado {
  const { publicKey: publica, privateKey: privada } = novoPar();
  const { nome: emissor, privada: quemAssina } = autoridade;
  return {
    certificado: emitir({ nome, emissor, publica, quemAssina, extensao: NESTA_MAQUINA }),
    chave: chaveEmPem(privada),
  };
}
