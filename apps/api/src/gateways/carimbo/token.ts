import type { KeyObject } from 'node:crypto';
import { createHash, verify, X509Certificate } from 'node:crypto';
import type { Attribute, SignerInfo } from '@peculiar/asn1-cms';
import { ContentInfo, id_messageDigest, id_signedData, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { id_ct_tstInfo, TSTInfo } from '@peculiar/asn1-tsp';
import { id_kp_timeStamping } from '@peculiar/asn1-x509';
import { instanteDe } from '@rateia/domain/datas';
import type { Carimbo } from './port.ts';

/** The hashes that an authority may sign with, by their object identifiers. */
const RESUMOS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
export const SHA256 = '2.16.840.1.101.3.4.2.1';
const CERTIFICADO_ASSINANTE = '1.2.840.113549.1.9.16.2.47';
/** `SET`: the tag under which signed attributes are signed (RFC 5652 §5.4). */
const CONJUNTO = 0x31;
/** No chain of an authority is longer. */
const MAIOR_CADEIA = 4;

type Esperado = {
  readonly resumo: Buffer;
  /** The number of the request; a stored token has no request any more. */
  readonly nonce?: Buffer;
  /** The public keys that are trusted: those of the authority's root certificates. */
  readonly confianca: readonly KeyObject[];
};

/**
 * Reads a token and verifies all of it: that it is over this hash, answers this request, was signed, by a certificate that is for
 * timestamps alone and leads to a trusted key, at a moment at which it was valid. Undefined when any of it does not hold.
 */
export function conferirToken(token: Buffer, esperado: Esperado): Carimbo | undefined {
  try {
    return conferir(token, esperado);
  } catch {
    // Bytes that cannot be read as a token prove nothing.
    return undefined;
  }
}

function conferir(token: Buffer, esperado: Esperado): Carimbo | undefined {
  const lido = lerToken(token);
  if (lido === undefined) return undefined;
  const { info, conteudo, assinante, certificados } = lido;
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const mesmoResumo = hashAlgorithm.algorithm === SHA256 && esperado.resumo.equals(Buffer.from(hashedMessage.buffer));
  const mesmoPedido =
    esperado.nonce === undefined || esperado.nonce.equals(Buffer.from(info.nonce ?? new ArrayBuffer(0)));
  if (!mesmoResumo || !mesmoPedido) return undefined;
  const dele = certificados.find((certificado) => assinou(certificado, { assinante, conteudo }));
  if (dele === undefined || !serveEm(dele, info.genTime)) return undefined;
  if (!levaAConfianca(dele, { certificados, confianca: esperado.confianca })) return undefined;
  return { token, em: instanteDe(info.genTime.getTime()), autoridade: nomeDe(dele) };
}

/** The parts of a token; throws for bytes that are none. */
function lerToken(token: Buffer) {
  const { contentType, content } = AsnConvert.parse(token, ContentInfo);
  if (contentType !== id_signedData) return undefined;
  const { encapContentInfo, signerInfos, certificates } = AsnConvert.parse(content, SignedData);
  const conteudo = encapContentInfo.eContent?.single?.buffer;
  const [assinante, ...outros] = signerInfos;
  if (encapContentInfo.eContentType !== id_ct_tstInfo || conteudo === undefined) return undefined;
  if (assinante === undefined || outros.length > 0) return undefined;
  const certificados = [...(certificates ?? [])].flatMap(({ certificate }) =>
    certificate === undefined ? [] : [new X509Certificate(Buffer.from(AsnConvert.serialize(certificate)))],
  );
  return { info: AsnConvert.parse(conteudo, TSTInfo), conteudo: Buffer.from(conteudo), assinante, certificados };
}

/** True if the signed attributes are over this content and name this certificate, and its key signed them. */
function assinou(
  certificado: X509Certificate,
  { assinante, conteudo }: { readonly assinante: SignerInfo; readonly conteudo: Buffer },
): boolean {
  const { digestAlgorithm, signedAttrs = [], signature } = assinante;
  const resumo = RESUMOS[digestAlgorithm.algorithm];
  const doConteudo = atributo(assinante, id_messageDigest);
  const doCertificado = atributo(assinante, CERTIFICADO_ASSINANTE);
  if (resumo === undefined || doConteudo === undefined) return false;
  const hash = createHash(resumo).update(conteudo).digest();
  if (!hash.equals(Buffer.from(AsnConvert.parse(doConteudo, OctetString).buffer))) return false;
  const nomeado = createHash('sha256').update(certificado.raw).digest();
  if (doCertificado !== undefined && !Buffer.from(doCertificado).includes(nomeado)) return false;
  return verify(resumo, conjunto(signedAttrs), certificado.publicKey, Buffer.from(signature.buffer));
}

/** The attributes as they are signed: a set of them, each in its DER, in the order in which they stand. */
function conjunto(atributos: readonly Attribute[]): Buffer {
  const conteudo = Buffer.concat(atributos.map((um) => Buffer.from(AsnConvert.serialize(um))));
  const tamanho = conteudo.length < 0x80 ? [conteudo.length] : tamanhoLongo(conteudo.length);
  return Buffer.concat([Buffer.from([CONJUNTO, ...tamanho]), conteudo]);
}
function tamanhoLongo(tamanho: number): readonly number[] {
  return tamanho < 0x100 ? [0x81, tamanho] : [0x82, tamanho >> 8, tamanho & 0xff];
}

function atributo({ signedAttrs = [] }: SignerInfo, tipo: string): ArrayBuffer | undefined {
  return signedAttrs.find(({ attrType }) => attrType === tipo)?.attrValues[0];
}

/** A certificate for timestamps, and for nothing else, that is valid at the moment (RFC 3161 §2.3). */
function serveEm(certificado: X509Certificate, em: Date): boolean {
  const usos = certificado.keyUsage ?? [];
  const valido = new Date(certificado.validFrom) <= em && em <= new Date(certificado.validTo);
  return valido && usos.length === 1 && usos[0] === id_kp_timeStamping;
}

function levaAConfianca(
  certificado: X509Certificate,
  {
    certificados,
    confianca,
  }: { readonly certificados: readonly X509Certificate[]; readonly confianca: readonly KeyObject[] },
): boolean {
  let atual: X509Certificate | undefined = certificado;
  for (let passo = 0; passo < MAIOR_CADEIA && atual !== undefined; passo += 1) {
    const este: X509Certificate = atual;
    if (confianca.some((chave) => este.verify(chave))) return true;
    atual = certificados.find(
      (outro) => outro !== este && outro.ca && este.checkIssued(outro) && este.verify(outro.publicKey),
    );
  }
  return false;
}

function nomeDe({ subject }: X509Certificate): string {
  return /^CN=(.+)$/m.exec(subject)?.[1] ?? subject;
}
