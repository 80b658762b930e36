import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

/** No chain of theirs is longer. */
const MAIOR_CADEIA = 6;
/** The provider uses one at a time, and a new one every year or so. */
const GUARDADOS = 8;

export interface ConfigDosCertificados {
  /**
   * The one origin beside PayPal's own hosts from which a certificate is taken, and which vouches for it itself: the
   * sandbox's. In production there is none.
   */
  readonly origemPropria?: string;
}

/**
 * True for an address of PayPal: https, its own domain, the usual port. Without this anybody could name a certificate of
 * his own.
 */
export function enderecoPermitido(endereco: string, { origemPropria }: ConfigDosCertificados): boolean {
  if (!URL.canParse(endereco)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endereco);
  if (username !== '' || password !== '') return false;
  if (origemPropria !== undefined && origin === origemPropria) return true;
  return protocol === 'https:' && port === '' && (hostname === 'paypal.com' || hostname.endsWith('.paypal.com'));
}

let publicas: readonly X509Certificate[] | undefined;
/** The roots that this machine trusts; they are read once. */
function raizesPublicas(): readonly X509Certificate[] {
  publicas ??= rootCertificates.map((pem) => new X509Certificate(pem));
  return publicas;
}

/** The first certificate of a file, if it and those that vouch for it are valid now and lead to a root; undefined otherwise. */
export function certificadoValido(
  pem: string,
  { em, raizes }: { readonly em: number; readonly raizes?: readonly X509Certificate[] },
): X509Certificate | undefined {
  const cadeia = lerCadeia(pem);
  const [primeiro] = cadeia;
  if (primeiro === undefined) return undefined;
  const confiaveis = raizes ?? raizesPublicas();
  let atual: X509Certificate | undefined = primeiro;
  for (let passo = 0; passo < MAIOR_CADEIA && atual !== undefined; passo += 1) {
    const este: X509Certificate = atual;
    if (!valeEm(este, em)) return undefined;
    if (confiaveis.some((raiz) => garante(raiz, este) && valeEm(raiz, em))) return primeiro;
    atual = cadeia.find((outro) => outro !== este && outro.ca && garante(outro, este));
  }
  return undefined;
}

/** True if one certificate signed another, or is the very same one. */
function garante(emissor: X509Certificate, certificado: X509Certificate): boolean {
  if (emissor.raw.equals(certificado.raw)) return true;
  return certificado.checkIssued(emissor) && certificado.verify(emissor.publicKey);
}

function valeEm({ validFrom, validTo }: X509Certificate, em: number): boolean {
  return Date.parse(validFrom) <= em && em <= Date.parse(validTo);
}

function lerCadeia(pem: string): readonly X509Certificate[] {
  try {
    const partes = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
    return partes.map((parte) => new X509Certificate(parte));
  } catch {
    // Bytes that are no certificate vouch for nothing.
    return [];
  }
}

export interface Certificados {
  /** The valid certificate at an address; undefined for one that is not PayPal's, or whose file vouches for nothing. */
  readonly obter: (endereco: string) => Promise<X509Certificate | undefined>;
}

/** Keeps certificates by their address; each is judged again by its dates at every use. */
export function criarCertificados(
  config: ConfigDosCertificados,
  buscar: (endereco: URL) => Promise<string | undefined>,
): Certificados {
  const guardados = new Map<string, string>();
  function julgar(endereco: string, pem: string): X509Certificate | undefined {
    const em = Date.now();
    const proprio = config.origemPropria !== undefined && new URL(endereco).origin === config.origemPropria;
    return certificadoValido(pem, proprio ? { em, raizes: lerCadeia(pem) } : { em });
  }
  return {
    obter: async (endereco) => {
      if (!enderecoPermitido(endereco, config)) return undefined;
      const guardado = guardados.get(endereco);
      if (guardado !== undefined) return julgar(endereco, guardado);
      const pem = await buscar(new URL(endereco));
      const valido = pem === undefined ? undefined : julgar(endereco, pem);
      if (pem === undefined || valido === undefined) return undefined;
      const [maisVelho] = guardados.keys();
      if (guardados.size >= GUARDADOS && maisVelho !== undefined) guardados.delete(maisVelho);
      guardados.set(endereco, pem);
      return valido;
    },
  };
}
