import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/*
 * An authenticator in software: makes a key pair for a site and signs its challenges, as WebAuthn Level 3 has it. Tests of
 * the calls use it; the browser tests use the browser's own virtual one.
 */
type OpcoesDeCadastro = { readonly challenge: string; readonly rp: { readonly id?: string | undefined } };
type OpcoesDeUso = { readonly challenge: string; readonly rpId?: string | undefined };

const BANDEIRAS = { presente: 0x01, verificado: 0x04, comCredencial: 0x40 } as const;
function b64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

export function criarChaveVirtual(origem: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let contador = 0;
  const jwk = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(jwk.x ?? '', 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(jwk.y ?? '', 'base64url'))],
  ]);
  function dadosDoCliente(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: origem, crossOrigin: false }));
  }
  function dadosDoAutenticador(rpId: string, bandeiras: number, resto: Buffer = Buffer.alloc(0)): Buffer {
    const cauda = Buffer.alloc(5);
    cauda[0] = bandeiras;
    cauda.writeUInt32BE(contador, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), cauda, resto]);
  }
  const comuns = { id: b64(id), rawId: b64(id), type: 'public-key' as const, clientExtensionResults: {} };
  return {
    id: b64(id),
    /** Answers `navigator.credentials.create`. */
    criar: ({ challenge, rp }: OpcoesDeCadastro) => {
      const tamanho = Buffer.alloc(2);
      tamanho.writeUInt16BE(id.length);
      const credencial = Buffer.concat([Buffer.alloc(16), tamanho, id, isoCBOR.encode(cose)]);
      const { presente, verificado, comCredencial } = BANDEIRAS;
      const authData = dadosDoAutenticador(rp.id ?? '', presente | verificado | comCredencial, credencial);
      const objeto = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        ...comuns,
        response: {
          clientDataJSON: b64(dadosDoCliente('webauthn.create', challenge)),
          attestationObject: b64(isoCBOR.encode(objeto as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      };
    },
    /**
     * Answers `navigator.credentials.get`; `contadorDe` makes a copy of the key whose counter stayed behind, `semPessoa` a
     * key that only was touched.
     */
    usar: (
      { challenge, rpId }: OpcoesDeUso,
      { contadorDe, semPessoa = false }: { readonly contadorDe?: number; readonly semPessoa?: boolean } = {},
    ) => {
      contador = contadorDe ?? contador + 1;
      const clientData = dadosDoCliente('webauthn.get', challenge);
      const bandeiras = semPessoa ? BANDEIRAS.presente : BANDEIRAS.presente | BANDEIRAS.verificado;
      const authData = dadosDoAutenticador(rpId ?? '', bandeiras);
      const assinado = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      return {
        ...comuns,
        response: {
          clientDataJSON: b64(clientData),
          authenticatorData: b64(authData),
          signature: b64(sign('sha256', assinado, privateKey)),
        },
      };
    },
  };
}
