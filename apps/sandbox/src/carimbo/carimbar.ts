import { createHash, randomBytes, sign } from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_contentType,
  id_messageDigest,
  id_signedData,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import type { TimeStampReq } from '@peculiar/asn1-tsp';
import { id_ct_tstInfo, PKIStatus, PKIStatusInfo, TimeStampResp, TimeStampToken, TSTInfo } from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { certificadoDoCarimbo, ECDSA_COM_SHA256, emBuffer } from './certificado.ts';
import { chaveDoCarimbo } from './chave.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
/** The policy of an authority that promises nothing. */
const POLITICA = '1.3.6.1.4.1.99999.1';
/** The certificate that signed, named in what it signs (RFC 5816). */
const CERTIFICADO_ASSINANTE = '1.2.840.113549.1.9.16.2.47';
/** `SEQUENCE { SEQUENCE { SEQUENCE { OCTET STRING } } }` around a SHA-256. */
const ANTES_DO_HASH = Buffer.from('3026302430220420', 'hex');
/** `SET`: the tag under which signed attributes are signed; within a token they have another (RFC 5652 §5.4). */
const CONJUNTO = 0x31;

function sha256(bytes: ArrayBuffer): Buffer {
  return createHash('sha256').update(Buffer.from(bytes)).digest();
}

/** The answer to a good request: a token over its imprint, at the authority's time (RFC 3161 §2.4.2). */
export function carimbar(pedido: TimeStampReq, em: Date): ArrayBuffer {
  const conteudo = AsnConvert.serialize(
    new TSTInfo({
      policy: pedido.reqPolicy ?? POLITICA,
      messageImprint: pedido.messageImprint,
      serialNumber: emBuffer(Buffer.concat([Buffer.of(1), randomBytes(8)])),
      genTime: em,
      ...(pedido.nonce !== undefined && { nonce: pedido.nonce }),
    }),
  );
  const certificado = certificadoDoCarimbo();
  const algoritmo = new AlgorithmIdentifier({ algorithm: SHA256 });
  const assinado = new SignedData({
    version: CMSVersion.v3,
    digestAlgorithms: new DigestAlgorithmIdentifiers([algoritmo]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_ct_tstInfo,
      eContent: new EncapsulatedContent({ single: new OctetString(conteudo) }),
    }),
    ...(pedido.certReq && { certificates: new CertificateSet([new CertificateChoices({ certificate: certificado })]) }),
    signerInfos: new SignerInfos([assinar(conteudo, algoritmo)]),
  });
  const timeStampToken = new TimeStampToken({ contentType: id_signedData, content: AsnConvert.serialize(assinado) });
  const status = new PKIStatusInfo({ status: PKIStatus.granted });
  return AsnConvert.serialize(new TimeStampResp({ status, timeStampToken }));
}

/** The answer to a request that the authority refuses. */
export function recusar(): ArrayBuffer {
  return AsnConvert.serialize(new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) }));
}

function assinar(conteudo: ArrayBuffer, digestAlgorithm: AlgorithmIdentifier): SignerInfo {
  const certificado = certificadoDoCarimbo();
  const { issuer, serialNumber } = certificado.tbsCertificate;
  const hash = sha256(AsnConvert.serialize(certificado));
  const signedAttrs = [
    new Attribute({ attrType: id_contentType, attrValues: [identificador(id_ct_tstInfo)] }),
    new Attribute({
      attrType: id_messageDigest,
      attrValues: [AsnConvert.serialize(new OctetString(sha256(conteudo)))],
    }),
    new Attribute({
      attrType: CERTIFICADO_ASSINANTE,
      attrValues: [emBuffer(Buffer.concat([ANTES_DO_HASH, hash]))],
    }),
  ];
  const partes = {
    version: CMSVersion.v1,
    sid: new SignerIdentifier({ issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }) }),
    digestAlgorithm,
    signedAttrs,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ECDSA_COM_SHA256 }),
  };
  const assinatura = sign('sha256', conjunto(signedAttrs), chaveDoCarimbo());
  return new SignerInfo({ ...partes, signature: new OctetString(assinatura) });
}

/** The attributes as they are signed: a set of them, each in its DER, the shortest first. */
function conjunto(atributos: readonly Attribute[]): Buffer {
  const conteudo = Buffer.concat(atributos.map((atributo) => Buffer.from(AsnConvert.serialize(atributo))));
  return Buffer.concat([Buffer.of(CONJUNTO, LONGO, conteudo.length), conteudo]);
}
/** The next byte is the length: of 128 to 255 bytes. */
const LONGO = 0x81;

/** An object identifier in DER: the first element of the sequence that an algorithm is, after its tag and length. */
function identificador(oid: string): ArrayBuffer {
  const algoritmo = Buffer.from(AsnConvert.serialize(new AlgorithmIdentifier({ algorithm: oid })));
  return emBuffer(algoritmo.subarray(2, 4 + (algoritmo[3] ?? 0)));
}
