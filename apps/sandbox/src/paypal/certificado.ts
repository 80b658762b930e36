import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync, sign } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

const NOME_COMUM = '2.5.4.3';
const RSA_COM_SHA256 = '1.2.840.113549.1.1.11';
/** The encoding of a parameter that is none. */
const NULO = Uint8Array.of(5, 0).buffer;
const BITS = 2_048;
const NOME = 'messageverificationcerts (sandbox)';

interface Assinante {
  readonly chave: KeyObject;
  /** In PEM. */
  readonly certificado: string;
}

let feito: Assinante | undefined;

/** The key that signs the notices, and its certificate, which vouches for itself; made when the first notice leaves. */
export function assinanteDosAvisos(): Assinante {
  feito ??= emitir();
  return feito;
}

function emitir(): Assinante {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: BITS });
  const algoritmo = new AlgorithmIdentifier({ algorithm: RSA_COM_SHA256, parameters: NULO });
  const valor = new AttributeValue({ utf8String: NOME });
  const nome = new Name([
    new RelativeDistinguishedName([new AttributeTypeAndValue({ type: NOME_COMUM, value: valor })]),
  ]);
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: Uint8Array.of(1).buffer,
    signature: algoritmo,
    issuer: nome,
    subject: nome,
    validity: new Validity({ notBefore: new Date('2020-01-01T00:00:00Z'), notAfter: new Date('2099-01-01T00:00:00Z') }),
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
    extensions: new Extensions([
      new Extension({
        extnID: id_ce_basicConstraints,
        critical: true,
        extnValue: new OctetString(AsnConvert.serialize(new BasicConstraints({ cA: true }))),
      }),
    ]),
  });
  const assinado = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), privateKey);
  const der = AsnConvert.serialize(
    new Certificate({
      tbsCertificate,
      signatureAlgorithm: algoritmo,
      signatureValue: Uint8Array.from(assinado).buffer,
    }),
  );
  const linhas =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  const certificado = `-----BEGIN CERTIFICATE-----\n${linhas.join('\n')}\n-----END CERTIFICATE-----\n`;
  return { chave: privateKey, certificado };
}
