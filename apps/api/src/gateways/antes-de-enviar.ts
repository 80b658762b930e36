/** Failures that happen before the first byte of a request leaves: the provider knows nothing of it. */
const SEM_CONEXAO = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/**
 * True if an error code of the system or of TLS says that nothing was sent: no connection, or a certificate that was
 * not trusted.
 */
export function antesDeEnviar(codigo: string): boolean {
  const certificado = codigo.startsWith('ERR_TLS') || codigo.startsWith('CERT_') || codigo.includes('_CERT');
  return certificado || SEM_CONEXAO.has(codigo);
}
