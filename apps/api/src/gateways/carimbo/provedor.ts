import type { KeyObject } from 'node:crypto';
import { createECDH, createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ErroDeConfiguracao } from '../erro-de-configuracao.ts';
import { provedor } from '../provedor.ts';
import type { GatewayDeCarimbo } from './port.ts';
import type { ConfigDoCarimbo } from './rfc3161.ts';
import { criarCarimbo } from './rfc3161.ts';

/** The sandbox's authority, whose key is made from a public text. */
const SANDBOX = 'carimbo-apenas-da-sandbox';

/** The timestamp authority of the proofs of pools. Without one a production stamps nothing, and its pages say nothing of it. */
export const carimbo = provedor({
  linhas: z.object({
    CARIMBO_URL: z.url().optional(),
    /** The file of the certificates that are trusted as its roots, in PEM. */
    CARIMBO_AUTORIDADE: z.string().optional(),
  }),
  config: (e, { producao, sandbox }): ConfigDoCarimbo | undefined => {
    const { CARIMBO_URL: url, CARIMBO_AUTORIDADE: arquivo } = e;
    if (url !== undefined && arquivo !== undefined) return { url, confianca: lerCertificados(arquivo) };
    if (url !== undefined || arquivo !== undefined)
      throw new ErroDeConfiguracao('Carimbo pela metade: CARIMBO_URL e CARIMBO_AUTORIDADE vão sempre juntos.');
    return producao ? undefined : { url: `${sandbox}/carimbo`, confianca: [chaveDaSandbox()] };
  },
  criar: (config, { observador, relogio }): GatewayDeCarimbo | undefined =>
    config === undefined ? undefined : criarCarimbo(config, { observador, ...relogio }),
  provas: (config) => (config === undefined ? {} : { enderecos: { CARIMBO_URL: config.url } }),
});

function lerCertificados(arquivo: string): readonly KeyObject[] {
  const blocos =
    readFileSync(arquivo, 'utf8').match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  if (blocos.length === 0) throw new ErroDeConfiguracao(`CARIMBO_AUTORIDADE: nenhum certificado em ${arquivo}.`);
  return blocos.map((bloco) => new X509Certificate(bloco).publicKey);
}

/** The public half of the sandbox's key. */
export function chaveDaSandbox(): KeyObject {
  const troca = createECDH('prime256v1');
  troca.setPrivateKey(createHash('sha256').update(SANDBOX).digest());
  const ponto = troca.getPublicKey();
  const [x, y] = [ponto.subarray(1, 33).toString('base64url'), ponto.subarray(33).toString('base64url')];
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
