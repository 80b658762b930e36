import type { Deps } from '../../../http/deps.ts';
import type { CobraPorProvedor } from '../meios/meio.ts';
import { cobradoresComProvedor } from '../meios/meios.ts';

const ESPERA_MS = 15_000;

/**
 * Tells each provider which address to call, when the API starts, and tries again until it answers. Returns the function
 * that stops the tries. Payments do not depend on it: the reconciliation finds the payments whose notice is lost.
 */
export function registrarWebhooks(deps: Deps): () => void {
  const paradas = cobradoresComProvedor(deps).map((meio) => registrar(deps, meio));
  return () => {
    for (const parar of paradas) parar();
  };
}

function registrar(deps: Deps, { provedor, chamaEm, registrar: registro }: CobraPorProvedor): () => void {
  if (chamaEm === undefined || registro === undefined) return () => undefined;
  const dizer = registro;
  const endereco = `${deps.config.appUrl.replace(/\/+$/, '')}/api/v1/webhook/${chamaEm[0]}`;
  let parado = false;
  let espera: NodeJS.Timeout | undefined;
  async function tentar(): Promise<void> {
    const r = await dizer(deps, endereco);
    if (r.situacao === 'ok') return deps.log.info({ provedor }, 'webhook registered');
    deps.log.warn({ provedor, situacao: r.situacao }, 'webhook not registered yet');
    if (!parado) espera = setTimeout(() => void tentar(), ESPERA_MS);
  }
  void tentar();
  return () => {
    parado = true;
    clearTimeout(espera);
  };
}
