import { createPublicKey, sign } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_kp_timeStamping,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';
import { chaveDoCarimbo } from './chave.ts';

const NOME_COMUM = '2.5.4.3';
export const ECDSA_COM_SHA256 = '1.2.840.10045.4.3.2';
export const NOME_DA_AUTORIDADE = 'Autoridade de carimbo do tempo (sandbox)';

function nome(): Name {
  const valor = new AttributeValue({ utf8String: NOME_DA_AUTORIDADE });
  return new Name([new RelativeDistinguishedName([new AttributeTypeAndValue({ type: NOME_COMUM, value: valor })])]);
}

function extensao(extnID: string, valor: object): Extension {
  return new Extension({ extnID, critical: true, extnValue: new OctetString(AsnConvert.serialize(valor)) });
}

let feito: Certificate | undefined;

/** The certificate of the authority, signed by its own key, for timestamps alone (RFC 3161 §2.3); one for each run of the sandbox. */
export function certificadoDoCarimbo(): Certificate {
  feito ??= emitir();
  return feito;
}

function emitir(): Certificate {
  const chave = chaveDoCarimbo();
  const publica = createPublicKey(chave).export({ type: 'spki', format: 'der' });
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: ECDSA_COM_SHA256 });
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: Uint8Array.of(1).buffer,
    signature: signatureAlgorithm,
    issuer: nome(),
    subject: nome(),
    validity: new Validity({ notBefore: new Date('2020-01-01T00:00:00Z'), notAfter: new Date('2099-01-01T00:00:00Z') }),
    subjectPublicKeyInfo: AsnConvert.parse(publica, SubjectPublicKeyInfo),
    extensions: new Extensions([
      extensao(id_ce_basicConstraints, new BasicConstraints({ cA: true })),
      extensao(id_ce_extKeyUsage, new ExtendedKeyUsage([id_kp_timeStamping])),
    ]),
  });
  const assinado = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), chave);
  return new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue: emBuffer(assinado) });
}

export function emBuffer(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
